import type {
  DefaultParseFrontMatter,
  ParseFrontMatter,
} from '@docusaurus/types';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {isMdx} from '../../lib/pages/isMdx';
import {isPart} from '@openchoreo/page-tools/pageFile';
import {splitFrontMatter} from '../../lib/pages/splitFrontMatter';
import {PAGE_FOLDERS} from '../../site/folders';
import {readPageFrontMatter} from './frontMatterErrors';
import {isAdvice} from './isAdvice';

/**
 * Passes only the valid part of a page's front matter to the framework. An
 * invalid value would stop the framework with a stack trace before any page is
 * shown; the pipeline reports it with its line (`remark-front-matter`).
 *
 * @param next - Parser for pages with readable front matter.
 */
export function createTolerantParser(
  siteDir: string,
  next: ParseFrontMatter,
): ParseFrontMatter {
  return async (params) => {
    const file = pathFrom(siteDir, params.filePath);
    if (!PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`))) {
      return next(params);
    }
    const {values, errors} = readPageFrontMatter(
      siteDir,
      file,
      params.fileContent,
    );
    const wrong = errors.flatMap((error) =>
      isAdvice(error) ? [] : (error.place.key ?? []),
    );
    const isUnreadable = errors.some(({place}) => place.key === undefined);
    const defaultParseFrontMatter: DefaultParseFrontMatter = async (inner) => {
      if (isUnreadable) {
        return {
          frontMatter: values,
          content:
            splitFrontMatter(inner.fileContent)?.content ?? inner.fileContent,
        };
      }
      const parsed = await params.defaultParseFrontMatter(inner);
      const frontMatter: typeof parsed.frontMatter = Object.fromEntries(
        Object.entries(parsed.frontMatter).filter(
          ([key]) => !wrong.includes(key),
        ),
      );
      if (isMdx(file) && file.endsWith('.md') && !('mdx' in frontMatter)) {
        // The framework goes by the extension. It also warns of parts that have
        // front matter, so they get a key that it does not list.
        Object.defineProperty(frontMatter, 'mdx', {
          value: {format: 'mdx'},
          enumerable: !isPart(file),
        });
      }
      return {...parsed, frontMatter};
    };
    return next({...params, defaultParseFrontMatter});
  };
}
