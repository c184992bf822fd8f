import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {readPages} from './readPages';

/** Addresses, the classes of the framework's document element, and kinds. */
const PAGES = [
  ['/', 'mdx-wrapper plugin-pages plugin-id-default', 'landing'],
  ['/team/', 'mdx-wrapper plugin-pages plugin-id-default', 'page'],
  ['/blog/', 'blog-wrapper blog-list-page plugin-blog', 'blog'],
  ['/blog/page/2/', 'blog-wrapper blog-list-page plugin-blog', 'blog'],
  ['/blog/a/', 'blog-wrapper blog-post-page plugin-blog', 'post'],
  ['/search/', 'search-page-wrapper plugin-search', 'search'],
  ['/docs/a/', 'plugin-docs docs-doc-page docs-doc-id-a', 'docs'],
  ['/docs/start/', 'plugin-docs docs-doc-page', 'category'],
  ['/docs/tags/', 'plugin-docs docs-tags-list-page', 'tags'],
  ['/club/a/', 'plugin-docs plugin-id-club docs-doc-id-a', 'docs'],
] as const;

const folder = temporaryFolder(
  Object.fromEntries(
    PAGES.map(([route, classes]) => [
      `${route}index.html`,
      `<html class="${classes}"><head><title>T</title></head>`,
    ]),
  ),
);

test('the kind of a page depends on what renders it, not on its address', async () => {
  const found = await readPages(folder, () => undefined);
  expect(found.map(({route, kind}) => [route, kind])).toEqual(
    PAGES.map(([route, , kind]) => [route, kind]).sort(([a = ''], [b = '']) =>
      a < b ? -1 : 1,
    ),
  );
});
