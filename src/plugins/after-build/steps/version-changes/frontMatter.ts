import type {ParseFrontMatter} from '@docusaurus/types';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {isPart} from '@openchoreo/page-tools/pageFile';
import {docsVersionOfFile, neighborsOf} from '../../../../site/versions';
import {pageSource} from './node/pageSource';

/**
 * Adds `changes` to the front matter of documentation pages: `since` if the page
 * differs from the previous version, `ahead` if it will differ in the next.
 *
 * @param next - Parses the front matter itself.
 */
export function createChangesParser(
  siteDir: string,
  next: ParseFrontMatter,
): ParseFrontMatter {
  return async (params) => {
    const parsed = await next(params);
    const file = pathFrom(siteDir, params.filePath);
    const version = docsVersionOfFile(file);
    if (!version || isPart(file)) return parsed;
    const name = file.slice(version.folder.length + 1);
    const own = pageSource(siteDir, version, name);
    const {older, newer} = neighborsOf(version);
    const changes: string[] = [];
    for (const [other, side] of [
      [older, 'since'],
      [newer, 'ahead'],
    ] as const) {
      const source = other && pageSource(siteDir, other, name);
      if (source !== undefined && source !== own) changes.push(side);
    }
    if (changes.length === 0) return parsed;
    return {...parsed, frontMatter: {...parsed.frontMatter, changes}};
  };
}
