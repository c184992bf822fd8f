import type {PluggableList} from 'unified';

import {SITE} from '../../../site/site';
import {DOCS_VERSIONS} from '../../../site/versions';
import {buildIndexFiles} from './buildIndexFiles';
import {DraftPages} from './draftPages';

/** Content by path below the base URL. */
type Files = ReadonlyMap<string, string>;

/**
 * The index files of the dev server, created on request from the current pages.
 * The manifest is always read anew; the files in it are from the same moment.
 *
 * @param siteDir - Root of the repository.
 */
export function createDraftFiles(
  siteDir: string,
  steps: PluggableList,
): (isManifest: boolean) => Promise<Files> {
  const drafts = new DraftPages(siteDir, steps);
  let made: Promise<Files> | undefined;

  async function make(): Promise<Files> {
    const corpora = [];
    for (const version of DOCS_VERSIONS) {
      corpora.push({
        version: version.name,
        language: SITE.locale,
        pages: await drafts.read(version),
      });
    }
    return buildIndexFiles(corpora).files;
  }

  return (isManifest) => {
    if (isManifest || !made) made = make();
    return made;
  };
}
