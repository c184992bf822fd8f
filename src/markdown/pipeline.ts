import type {Pluggable} from 'unified';

import {pageSyntax} from '../lib/pageSyntax';
import {remarkApiReference} from '../plugins/api-reference/remark';
import {remarkSamples} from '../plugins/api-reference/remarkSamples';

import {PageFiles} from './page/pageFiles';
import {collecting, failOnce, tellSyntaxErrors} from './pageErrors';
import {rehypeCodeBlock} from './rehype-code-block';
import {rehypeTable} from './rehype-table';
import {remarkCodeFences} from './remark-code-fences';
import {remarkConstants} from './remark-constants';
import {remarkDiagrams} from './remark-diagrams';
import {remarkDirectives} from './remark-directives';
import {remarkExamples} from './remark-examples';
import {remarkFrontMatter} from './remark-front-matter';
import {remarkGlossary} from './remark-glossary';
import {remarkImages} from './remark-images';
import {remarkLinks} from './remark-links';
import {remarkLostText} from './remark-lost-text';
import {remarkMarkup} from './remark-markup';
import {remarkMdxParts} from './remark-mdx-parts';
import {remarkPageText} from './remark-page-text';
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

/** The steps for the site's pages, of every docs version and of the blog. */
export function createPipeline(context: PipelineContext): Pipeline {
  const {siteDir, siteUrl, baseUrl} = context;
  const files = new PageFiles(siteDir);
  return {
    // A step that finds mistakes leaves the page to the next; the last fails.
    beforeDefaultRemarkPlugins: [
      pageSyntax,
      tellSyntaxErrors(siteDir),
      collecting(siteDir, remarkPageText),
      collecting(siteDir, remarkMdxParts, {siteDir}),
      collecting(siteDir, remarkFrontMatter, files),
      collecting(siteDir, remarkDirectives),
      collecting(siteDir, remarkMarkup, {siteDir}),
      collecting(siteDir, remarkLostText),
      collecting(siteDir, remarkApiReference, {siteDir}),
      collecting(siteDir, remarkConstants, {
        siteDir,
        siteUrl: siteUrl + baseUrl,
      }),
      collecting(siteDir, remarkSamples, {siteDir, siteUrl, baseUrl}),
      collecting(siteDir, remarkCodeFences),
      collecting(siteDir, remarkTabs),
      collecting(siteDir, remarkExamples),
      collecting(siteDir, remarkDiagrams),
      collecting(siteDir, remarkImages, {siteDir}),
      collecting(siteDir, remarkLinks, files),
      collecting(siteDir, remarkGlossary, {siteDir}),
      failOnce,
    ],
    rehypePlugins: [rehypeCodeBlock, rehypeTable],
  };
}
