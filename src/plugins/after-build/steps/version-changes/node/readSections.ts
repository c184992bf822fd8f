import type {Element} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {
  AHEAD_ANCHOR,
  SINCE_ANCHOR,
} from '@openchoreo/page-tools/html/changeSections';
import {
  findElements,
  withClass,
} from '@openchoreo/page-tools/html/hastElements';
import {contentTree} from '../../../../../lib/pages/htmlToMarkdown';
import {DOCS_VERSIONS} from '../../../../../site/versions';
import {splitWords, type Block, type Section} from '../shared/comparePages';

/** Sections that already describe changes. */
const SKIPPED_SECTIONS: readonly string[] = [SINCE_ANCHOR, AHEAD_ANCHOR];

/** URLs of samples and schemas, which contain the version. */
const VERSIONED_URL = new RegExp(
  `(?<=/(?:samples|schemas)/)(?:${DOCS_VERSIONS.map(({slug}) => slug.replaceAll('.', '\\.')).join('|')})(?=/)`,
  'gu',
);

/** A cell that lists several keys; the next cell has their values. */
const SEVERAL_KEYS = /^`[^`]+`(?:, `[^`]+`)+$/u;

/**
 * Reads the visible content of a page: the text and code of its sections. Link
 * targets and formatting don't count.
 *
 * @param content - The element with the page's own content.
 * @param pageUrl - Absolute URL of the page.
 */
export function readSections(content: Element, pageUrl: string): Section[] {
  const ids = findElements(content, ({tagName}) => /^h[1-6]$/u.test(tagName));
  const sections: {heading: string; id: string; blocks: Block[]}[] = [
    {heading: '', id: '', blocks: []},
  ];
  // A list of kinds also marks earlier changes, which aren't part of the text.
  const marks = findElements(content, withClass('oc-mark')).map(textOf);
  const withoutMarks = (text: string): string =>
    marks.reduce((rest, mark) => rest.replaceAll(mark, ''), text);
  const add = (
    kind: Block['kind'],
    pieces: readonly string[],
    language = '',
  ): void => {
    if (pieces.length === 0) return;
    sections.at(-1)?.blocks.push({kind, language, pieces});
  };
  const visit = (node: Nodes): void => {
    switch (node.type) {
      case 'heading': {
        const id = ids.shift()?.properties['id'];
        if (node.depth === 1) return;
        const heading = phrase(node).trim();
        sections.push({heading, id: id ?? '', blocks: []});
        return;
      }
      case 'paragraph':
        add('text', splitWords(withoutMarks(phrase(node)).trim()));
        return;
      case 'code':
        add('code', withoutVersion(node.value).split('\n'), node.lang ?? '');
        return;
      case 'table':
        add(
          'table',
          node.children.flatMap((row) =>
            rowsOf(row.children.map((cell) => phrase(cell).trim())),
          ),
        );
        return;
      default:
        if ('children' in node) node.children.forEach(visit);
    }
  };
  visit(contentTree(content, {pageUrl}));
  return sections.filter(
    ({id, blocks}) =>
      !SKIPPED_SECTIONS.includes(id) && (id !== '' || blocks.length > 0),
  );
}

/** Text on one line, with code between backticks. */
function phrase(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${withoutVersion(node.value)}\``;
  if (node.type === 'break') return ' ';
  const text =
    'children' in node ? node.children.map(phrase).join('') : toString(node);
  return withoutVersion(text).replaceAll(/\s+/gu, ' ');
}

function withoutVersion(text: string): string {
  return text.replaceAll(VERSIONED_URL, '…');
}

/**
 * One row for each key that a table row names. A name that begins with a dot
 * replaces the last part of the previous full name.
 */
function rowsOf([key = '', value = '', ...rest]: readonly string[]): string[] {
  if (!SEVERAL_KEYS.test(key)) return [[key, value, ...rest].join('\t')];
  let base = '';
  const keys = key.split(', ').map((name) => {
    const bare = name.slice(1, -1);
    if (bare.startsWith('.')) return `\`${base}${bare}\``;
    base = bare.replace(/\.[^.]*$/u, '');
    return name;
  });
  const parts = value.split(', ');
  // `10m, 64Mi → 500m, 128Mi` is one value.
  const isSplit = parts.length === keys.length && value.includes('`');
  return keys.map((name, index) =>
    [name, isSplit ? parts[index] : value, ...rest].join('\t'),
  );
}
