import type {Root} from 'mdast';
import type {Plugin, Processor} from 'unified';
import type {VFile} from 'vfile';
import type {VFileMessage} from 'vfile-message';

import {ContentError, ContentErrors} from '../content-errors/contentError';
import {pathFrom} from '../lib/node/pathFrom';

/** Adds mistakes, also of data files, to those that `failOnce` tells. */
export function report(file: VFile, errors: readonly ContentError[]): void {
  for (const error of errors) file.message(error.message, {cause: error});
}

/**
 * Runs a step without stopping at the mistakes that it throws, so that the later
 * steps can tell theirs too.
 */
export function collecting<Options extends unknown[]>(
  step: Plugin<Options, Root>,
  ...options: Options
): Plugin<[], Root> {
  return function attach(this: Processor) {
    const transform = step.apply(this, options);
    if (!transform) return undefined;
    return async (tree, file) => {
      try {
        await transform(tree, file, () => undefined);
      } catch (error) {
        if (error instanceof ContentErrors) report(file, error.errors);
        else if (error instanceof ContentError) report(file, [error]);
        else throw error;
      }
    };
  };
}

/**
 * The last step: fails once with the mistakes of all steps, a line each, with
 * file, line and column.
 *
 * @param siteDir - Root of the repository; paths start there.
 */
export const failOnce: Plugin<[siteDir: string], Root> =
  (siteDir) => (_tree, file) => {
    if (file.messages.length === 0) return;
    const errors = file.messages.map((message) =>
      errorOf(message, siteDir, file),
    );
    throw new ContentErrors(
      errors.sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0)),
    );
  };

function errorOf(
  {cause, line, column, reason}: VFileMessage,
  siteDir: string,
  file: VFile,
): ContentError {
  const [error, where] =
    cause instanceof ContentError
      ? [cause, cause.place]
      : [undefined, {file: file.path, line, column}];
  const place = {...where, file: pathFrom(siteDir, where.file)};
  if (error) return new ContentError(place, error.what, error.remedy);
  // The text of a message says both.
  const [what = reason, ...remedy] = reason.split('. ');
  return new ContentError(place, what, remedy.join('. '));
}
