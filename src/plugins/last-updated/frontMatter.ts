import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';

import {DOCS_VERSIONS} from '../../site/versions';
import {readGitDates, type GitDates} from './node/readGitDates';

/**
 * Adds the day of the last commit to the front matter of documentation pages as
 * `last_update.date`, unless the page sets it or git doesn't know it. Parts of
 * pages have no front matter.
 *
 * This replaces the framework's `showLastUpdateTime`, which fails outside a
 * repository, gives every page the date of the newest commit in a shallow clone,
 * and runs git once per page.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  const folders = DOCS_VERSIONS.map(({folder}) => folder);
  let dates: GitDates | undefined;
  return async ({defaultParseFrontMatter, ...params}) => {
    const parsed = await defaultParseFrontMatter(params);
    dates ??= readGitDates(siteDir, folders);
    const file = path.relative(siteDir, params.filePath);
    const date = dates.get(file.replaceAll(path.sep, '/'));
    const hasDate = date !== undefined && !path.basename(file).startsWith('_');
    if (!hasDate || 'last_update' in parsed.frontMatter) return parsed;
    const frontMatter = {...parsed.frontMatter, last_update: {date}};
    return {...parsed, frontMatter};
  };
}
