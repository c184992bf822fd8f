import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {
  ContentError,
  failWithAll,
  type Fault,
} from '../content-errors/contentError';
import {pathFrom} from '../lib/node/pathFrom';

declare module 'vfile' {
  interface DataMap {
    mistakes: ContentError[];
  }
}

/** What the steps have found so far, in the page and in the data that it shows. */
export function mistakesOf(file: VFile): ContentError[] {
  return (file.data.mistakes ??= []);
}

/** Adds a mistake in the page itself, whose lines and columns count from 1. */
export function addMistake(
  file: VFile,
  {line, column, what, remedy}: Fault & {line?: number; column?: number},
): void {
  const where = {file: file.path, line, column};
  mistakesOf(file).push(new ContentError(where, what, remedy));
}

/**
 * The last step: fails once with the mistakes of all steps, a line each, with
 * file, line and column.
 *
 * @param siteDir - Root of the repository; paths start there.
 */
export const failOnce: Plugin<[siteDir: string], Root> =
  (siteDir) => (_tree, file) => {
    const errors = mistakesOf(file)
      .map(({place, what, remedy}) => {
        const own = {...place, file: pathFrom(siteDir, place.file)};
        return new ContentError(own, what, remedy);
      })
      .sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0));
    // Several directives of a page can read the same data.
    const unique = new Map(errors.map((error) => [error.message, error]));
    failWithAll([...unique.values()]);
  };
