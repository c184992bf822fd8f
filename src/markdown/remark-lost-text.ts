import {existsSync, readFileSync} from 'node:fs';

import {Mistakes} from '@openchoreo/content-errors/mistakes';
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
 * Rejects what the parser silently drops or shows as raw syntax, and what lacks
 * the text that names it: footnotes without a definition, cells beyond the last
 * column, columns without a name, and links without text.
 */
export const remarkLostText: Plugin<[], Root> = () => (tree, file) => {
  const mistakes = new Mistakes(file.path);
  const texts: Text[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node);
    else if (node.type === 'table') checkCells(node, mistakes);
    else if (node.type === 'link') checkText(node, mistakes);
  });
  const references = undefinedReferences(texts, String(file));
  if (references.length > 0) {
    checkReferences(references, definedLabels(tree, file.path), mistakes);
  }
  mistakes.fail();
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

function checkReferences(
  references: readonly Reference[],
  labels: ReadonlySet<string>,
  mistakes: Mistakes,
): void {
  for (const {label, line} of references) {
    if (labels.has(label.toLowerCase())) continue;
    // On a page without footnotes, [^abc] may be part of a regular expression.
    if (!NUMBER.test(label) && labels.size === 0) continue;
    mistakes.add(
      line,
      `[^${label}]`,
      'this footnote has no definition',
      `${didYouMean(label, labels, (near) => `[^${near}]`)}Define it on a line of its own: [^${label}]: The text. If it is not a footnote, write \\[^${label}].`,
    );
  }
}

/** Cells beyond the columns of the header are not shown. */
function checkCells({children}: Table, mistakes: Mistakes): void {
  const header = children[0]?.children ?? [];
  const columns = header.length;
  const unnamed = header.find((cell) => cell.children.length === 0);
  if (unnamed) {
    mistakes.advise(
      unnamed,
      '| |',
      'this column has no name, which screen readers say with each of its cells',
      'Name it in the header: | What | Value |.',
    );
  }
  for (const row of children) {
    const lost = row.children
      .slice(columns)
      .find((cell) => cell.children.length > 0);
    if (!lost) continue;
    mistakes.add(
      row,
      `| ${toString(lost)}`,
      `the row has ${row.children.length} cells but the header has ${columns}, so readers do not see the rest`,
      'Add a column to the header, or write \\| for a literal bar.',
    );
  }
}

/** An image counts as text, because its alternative text names the link. */
function checkText(link: Link, mistakes: Mistakes): void {
  const isEmpty =
    toString(link).trim() === '' &&
    link.children.every(({type}) => type === 'text');
  if (!isEmpty) return;
  mistakes.advise(
    link,
    `[](${link.url})`,
    'this link has no text',
    'Say what it links to: [words](./page.md).',
  );
}
