import {Mistakes} from '../content-errors/mistakes';
import {didYouMeanOr} from '../content-errors/nearest';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {parseFenceMeta} from '@openchoreo/page-tools/code-block/fenceMeta';
import {isKnownLanguage, knownLanguages} from './highlight/prism';

/** Rejects fences that would not be shown as intended. */
export const remarkCodeFences: Plugin<[], Root> = () => (tree, file) => {
  const mistakes = new Mistakes(file.path);
  visit(tree, 'code', (node) => {
    checkLanguage(node, mistakes);
    checkRanges(node, mistakes);
    checkEnd(node, String(file), mistakes);
  });
  mistakes.fail();
};

function checkLanguage(node: Code, mistakes: Mistakes): void {
  const language = node.lang ?? 'text';
  if (isKnownLanguage(language)) return;
  // The framework shows it without colors.
  mistakes.advise(
    node,
    language,
    'unknown code block language',
    didYouMeanOr(
      'Use a language that Prism supports, or text.',
      language,
      knownLanguages(),
    ),
  );
}

/** A fence that is not closed runs to the end of the page. */
function checkEnd(node: Code, source: string, mistakes: Mistakes): void {
  const {position} = node;
  if (position?.end.offset === undefined) return;
  const text = source.slice(position.start.offset, position.end.offset);
  const fence = /^(?:`{3,}|~{3,})/u.exec(text)?.[0];
  const last = text.split('\n').slice(1).at(-1)?.trim() ?? '';
  if (fence === undefined || last.endsWith(fence)) return;
  mistakes.advise(
    node,
    fence,
    'this code block is not closed, so the rest of the page is part of it',
    `Write ${fence} on its own line where the block ends.`,
  );
}

function checkRanges(node: Code, mistakes: Mistakes): void {
  const {lines, wrongRanges} = parseFenceMeta(node.meta);
  const count = node.value.split('\n').length;
  const beyond = [...lines].filter((line) => line > count).map(String);
  for (const range of [...wrongRanges, ...beyond]) {
    mistakes.add(
      node,
      `{${range}}`,
      'the code block does not have these lines',
      `Use lines from 1 to ${count}, such as {1,3-4}.`,
    );
  }
}
