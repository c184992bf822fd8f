import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {ContentError} from '../../lib/contentError';
import {isMdx} from '../../lib/pageFile';
import {parsePage} from '../../lib/parsePage';
import {isJsxElement, isJsxExpression} from '../mdx/jsx';

/** Lines and columns count from 1; without a column, the line's first sign. */
export type IsCode = (line: number, column?: number) => boolean;

/** A comment may be the id of a heading, which is none in the tree. */
const COMMENT = /\{\/\*.*?\*\/\}/gsu;

/** Offsets in the source. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

function offsets(node: Nodes | undefined): Partial<Stretch> {
  const {start, end} = node?.position ?? {};
  return {
    ...(start?.offset !== undefined && {start: start.offset}),
    ...(end?.offset !== undefined && {end: end.offset}),
  };
}

function stretches(source: string, file: string): Stretch[] {
  const found: Stretch[] = [];
  const add = (start: number | undefined, end: number | undefined): void => {
    if (start !== undefined && end !== undefined) found.push({start, end});
  };
  visit(parsePage(source, file), (node) => {
    const {start, end} = offsets(node);
    if (node.type === 'mdxjsEsm' || isJsxExpression(node)) {
      add(start, end);
    } else if (isJsxElement(node)) {
      // Its tags; what stands between them is text.
      add(start, offsets(node.children[0]).start ?? end);
      add(offsets(node.children.at(-1)).end ?? end, end);
    }
  });
  for (const {0: comment, index} of source.matchAll(COMMENT)) {
    add(index, index + comment.length);
  }
  return found;
}

/**
 * Where a page of MDX holds code: imports, exports, expressions and the tags of
 * elements. The rules of prose and Markdown do not speak of it.
 *
 * @returns For a page of CommonMark, and one that cannot be read: nowhere.
 */
export function codeOfPage(source: string, file: string): IsCode {
  if (!isMdx(file)) return () => false;
  try {
    const code = stretches(source, file);
    const lines = source.split('\n');
    return (line, column) => {
      const before = lines.slice(0, line - 1).join('\n').length;
      const text = lines[line - 1] ?? '';
      const sign = column ?? text.length - text.trimStart().length + 1;
      const offset = before + (line > 1 ? 1 : 0) + sign - 1;
      return code.some(({start, end}) => start <= offset && offset < end);
    };
  } catch (error) {
    if (error instanceof ContentError) return () => false;
    throw error;
  }
}
