import type {Pluggable} from 'unified';

import {pageSyntax} from '../lib/pages/pageSyntax';
import {remarkLeafDirectives} from '@openchoreo/page-tools/markdown/remarkLeafDirectives';
import {remarkSamples} from '../plugins/crd-reference/samples/remarkSamples';
import {REFERENCE} from '../site/reference';

import {leafDirectives} from './directives/leafDirectives';
import {collecting, failOnce, reportSyntaxErrors} from './pageErrors';
import {rehypeCodeBlock} from './rehype-code-block';
import {rehypeTable} from './rehype-table';
import {remarkCodeFences} from './remark-code-fences';
import {remarkConstants} from './remark-constants';
import {remarkDiagrams} from './remark-diagrams';
import {remarkDirectives} from './remark-directives';
import {remarkGlossary} from './remark-glossary';
import {remarkTabs} from './remark-tabs';

/** What the steps need to know about the site. */
export interface PipelineContext {
  /** Root of the repository. */
  readonly siteDir: string;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Whether no file changes, as in a build. */
  readonly isFixed?: boolean;
}

/** The steps from Markdown to HTML, in order. */
export interface Pipeline {
  /** Before the framework's steps: table of contents, links, admonitions. */
  readonly beforeDefaultRemarkPlugins: Pluggable[];
  /** Run on the HTML tree. */
  readonly rehypePlugins: Pluggable[];
}

/** Creates the steps for all pages: docs of every version, and the blog. */
export function createPipeline(context: PipelineContext): Pipeline {
  const {siteDir, siteUrl, baseUrl} = context;
  const {isFixed = false} = context;
  const reference = {...REFERENCE, siteDir, siteUrl, baseUrl, isFixed};
  const directivesOf = (page: string) => leafDirectives(context, page);
  return {
    // Each step collects its errors, and the last one fails with all of them.
    beforeDefaultRemarkPlugins: [
      pageSyntax,
      reportSyntaxErrors(siteDir),
      collecting(siteDir, remarkDirectives, [
        'glossary',
        ...Object.keys(directivesOf('')),
      ]),
      collecting(siteDir, remarkLeafDirectives, siteDir, directivesOf),
      collecting(siteDir, remarkConstants, {
        siteDir,
        siteUrl: siteUrl + baseUrl,
      }),
      collecting(siteDir, remarkSamples, {...reference}),
      collecting(siteDir, remarkCodeFences),
      collecting(siteDir, remarkTabs),
      collecting(siteDir, remarkDiagrams),
      collecting(siteDir, remarkGlossary, {siteDir}),
      failOnce,
    ],
    rehypePlugins: [rehypeCodeBlock, rehypeTable],
  };
}
