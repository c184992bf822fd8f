import type {Pluggable} from 'unified';

import {referenceDirectives} from '../plugins/crd-reference/reference/referenceDirectives';
import {remarkSamples} from '../plugins/crd-reference/samples/remarkSamples';
import {messagesDirective} from '../plugins/messages/entries';
import {REFERENCE} from '../site/reference';
import {docsVersionOfFile} from '../site/versions';
import {remarkConstants} from './constants';
import {chartValuesDirective, cliCommandsDirective} from './importedData';
import {failOnce} from './mistakes';
import {rehypeAnchors} from './rehypeAnchors';
import {rehypeTables} from './rehypeTables';
import {remarkCharacters} from './remarkCharacters';
import {remarkCodeBlocks} from './remarkCodeBlocks';
import {remarkDiagrams} from './remarkDiagrams';
import {NO_VERSION, remarkDirectives} from './remarkDirectives';
import {remarkFrontMatter} from './remarkFrontMatter';
import {glossaryDirective, remarkGlossary} from './remarkGlossary';
import {remarkTabs} from './remarkTabs';

/** What the steps need to know about the site. */
interface Site {
  /** Root of the repository. */
  readonly siteDir: string;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Languages of code, as the theme's `prism.additionalLanguages`. */
  readonly languages: readonly string[];
}

/**
 * The steps from Markdown to HTML, in order, for docs of every version, the blog
 * and pages. The last of the first list fails with the mistakes of all.
 */
export function markdownSteps(site: Site): {
  readonly beforeDefaultRemarkPlugins: Pluggable[];
  readonly rehypePlugins: Pluggable[];
} {
  const {siteDir, languages} = site;
  const reference = {...REFERENCE, ...site};
  const directivesOf = (page: string) => {
    const version = docsVersionOfFile(page);
    const none = () => NO_VERSION;
    return {
      ...referenceDirectives(reference, page),
      glossary: glossaryDirective(siteDir, page),
      messages: messagesDirective(siteDir, page),
      'chart-values': version ? chartValuesDirective(siteDir, version) : none,
      'cli-commands': version ? cliCommandsDirective(siteDir, version) : none,
    };
  };
  return {
    beforeDefaultRemarkPlugins: [
      remarkCharacters,
      remarkFrontMatter,
      [remarkDirectives, {siteDir, directivesOf}],
      [remarkConstants, siteDir],
      [remarkSamples, reference],
      remarkTabs,
      remarkDiagrams,
      [remarkCodeBlocks, languages],
      [remarkGlossary, siteDir],
      [failOnce, siteDir],
    ],
    rehypePlugins: [rehypeTables, rehypeAnchors],
  };
}
