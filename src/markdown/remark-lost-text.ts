import {existsSync, readFileSync} from 'node:fs';

import {
  ContentError,
  failWithAll,
  HouseRule,
} from '@openchoreo/content-errors/contentError';
import {didYouMean} from '@openchoreo/content-errors/nearest';
import type {Link, Root, Table, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {parsePage} from '../lib/pages/parsePage';

/**
 * A footnote reference as people write it: right after a word or punctuation,
 * and not where a regular expression would continue. Without a definition, the
 * parser leaves it as text.
 */
const REFERENCE =
  /(?<=[\p{L}\p{N}.,;:!?)\]}"'”’»*_`~>%])\[\^(?<label>[\p{L}\p{N}_-]+)\](?![*+{(^$|\\\p{L}\p{N}]|\?\S|\[(?!\^))/gu;

const NUMBER = /^\d+$/u;

/**
 * Rejects what the parser silently drops or shows as raw syntax: footnotes
 * without a definition, cells beyond the last column, and links without text.
 */
export const remarkLostText: Plugin<[], Root> = () => (tree, file) => {
  const errors: ContentError[] = [];
  const texts: Text[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node);
    else if (node.type === 'table') errors.push(...lostCells(node, file.path));
    else if (node.type === 'link') errors.push(...emptyLink(node, file.path));
  });
  const source = String(file);
  const references = undefinedReferences(texts, source);
  if (references.length > 0) {
    const labels = definedLabels(tree, file.path);
    errors.push(
      ...references.flatMap((one) => errorOf(one, labels, file.path) ?? []),
    );
  }
  failWithAll(errors);
};

interface Reference {
  readonly label: string;
  readonly line: number;
}

/**
 * Finds the references that the parser left as text. Characters around a text
 * matter too, such as ** before a footnote, so the whole source is searched.
 */
function undefinedReferences(
  texts: readonly Text[],
  source: string,
): Reference[] {
  return [...source.matchAll(REFERENCE)].flatMap((match) => {
    const isText = texts.some(({position}) => {
      const from = position?.start.offset ?? source.length;
      const to = position?.end.offset ?? 0;
      return match.index >= from && match.index < to;
    });
    if (!isText) return [];
    const line = source.slice(0, match.index).split('\n').length;
    return [{label: match.groups?.['label'] ?? '', line}];
  });
}

/** In a blog list, the tree ends at the truncate marker: read the file. */
function definedLabels(tree: Root, file: string): ReadonlySet<string> {
  const labels = new Set<string>();
  const trees = existsSync(file)
    ? [tree, parsePage(readFileSync(file, 'utf8'), file)]
    : [tree];
  for (const one of trees) {
    visit(one, 'footnoteDefinition', ({identifier}) => {
      labels.add(identifier.toLowerCase());
    });
  }
  return labels;
}

function errorOf(
  {label, line}: Reference,
  labels: ReadonlySet<string>,
  file: string,
): ContentError | undefined {
  if (labels.has(label.toLowerCase())) return undefined;
  // On a page without footnotes, [^abc] may be part of a regular expression.
  if (!NUMBER.test(label) && labels.size === 0) return undefined;
  return new ContentError(
    {file, line, key: `[^${label}]`},
    'this footnote has no definition',
    `${didYouMean(label, labels, (near) => `[^${near}]`)}Define it on a line of its own: [^${label}]: The text. If it is not a footnote, write \\[^${label}].`,
  );
}

/** Cells beyond the columns of the header are not shown. */
function lostCells({children}: Table, file: string): ContentError[] {
  const columns = children[0]?.children.length ?? 0;
  return children.flatMap((row) => {
    const lost = row.children
      .slice(columns)
      .find((cell) => cell.children.length > 0);
    if (!lost) return [];
    return [
      new ContentError(
        {file, line: row.position?.start.line, key: `| ${toString(lost)}`},
        `the row has ${row.children.length} cells but the header has ${columns}, so readers do not see the rest`,
        'Add a column to the header, or write \\| for a literal bar.',
      ),
    ];
  });
}

/** An image counts as text, because its alternative text names the link. */
function emptyLink(link: Link, file: string): ContentError[] {
  const isEmpty =
    toString(link).trim() === '' &&
    link.children.every(({type}) => type === 'text');
  if (!isEmpty) return [];
  const line = link.position?.start.line;
  return [
    new HouseRule(
      {file, line, key: `[](${link.url})`},
      'this link has no text',
      'Say what it links to: [words](./page.md).',
    ),
  ];
}
