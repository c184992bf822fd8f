import path from 'node:path';

import {unified} from 'unified';
import {VFile} from 'vfile';

import {ContentError, ContentErrors} from '../lib/contentError';
import {parsePage, prepareSource} from '../lib/parsePage';
import {readPageText} from './page/pageText';
import {ADVICE} from './pageErrors';
import {createPipeline, type PipelineContext} from './pipeline';

/** What the steps say of a page. */
export interface CheckedSource {
  readonly errors: readonly ContentError[];
  /** Rules of the house, told to pages that need not keep them. */
  readonly advice: readonly string[];
}

/** Checks the bytes of a page, by its file from the root of the repository. */
export type CheckSource = (
  file: string,
  bytes: Uint8Array,
) => Promise<CheckedSource>;

/**
 * The steps of the pipeline without the framework: what the dev server and the
 * build refuse, found in a page by itself.
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
      if (error instanceof ContentError) errors = [error];
      else if (error instanceof ContentErrors) ({errors} = error);
      else throw error;
    }
    const advice = page.messages
      .filter(({source}) => source === ADVICE)
      .map(({reason}) => reason);
    return {errors, advice};
  };
}
