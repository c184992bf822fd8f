import type {Root} from 'mdast';
import type {Pluggable, Plugin} from 'unified';

import {referenceDirectives} from './plugins/crd-reference/reference/referenceDirectives';
import type {ReferenceSite} from './plugins/crd-reference/referenceSite';
import {chartValuesDirective} from './plugins/imported-data/charts';
import {cliCommandsDirective} from './plugins/imported-data/cliCommands';
import {messagesDirective} from './plugins/messages/entries';
import {docsVersionOfFile} from './site/versions';
import {failOnce} from './markdown/mistakes';
import {rehypeStaticHtml} from './markdown/rehypeStaticHtml';
import {rehypeTables} from './markdown/rehypeTables';
import {remarkBlocks} from './markdown/remarkBlocks';
import {remarkCodeBlocks} from './markdown/remarkCodeBlocks';
import {remarkDiagrams} from './markdown/remarkDiagrams';
import {remarkDirectives} from './markdown/remarkDirectives';
import {remarkFrontMatter} from './markdown/remarkFrontMatter';
import {glossaryDirective, remarkGlossary} from './markdown/remarkGlossary';
import {remarkTabs} from './markdown/remarkTabs';
import {remarkText} from './markdown/remarkText';

/** Loaded with the first page: it is large, and a dev server has pages in its cache. */
const remarkSamples: Plugin<[ReferenceSite], Root> =
  (site) => async (tree, file) => {
    const {checkSamples} =
      await import('./plugins/crd-reference/samples/checkSamples');
    checkSamples(site, tree, file);
  };

/**
 * The steps from Markdown to HTML, in order, for docs of every version, the blog
 * and pages. The last of the first list fails with the mistakes of all.
 *
 * @param languages - Languages of code, as the theme's `prism.additionalLanguages`.
 */
export function markdownSteps(
  site: ReferenceSite,
  languages: readonly string[],
): Record<'beforeDefaultRemarkPlugins' | 'rehypePlugins', Pluggable[]> {
  const {siteDir} = site;
  const directivesOf = (page: string) => {
    const version = docsVersionOfFile(page);
    if (!version) return {};
    return {
      ...referenceDirectives(site, page),
      glossary: glossaryDirective(siteDir, version, page),
      messages: messagesDirective(siteDir, version),
      'chart-values': chartValuesDirective(siteDir, version),
      'cli-commands': cliCommandsDirective(siteDir, version),
    };
  };
  return {
    beforeDefaultRemarkPlugins: [
      [remarkText, siteDir],
      remarkBlocks,
      remarkFrontMatter,
      [remarkDirectives, {siteDir, directivesOf}],
      [remarkSamples, site],
      remarkTabs,
      remarkDiagrams,
      [remarkCodeBlocks, {siteDir, languages}],
      [remarkGlossary, siteDir],
      [failOnce, siteDir],
    ],
    rehypePlugins: [rehypeTables, rehypeStaticHtml],
  };
}
