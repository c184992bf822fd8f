import path from 'node:path';

import {
  HouseRule,
  type ContentError,
} from '@openchoreo/content-errors/contentError';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {parsePage, prepareSource} from '../lib/pages/parsePage';
import {readPageText} from './page/pageText';
import {contentErrorsOf} from './pageErrors';
import {createPipeline, type PipelineContext} from './pipeline';

/** What the pipeline reports for a page. */
export interface CheckedSource {
  readonly errors: readonly ContentError[];
  /** House rules that the page breaks but need not follow. */
  readonly advice: readonly ContentError[];
}

/** Checks a page, given its path from the repository root and its bytes. */
export type CheckSource = (
  file: string,
  bytes: Uint8Array,
) => Promise<CheckedSource>;

/**
 * Runs the steps of the pipeline without the framework, so that one page can be
 * checked for what the dev server and the build would reject.
 */
export function createSourceCheck(context: PipelineContext): CheckSource {
  const {beforeDefaultRemarkPlugins} = createPipeline(context);
  const steps = unified().use({plugins: beforeDefaultRemarkPlugins}).freeze();
  return async (file, bytes) => {
    const {text, errors: unreadable} = readPageText(bytes, file);
    if (text === undefined) return {errors: unreadable, advice: []};
    const page = new VFile({
      path: path.join(context.siteDir, file),
      value: prepareSource(text),
    });
    let errors: readonly ContentError[] = [];
    try {
      await steps.run(parsePage(text, file), page);
    } catch (error) {
      errors = contentErrorsOf(error);
    }
    const advice = page.messages.flatMap(({cause}) =>
      cause instanceof HouseRule ? [cause] : [],
    );
    return {errors, advice};
  };
}
