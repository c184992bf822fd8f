import {failWithAll} from '@openchoreo/content-errors/contentError';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {PAGE_FILE} from '@openchoreo/page-tools/pageFile';
import {pageFolderOf} from '../site/folders';
import {
  FROM_SITE,
  hasFile,
  linkErrors,
  linkTarget,
  targetOf,
} from './page/linkErrors';
import type {PageFiles} from './page/pageFiles';
import {readPageLinks} from './page/readPageLinks';

/**
 * Rejects links to missing pages and headings. The framework would too, but
 * without the line or a suggestion. It also resolves only links between pages
 * of one docs version or of the blog, and only with their extension, so the
 * others become addresses here.
 * Links can also be judged later, by `judgeLinks`, when all pages are read.
 */
export const remarkLinks: Plugin<[PageFiles, {judgeLater: boolean}?], Root> =
  (files, {judgeLater} = {judgeLater: false}) =>
  (tree, file) => {
    const page = pathFrom(files.siteDir, file.path);
    const links = readPageLinks(tree);
    if (judgeLater) files.keep(page, links);
    else failWithAll(linkErrors(page, links, files));
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      if (!hasFile(node.url)) return;
      const to = linkTarget(page, node.url, files);
      const folder = pageFolderOf(to);
      const isElsewhere =
        to !== targetOf(page, node.url) ||
        node.url.startsWith(FROM_SITE) ||
        folder !== pageFolderOf(page);
      if (!isElsewhere || folder === undefined || !PAGE_FILE.test(to)) return;
      const suffix = /[#?].*$/su.exec(node.url)?.[0] ?? '';
      node.url = `${files.addressOf(to)}/${suffix}`;
    });
  };
