import type {Pluggable} from 'unified';

import {remarkApiReference} from '../plugins/api-reference/remark';
import {remarkSamples} from '../plugins/api-reference/remarkSamples';

import {rehypeCodeBlock} from './rehype-code-block';
import {remarkConstants} from './remark-constants';
import {remarkDiagrams} from './remark-diagrams';
import {remarkTabs} from './remark-tabs';

/** What the steps need to know of the site. */
export interface PipelineContext {
  /** Root of the repository. */
  readonly siteDir: string;
  /** Origin, without a slash at its end. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/** The steps from Markdown to HTML, in order; the whole way is visible here. */
export interface Pipeline {
  /** Before the framework's own: table of contents, links, admonitions. */
  readonly beforeDefaultRemarkPlugins: Pluggable[];
  /** After Markdown has become HTML. */
  readonly rehypePlugins: Pluggable[];
}

export function createPipeline(context: PipelineContext): Pipeline {
  const {siteDir, siteUrl, baseUrl} = context;
  return {
    beforeDefaultRemarkPlugins: [
      [remarkApiReference, {siteDir}],
      [remarkConstants, {siteDir, siteUrl: siteUrl + baseUrl}],
      [remarkSamples, {siteDir, siteUrl, baseUrl}],
      remarkTabs,
      remarkDiagrams,
    ],
    rehypePlugins: [rehypeCodeBlock],
  };
}
