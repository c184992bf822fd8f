import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {parseFenceMeta} from '../lib/codeBlock/fenceMeta';
import {ContentError, failWithAll} from '../lib/contentError';
import {nearest} from '../lib/nearest';
import {isKnownLanguage, knownLanguages} from './highlight/prism';

/** Refuses a fence that could not be drawn as its writer meant it. */
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
  const similar = nearest(language, knownLanguages());
  return [
    new ContentError(
      {...place, key: language},
      'this language of a fence is not known',
      similar === undefined
        ? 'Write a name that Prism has, or text.'
        : `Did you mean ${similar}?`,
    ),
  ];
}

/** Without its last line, a fence takes all that follows. */
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
      'this block of code is not closed: all that follows is in it',
      `Write ${fence} on a line of its own where it ends.`,
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
        'the block has no such lines',
        `Write lines from 1 to ${count}, such as {1,3-4}.`,
      ),
  );
}
