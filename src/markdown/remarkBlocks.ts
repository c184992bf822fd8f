import type {Code, Root, RootContentMap} from 'mdast';
import type {} from 'remark-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {addMistake} from './mistakes';

/** What looks like the first line of a block, and isn't: `::: note`. */
const SPACED_COLONS = /^:{3,} /u;

/** The first or last tag of a fold, or a comment, whose tags don't count. */
const FOLD_OR_COMMENT = /<\/?details\b|<!--.*?-->/gsu;

/**
 * Refuses blocks of code, directives and folds that are not closed, which would go on
 * to the end of the page.
 *
 * ```text
 * :::note     →  :1:1: the block is not closed. Write ::: at its end.
 * Words.
 * ```
 */
export const remarkBlocks: Plugin<[], Root> = () => (tree, file) => {
  const source = String(file);
  /** Lines of the folds that are open. */
  const folds: number[] = [];
  visit(tree, (node) => {
    const {start} = node.position ?? {start: {line: 1, column: 1}};
    if (node.type === 'code' || node.type === 'containerDirective') {
      const mark = missingEnd(node, source);
      if (mark !== '') addMistake(file, {...start, ...notClosed(mark)});
    } else if (node.type === 'html') {
      for (const {0: found, index} of node.value.matchAll(FOLD_OR_COMMENT)) {
        const before = node.value.slice(0, index).split('\n').length - 1;
        if (found === '</details') folds.pop();
        if (found === '<details') folds.push(start.line + before);
      }
    } else if (node.type === 'text') {
      for (const [index, line] of node.value.split('\n').entries()) {
        if (!SPACED_COLONS.test(line)) continue;
        addMistake(file, {
          line: start.line + index,
          what: 'no block begins here',
          remedy: 'Write no space after the colons.',
        });
      }
    }
  });
  for (const line of folds) {
    addMistake(file, {line, ...notClosed('</details>')});
  }
};

function notClosed(mark: string) {
  return {what: 'the block is not closed', remedy: `Write ${mark} at its end.`};
}

/** The mark that a block begins with and doesn't end with; empty if it does. */
function missingEnd(
  {position}: Code | RootContentMap['containerDirective'],
  source: string,
): string {
  const written = source.slice(position?.start.offset, position?.end.offset);
  const [mark = ''] = /^(?:`{3,}|~{3,}|:{3,})/u.exec(written) ?? [];
  const [, ...others] = written.split('\n');
  // In a list or quote, its lines begin with what is around them.
  const last = others.at(-1)?.replace(/^[\s>]*/u, '') ?? '';
  if (last.startsWith(mark)) return '';
  return mark;
}
