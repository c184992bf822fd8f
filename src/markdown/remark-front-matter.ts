import {
  ContentError,
  failWithAll,
} from '@openchoreo/content-errors/contentError';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {isPart} from '@openchoreo/page-tools/pageFile';
import {
  readPageFrontMatter,
  type PageFrontMatter,
} from './page/frontMatterErrors';
import type {PageFiles} from './page/pageFiles';

/**
 * Rejects unknown front matter keys and invalid values. `parseFrontMatter`
 * hides both from the framework, so that they are reported here, with a line
 * and no stack trace.
 */
export const remarkFrontMatter: Plugin<[PageFiles], Root> =
  (files) => (_tree, file) => {
    const page = pathFrom(files.siteDir, file.path);
    if (isPart(page)) return;
    const read = readPageFrontMatter(files.siteDir, page, String(file));
    failWithAll([...read.errors, ...duplicateAddress(page, read, files)]);
  };

/** Reported for both pages, since either may be the new one. */
function duplicateAddress(
  file: string,
  {values, lineOf}: PageFrontMatter,
  files: PageFiles,
): ContentError[] {
  const other = files.otherAt(file, values);
  if (other === undefined) return [];
  return [
    new ContentError(
      {file, line: lineOf('slug'), key: 'slug'},
      `the page has the same address as ${other}`,
      'Give this page its own slug, or remove the slug.',
    ),
  ];
}
