import {referenceDirectives} from '../../plugins/crd-reference/reference/referenceDirectives';
import {
  NO_VERSION,
  type DrawDirective,
} from '@openchoreo/page-tools/markdown/remarkLeafDirectives';

import {messagesDirective} from '../../plugins/messages/entries';
import {REFERENCE} from '../../site/reference';
import {
  DOCS_VERSIONS,
  docsVersionOfFile,
  type DocsVersion,
} from '../../site/versions';
import {chartValuesDirective} from './chartValues';
import {cliCommandsDirective} from './cliCommands';

/** What the directives need to know about the site. */
export interface DirectivesSource {
  /** Root of the repository. */
  readonly siteDir: string;
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** Whether no file changes, as in a build. */
  readonly isFixed?: boolean;
}

/**
 * The directives that show data, each in a line of its own. `::glossary` isn't
 * one of them, because a page that has it marks no terms.
 *
 * @param page - Its file, from the root of the repository.
 */
export function leafDirectives(
  source: DirectivesSource,
  page: string,
): Readonly<Record<string, DrawDirective>> {
  const {siteDir} = source;
  const version = docsVersionOfFile(page);
  const ofVersion = (
    create: (siteDir: string, version: DocsVersion) => DrawDirective,
  ): DrawDirective => (version ? create(siteDir, version) : () => NO_VERSION);
  return {
    ...referenceDirectives({...REFERENCE, ...source}, page),
    messages: messagesDirective(siteDir, DOCS_VERSIONS, page),
    'chart-values': ofVersion(chartValuesDirective),
    'cli-commands': ofVersion(cliCommandsDirective),
  };
}
