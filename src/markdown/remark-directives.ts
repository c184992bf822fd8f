import type {Paragraph, Parent, Root, Text} from 'mdast';
import type {Directives, TextDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ContentError, failWithAll} from '../lib/contentError';
import {didYouMean} from '../lib/nearest';
import {ADMONITIONS} from '../lib/parsePage';
import {REFERENCE_DIRECTIVES} from '../plugins/api-reference/remark';

/** Leaf directives, which take a line of their own. */
const LEAVES = ['glossary', 'example', ...REFERENCE_DIRECTIVES];

/** Container directives, which wrap other content. */
const CONTAINERS = [...ADMONITIONS, 'tabs', 'tab', 'examples'] as const;

/** A line of text that was probably meant as a directive. */
const FAILED_DIRECTIVE = /^:{2,}[ \t]*[\w-]*/m;

/**
 * Rejects unknown and malformed directives. A colon before a word, as in
 * `registry:2`, stays text.
 */
export const remarkDirectives: Plugin<[], Root> = () => (tree, file) => {
  const errors: ContentError[] = [];
  const source = String(file);
  visit(tree, (node, index, parent) => {
    const place = {file: file.path, line: node.position?.start.line};
    switch (node.type) {
      case 'textDirective': {
        if (isPlain(node)) {
          if (parent && index !== undefined) {
            return replaceByText(parent, index, `:${node.name}`);
          }
        } else {
          errors.push(
            new ContentError(
              {...place, key: `:${node.name}`},
              'directives do not work inside a line',
              'Write \\: for a literal colon, or put the text in `code`.',
            ),
          );
        }
        break;
      }
      case 'leafDirective':
        errors.push(...unknown(node, '::', LEAVES, place));
        break;
      case 'containerDirective':
        errors.push(...unknown(node, ':::', CONTAINERS, place));
        errors.push(...notClosed(node, source, place));
        break;
      case 'paragraph':
        errors.push(...failedDirectives(node, file.path));
        break;
      default:
    }
    return undefined;
  });
  failWithAll(errors);
};

function isPlain({attributes, children}: TextDirective): boolean {
  return children.length === 0 && Object.keys(attributes ?? {}).length === 0;
}

/** Merges text with its neighbors, so that later steps see sentences. */
function replaceByText(parent: Parent, index: number, value: string): number {
  const before = parent.children[index - 1];
  const after = parent.children[index + 1];
  const joined: Text = {type: 'text', value};
  let first = index;
  let count = 1;
  if (before?.type === 'text') {
    joined.value = before.value + joined.value;
    if (before.position) joined.position = before.position;
    first -= 1;
    count += 1;
  }
  if (after?.type === 'text') {
    joined.value += after.value;
    count += 1;
  }
  parent.children.splice(first, count, joined);
  return first;
}

function unknown(
  node: Directives,
  colons: string,
  known: readonly string[],
  place: {file: string; line: number | undefined},
): ContentError[] {
  if (known.includes(node.name)) return [];
  const written = known.map((name) => colons + name);
  return [
    new ContentError(
      {...place, key: colons + node.name},
      'unknown directive',
      `${didYouMean(node.name, known, (name) => colons + name)}Use one of: ${written.join(', ')}.`,
    ),
  ];
}

function notClosed(
  {name, position}: Directives,
  source: string,
  place: {file: string; line: number | undefined},
): ContentError[] {
  if (position?.end.offset === undefined) return [];
  const lines = source
    .slice(position.start.offset, position.end.offset)
    .split('\n');
  const opening = /^:+/.exec(lines[0] ?? '')?.[0] ?? '';
  const closing = /^[\s>]*(:+)\s*$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  if (lines.length > 1 && closing.length >= opening.length) return [];
  return [
    new ContentError(
      {...place, key: `:::${name}`},
      'this directive is not closed',
      'Close it with as many colons as it opens with; an outer directive needs more colons than those inside it.',
    ),
  ];
}

function failedDirectives(node: Paragraph, file: string): ContentError[] {
  const errors: ContentError[] = [];
  let startsLine = true;
  for (const child of node.children) {
    if (child.type === 'text') {
      const lines = child.value.split('\n');
      for (const [index, line] of lines.entries()) {
        const match = FAILED_DIRECTIVE.exec(line);
        if (match === null || (index === 0 && !startsLine)) continue;
        errors.push(
          new ContentError(
            {
              file,
              line: (child.position?.start.line ?? 1) + index,
              key: match[0],
            },
            'this line looks like a directive but is not one',
            'Write :::note[Title] and close it with :::, or ::name{key="value"}.',
          ),
        );
      }
    }
    startsLine = child.type === 'break';
  }
  return errors;
}
