import path from 'node:path';

import type {Root} from 'mdast';
import type {Plugin, Processor} from 'unified';
import type {VFile} from 'vfile';

import {ContentError, ContentErrors, HouseRule} from '../lib/contentError';
import {mdxSyntaxError} from '../lib/mdxSyntaxError';
import {isStrict} from '../site/folders';

/** Source of the messages of a page that are advice. */
export const ADVICE = 'advice';

const found = new WeakMap<VFile, ContentError[]>();

/**
 * A step whose mistakes do not stop the page: the steps after it look for
 * theirs, and `failOnce` tells all of them.
 *
 * @param siteDir - Root of the repository: errors name files from there.
 */
export function collecting<Options extends unknown[]>(
  siteDir: string,
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
        for (const one of contentErrorsOf(error)) {
          const told = fromSite(siteDir, one);
          if (one instanceof HouseRule && !isStrict(told.place.file)) {
            // Advice, for `npm run check`; a build and a dev server pass.
            file.message(told.message, {source: ADVICE});
          } else {
            found.set(file, [...(found.get(file) ?? []), told]);
          }
        }
      }
    };
  };
}

/**
 * The framework prints an error's message, its JSON and its stack. For a
 * writer the message says all, and the rest would hide it.
 */
class PageErrors extends ContentErrors {
  override stack = 'Each line above names file, line and what to write.';

  toJSON(): object {
    return {};
  }
}

/**
 * Tells what MDX cannot read as a mistake of the page. Parsing comes before all
 * steps, so nothing else is told then.
 *
 * @param siteDir - Root of the repository: errors name files from there.
 */
export function tellSyntaxErrors(siteDir: string): Plugin<[], Root> {
  return function attach(this: Processor) {
    const {parser} = this;
    if (!parser) return;
    this.parser = (text, file) => {
      try {
        return parser(text, file);
      } catch (error) {
        throw new PageErrors(
          contentErrorsOf(mdxSyntaxError(error, file.path)).map((one) =>
            fromSite(siteDir, one),
          ),
        );
      }
    };
  };
}

/** The last step: fails once with the mistakes of all steps, by their lines. */
export const failOnce: Plugin<[], Root> = () => (_tree, file) => {
  const errors = found.get(file) ?? [];
  found.delete(file);
  if (errors.length === 0) return;
  throw new PageErrors(
    [...errors].sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0)),
  );
};

/** @throws What was given, when it is no mistake of a writer. */
function contentErrorsOf(error: unknown): readonly ContentError[] {
  if (error instanceof ContentErrors) return error.errors;
  if (error instanceof ContentError) return [error];
  throw error;
}

function fromSite(siteDir: string, error: ContentError): ContentError {
  const {file} = error.place;
  if (!path.isAbsolute(file)) return error;
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return new ContentError(
    {...error.place, file: relative},
    error.what,
    error.remedy,
  );
}
