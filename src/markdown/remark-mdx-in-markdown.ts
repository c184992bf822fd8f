import {Mistakes} from '@openchoreo/content-errors/mistakes';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {isMdx} from '../lib/pages/isMdx';

/** Lines that only MDX understands. */
const CODE_OF_MDX =
  /^(?:import\s(?:.+\sfrom\s)?['"]|export (?:const|default|function)\s).*/u;

/** An element with JSX attributes, which Markdown treats as text. */
const JSX_AS_TEXT = /(?<!\\)<[A-Za-z][\w.-]*\s[^<>]*?=\{/u;

/** Rejects the code of MDX on a page of Markdown, which would show it as text. */
export const remarkMdxInMarkdown: Plugin<[], Root> = () => (tree, file) => {
  if (isMdx(file.path)) return;
  const mistakes = new Mistakes(file.path);
  visit(tree, (node) => {
    if (node.type === 'text') {
      const {start, end} = node.position ?? {};
      const text = String(file).slice(start?.offset ?? 0, end?.offset ?? 0);
      const jsx = JSX_AS_TEXT.exec(text);
      if (!jsx) return;
      const before = text.slice(0, jsx.index).split('\n').length - 1;
      mistakes.add(
        start && start.line + before,
        `${jsx[0]}…}`,
        'JSX attributes do not work in .md pages',
        'Rename the file to end in .mdx, or put the text in `code`.',
      );
    } else if (node.type === 'paragraph') {
      const code = CODE_OF_MDX.exec(toString(node))?.[0];
      if (code === undefined || node.children[0]?.type !== 'text') return;
      mistakes.add(
        node,
        code,
        'imports and exports do not work in .md pages',
        'Rename the file to end in .mdx, or put the line in `code`.',
      );
    }
  });
  mistakes.fail();
};
