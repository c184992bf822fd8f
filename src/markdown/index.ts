import type {Pluggable} from 'unified';

import {referenceDirectives} from '../plugins/crd-reference/reference/referenceDirectives';
import {remarkSamples} from '../plugins/crd-reference/samples/remarkSamples';
import {messagesDirective} from '../plugins/messages/entries';
import {REFERENCE} from '../site/reference';
import {DOCS_VERSIONS, docsVersionOfFile} from '../site/versions';
import {rehypeAnchors} from './rehypeAnchors';
import {chartValuesDirective} from './chartValues';
import {cliCommandsDirective} from './cliCommands';
import {remarkDirectives} from './remarkDirectives';
import {collecting, failOnce} from './failOnce';
import {remarkFrontMatter} from './remarkFrontMatter';
import {remarkGlossary} from './glossary/remarkGlossary';
import {
  NO_VERSION,
  remarkLeafDirectives,
  type DirectivesOf,
} from './remarkLeafDirectives';
import {constantSyntax} from './parsePage';
import {rehypeCodeBlocks} from './rehypeCodeBlocks';
import {remarkCharacters} from './remarkCharacters';
import {remarkConstants} from './remarkConstants';
import {remarkDiagrams} from './remarkDiagrams';
import {rehypeTables} from './rehypeTables';
import {remarkTabs} from './remarkTabs';

/** What the steps need to know about the site. */
interface Site {
  /** Root of the repository. */
  readonly siteDir: string;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Whether no file changes, as in a build, so that data are read once. */
  readonly isFixed: boolean;
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
  const {siteDir, siteUrl, baseUrl, languages} = site;
  const reference = {...REFERENCE, ...site};
  const directivesOf: DirectivesOf = (page) => {
    const version = docsVersionOfFile(page);
    const none = () => NO_VERSION;
    return {
      ...referenceDirectives(reference, page),
      messages: messagesDirective(siteDir, DOCS_VERSIONS, page),
      'chart-values': version ? chartValuesDirective(siteDir, version) : none,
      'cli-commands': version ? cliCommandsDirective(siteDir, version) : none,
    };
  };
  const leaves = ['glossary', ...Object.keys(directivesOf(''))];
  return {
    beforeDefaultRemarkPlugins: [
      constantSyntax,
      remarkCharacters,
      remarkFrontMatter,
      [remarkDirectives, leaves],
      collecting(remarkLeafDirectives, siteDir, directivesOf),
      [remarkConstants, {siteDir, siteUrl: siteUrl + baseUrl}],
      collecting(remarkSamples, reference),
      remarkTabs,
      remarkDiagrams,
      [remarkGlossary, siteDir],
      [failOnce, siteDir],
    ],
    rehypePlugins: [[rehypeCodeBlocks, languages], rehypeTables, rehypeAnchors],
  };
}
