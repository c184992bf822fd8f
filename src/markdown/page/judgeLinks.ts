import {type ContentError} from '@openchoreo/content-errors/contentError';
import {isAdvice} from './isAdvice';
import {linkErrors} from './linkErrors';
import type {PageFiles} from './pageFiles';

/**
 * Checks the links of all pages, which the steps have read.
 *
 * @param files - The files that the steps were given.
 * @param isBuild - Whether drafts are left out.
 */
export function judgeLinks(files: PageFiles, isBuild: boolean): ContentError[] {
  return files
    .refresh()
    .withParts()
    .filter((file) => !isBuild || !files.isDraft(file))
    .flatMap((file) => {
      const page = files.pageLinks(file);
      return page ? linkErrors(file, page, files) : [];
    })
    .filter((error) => !isAdvice(error));
}
