import type {ParseFrontMatter} from '@docusaurus/types';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {isPart} from '@openchoreo/page-tools/pageFile';

import type {FrontMatter} from '../frontMatter';

/**
 * Adds what the site knows of a page to its front matter.
 *
 * @param lastUpdateOf - Its date, for a page that has none in its front matter.
 */
export function createFrontMatterParser(
  siteDir: string,
  lastUpdateOf: (file: string) => FrontMatter,
): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = pathFrom(siteDir, params.filePath);
    if (isPart(file)) return parsed;
    const frontMatter = {
      ...lastUpdateOf(file),
      ...parsed.frontMatter,
    };
    return {...parsed, frontMatter};
  };
}
