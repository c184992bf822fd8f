import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {parseFenceMeta} from '../lib/codeBlock/fenceMeta';
import {ContentError, failWithAll} from '../lib/contentError';
import {didYouMeanOr} from '../lib/nearest';
import {isKnownLanguage, knownLanguages} from './highlight/prism';

/** Rejects fences that would not be shown as intended. */
export const remarkCodeFences: Plugin<[], Root> = () => (tree, file) => {
  const errors: ContentError[] = [];
  visit(tree, 'code', (node) => {
    const place = {file: file.path, line: node.position?.start.line};
    errors.push(...languageErrors(node, place), ...rangeErrors(node, place));
    errors.push(...notClosed(node, String(file), place));
  });
  failWithAll(errors);
};

interface Place {
  readonly file: string;
  readonly line: number | undefined;
}

function languageErrors({lang}: Code, place: Place): ContentError[] {
  const language = lang ?? 'text';
  if (isKnownLanguage(language)) return [];
  return [
    new ContentError(
      {...place, key: language},
      'unknown code block language',
      didYouMeanOr(
        'Use a language that Prism supports, or text.',
        language,
        knownLanguages(),
      ),
    ),
  ];
}

/** A fence that is not closed runs to the end of the page. */
function notClosed(
  {position}: Code,
  source: string,
  place: Place,
): ContentError[] {
  if (position?.end.offset === undefined) return [];
  const text = source.slice(position.start.offset, position.end.offset);
  const fence = /^(?:`{3,}|~{3,})/u.exec(text)?.[0];
  const last = text.split('\n').slice(1).at(-1)?.trim() ?? '';
  if (fence === undefined || last.endsWith(fence)) return [];
  return [
    new ContentError(
      {...place, key: fence},
      'this code block is not closed, so the rest of the page is part of it',
      `Write ${fence} on its own line where the block ends.`,
    ),
  ];
}

function rangeErrors({meta, value}: Code, place: Place): ContentError[] {
  const {lines, wrongRanges} = parseFenceMeta(meta);
  const count = value.split('\n').length;
  const beyond = [...lines].filter((line) => line > count).map(String);
  return [...wrongRanges, ...beyond].map(
    (range) =>
      new ContentError(
        {...place, key: `{${range}}`},
        'the code block does not have these lines',
        `Use lines from 1 to ${count}, such as {1,3-4}.`,
      ),
  );
}
