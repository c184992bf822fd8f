import type {ParseFrontMatter} from '@docusaurus/types';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {isMdx} from '../../lib/pages/isMdx';
import {remember} from '../../lib/remember';
import {isPart} from '@openchoreo/page-tools/pageFile';
import {splitFrontMatter} from '../../lib/pages/splitFrontMatter';
import {pageFolderOf} from '../../site/folders';
import type {FrontMatter} from '../frontMatter';
import {checkedAgainst} from './checkedAgainst';
import {readPageFrontMatter} from './frontMatterErrors';
import {isAdvice} from './isAdvice';

/**
 * Passes only the valid part of a page's front matter to the framework, with
 * what the site knows of the page. An invalid value would stop the framework
 * with a stack trace before any page is shown; the pipeline reports it with its
 * line (`remark-front-matter`).
 *
 * @param isBuild - Whether no file changes, so that each page is read once for
 *   all who ask.
 * @param lastUpdateOf - Its date, for a page that has none in its front matter.
 */
export function createFrontMatterParser(
  siteDir: string,
  isBuild: boolean,
  lastUpdateOf: (file: string) => FrontMatter,
): ParseFrontMatter {
  const parse = createParser(siteDir, lastUpdateOf);
  if (!isBuild) return parse;
  const parseOnce = remember(
    (_page: string, params: Parameters<ParseFrontMatter>[0]) => parse(params),
  );
  return (params) =>
    parseOnce(`${params.filePath}\n${params.fileContent}`, params);
}

function createParser(
  siteDir: string,
  lastUpdateOf: (file: string) => FrontMatter,
): ParseFrontMatter {
  return async (params) => {
    const {filePath, fileContent, defaultParseFrontMatter} = params;
    const file = pathFrom(siteDir, filePath);
    if (pageFolderOf(file) === undefined) {
      return defaultParseFrontMatter(params);
    }
    const {values, errors} = readPageFrontMatter(siteDir, file, fileContent);
    const wrong = errors.flatMap((error) =>
      isAdvice(error) ? [] : (error.place.key ?? []),
    );
    const isUnreadable = errors.some(({place}) => place.key === undefined);
    const parsed = isUnreadable
      ? {
          frontMatter: values,
          content: splitFrontMatter(fileContent)?.content ?? fileContent,
        }
      : await defaultParseFrontMatter(params);
    const valid = Object.entries(parsed.frontMatter).filter(
      ([key]) => !wrong.includes(key),
    );
    const frontMatter = {
      // The framework warns of parts that have front matter.
      ...(!isPart(file) && lastUpdateOf(file)),
      ...Object.fromEntries(valid),
      ...checkedAgainst(siteDir, file, fileContent),
    };
    if (isMdx(file) && file.endsWith('.md') && !('mdx' in frontMatter)) {
      // The framework goes by the extension. Parts get a key that it does not
      // list.
      Object.defineProperty(frontMatter, 'mdx', {
        value: {format: 'mdx'},
        enumerable: !isPart(file),
      });
    }
    return {...parsed, frontMatter};
  };
}
