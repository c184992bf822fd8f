import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';

import {DOCS_VERSIONS} from '../../site/versions';
import {readGitDates, type GitDates} from './node/readGitDates';

/**
 * Adds to the front matter of documentation pages the day of their last
 * commit, as `last_update.date`, where git knows it and the page does not say.
 *
 * The framework's `showLastUpdateTime` is not used: outside a repository it
 * stops the build, in a shallow clone it gives each page the date of the
 * newest commit, and it asks git once for each page.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  const folders = DOCS_VERSIONS.map(({folder}) => folder);
  let dates: GitDates | undefined;
  return async ({defaultParseFrontMatter, ...params}) => {
    const parsed = await defaultParseFrontMatter(params);
    dates ??= readGitDates(siteDir, folders);
    const file = path.relative(siteDir, params.filePath);
    const date = dates.get(file.replaceAll(path.sep, '/'));
    if (date === undefined || 'last_update' in parsed.frontMatter) {
      return parsed;
    }
    const frontMatter = {...parsed.frontMatter, last_update: {date}};
    return {...parsed, frontMatter};
  };
}
