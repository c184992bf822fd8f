import {existsSync, readFileSync} from 'node:fs';

import type {Root, Table, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ContentError, failWithAll} from '../lib/contentError';
import {nearest} from '../lib/nearest';
import {parsePage} from '../lib/parsePage';

/**
 * A footnote as writers set one: right behind a word or a closing mark, and not
 * where a regular expression would go on. Without a definition it is text.
 */
const REFERENCE =
  /(?<=[\p{L}\p{N}.,;:!?)\]}"'”’»*_`~>%])\[\^(?<label>[\p{L}\p{N}_-]+)\](?![*+{(^$|\\\p{L}\p{N}]|\?\S|\[(?!\^))/gu;

const NUMBER = /^\d+$/u;

/**
 * Refuses what the parser drops or shows as signs without a word: a footnote
 * that nothing defines, and cells that no column has.
 */
export const remarkLostText: Plugin<[], Root> = () => (tree, file) => {
  const errors: ContentError[] = [];
  const texts: Text[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node);
    else if (node.type === 'table') errors.push(...lostCells(node, file.path));
  });
  const source = String(file);
  const references = texts.flatMap((node) => undefinedIn(node, source));
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

function undefinedIn({position}: Text, source: string): Reference[] {
  const from = position?.start.offset;
  const to = position?.end.offset;
  if (from === undefined || to === undefined) return [];
  // The signs around the text decide too, such as ** before a footnote.
  const found: Reference[] = [];
  for (const match of source.slice(0, to + 2).matchAll(REFERENCE)) {
    if (match.index < from || match.index >= to) continue;
    const line = source.slice(0, match.index).split('\n').length;
    found.push({label: match.groups?.['label'] ?? '', line});
  }
  return found;
}

/** In a list of posts, the framework shows a page up to a mark: read it whole. */
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
  // Where no footnote is defined, [^abc] may be a part of an expression.
  if (!NUMBER.test(label) && labels.size === 0) return undefined;
  const near = nearest(label, labels);
  return new ContentError(
    {file, line, key: `[^${label}]`},
    'this footnote has no text',
    `${near === undefined ? '' : `Did you mean [^${near}]? `}Write on a line of its own: [^${label}]: The text. Signs that are text are \\[^${label}].`,
  );
}

/** Readers do not see what stands beyond the columns of the header. */
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
        `the row has ${row.children.length} cells, and the header ${columns}: readers do not see the rest`,
        'Add a column to the header, or write \\| for a bar that is text.',
      ),
    ];
  });
}
