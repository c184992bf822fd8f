import path from 'node:path';

import {ContentError, ContentErrors} from '../content-errors/contentError';
import type {Root} from 'mdast';
import type {Plugin, Processor} from 'unified';
import type {VFile} from 'vfile';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {mdxSyntaxError} from '../lib/pages/mdxSyntaxError';

const found = new WeakMap<VFile, ContentError[]>();

/**
 * Runs a step without stopping at its errors, so that the later steps can
 * report theirs too; `failOnce` reports them all.
 *
 * @param siteDir - Root of the repository; paths in errors start there.
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
          found.set(file, [...(found.get(file) ?? []), fromSite(siteDir, one)]);
        }
      }
    };
  };
}

/**
 * The framework prints an error's message, its JSON and its stack. The message
 * says everything a writer needs; the rest would bury it.
 */
class PageErrors extends ContentErrors {
  override stack = 'Each line above names the file, the line and the fix.';

  toJSON(): object {
    return {};
  }
}

/**
 * Reports MDX syntax errors as errors of the page. No step runs after one, so
 * it is reported alone.
 *
 * @param siteDir - Root of the repository; paths in errors start there.
 */
export function reportSyntaxErrors(siteDir: string): Plugin<[], Root> {
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

/** The last step: fails once with the errors of all steps, sorted by line. */
export const failOnce: Plugin<[], Root> = () => (_tree, file) => {
  const errors = found.get(file) ?? [];
  found.delete(file);
  if (errors.length === 0) return;
  throw new PageErrors(
    [...errors].sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0)),
  );
};

/** @throws The given error if it is not a writer's mistake. */
export function contentErrorsOf(error: unknown): readonly ContentError[] {
  if (error instanceof ContentErrors) return error.errors;
  if (error instanceof ContentError) return [error];
  throw error;
}

function fromSite(siteDir: string, error: ContentError): ContentError {
  const {file} = error.place;
  if (!path.isAbsolute(file)) return error;
  return new ContentError(
    {...error.place, file: pathFrom(siteDir, file)},
    error.what,
    error.remedy,
  );
}
