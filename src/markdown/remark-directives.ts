import {Mistakes} from '../content-errors/mistakes';
import {didYouMean} from '../content-errors/nearest';
import type {Paragraph, Parent, Root, Text} from 'mdast';
import type {Directives, TextDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ADMONITIONS} from '../lib/pages/parsePage';

/** Container directives, which wrap other content. */
const CONTAINERS = [...ADMONITIONS, 'tabs', 'tab'] as const;

/** A line of text that was probably meant as a directive. */
const FAILED_DIRECTIVE = /^:{2,}[ \t]*[\w-]*/m;

/**
 * Rejects unknown and malformed directives. A colon before a word, as in
 * `registry:2`, stays text.
 *
 * @param leaves - Names of directives that take a line of their own.
 */
export const remarkDirectives: Plugin<[leaves: readonly string[]], Root> =
  (leaves) => (tree, file) => {
    const mistakes = new Mistakes(file.path);
    visit(tree, (node, index, parent) => {
      if (node.type === 'textDirective') {
        if (isPlain(node) && parent && index !== undefined) {
          return replaceByText(parent, index, `:${node.name}`);
        }
        mistakes.add(
          node,
          `:${node.name}`,
          'directives do not work inside a line',
          'Write \\: for a literal colon, or put the text in `code`.',
        );
      } else if (node.type === 'leafDirective') {
        checkName(node, '::', leaves, mistakes);
      } else if (node.type === 'containerDirective') {
        checkName(node, ':::', CONTAINERS, mistakes);
        checkEnd(node, String(file), mistakes);
      } else if (node.type === 'paragraph') checkLines(node, mistakes);
      return undefined;
    });
    mistakes.fail();
  };

function isPlain({attributes, children}: TextDirective): boolean {
  return children.length === 0 && Object.keys(attributes ?? {}).length === 0;
}

/** Merges text with its neighbors, so that later steps see sentences. */
function replaceByText(parent: Parent, index: number, value: string): number {
  const before = parent.children[index - 1];
  const after = parent.children[index + 1];
  const joined: Text =
    before?.type === 'text' ? before : {type: 'text', value: ''};
  joined.value += value + (after?.type === 'text' ? after.value : '');
  const first = joined === before ? index - 1 : index;
  const last = after?.type === 'text' ? index + 1 : index;
  parent.children.splice(first, last - first + 1, joined);
  return first;
}

function checkName(
  node: Directives,
  colons: string,
  known: readonly string[],
  mistakes: Mistakes,
): void {
  if (known.includes(node.name)) return;
  const written = known.map((name) => colons + name);
  mistakes.add(
    node,
    colons + node.name,
    'unknown directive',
    `${didYouMean(node.name, known, (name) => colons + name)}Use one of: ${written.join(', ')}.`,
  );
}

function checkEnd(node: Directives, source: string, mistakes: Mistakes): void {
  const {name, position} = node;
  if (position?.end.offset === undefined) return;
  const lines = source
    .slice(position.start.offset, position.end.offset)
    .split('\n');
  const opening = /^:+/.exec(lines[0] ?? '')?.[0] ?? '';
  const closing = /^[\s>]*(:+)\s*$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  if (lines.length > 1 && closing.length >= opening.length) return;
  mistakes.advise(
    node,
    `:::${name}`,
    'this directive is not closed',
    'Close it with as many colons as it opens with; an outer directive needs more colons than those inside it.',
  );
}

function checkLines(node: Paragraph, mistakes: Mistakes): void {
  let startsLine = true;
  for (const child of node.children) {
    if (child.type === 'text') {
      for (const [index, line] of child.value.split('\n').entries()) {
        const match = FAILED_DIRECTIVE.exec(line);
        if (match === null || (index === 0 && !startsLine)) continue;
        mistakes.add(
          (child.position?.start.line ?? 1) + index,
          match[0],
          'this line looks like a directive but is not one',
          'Write :::note[Title] and close it with :::, or ::name{key="value"}.',
        );
      }
    }
    startsLine = child.type === 'break';
  }
}
