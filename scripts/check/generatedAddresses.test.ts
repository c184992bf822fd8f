import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {
  LATEST_VERSION,
  docsVersionByName,
  sidebarFileOf,
} from '../../src/site/versions';
import {generatedAddresses} from './generatedAddresses';

const version = docsVersionByName(LATEST_VERSION);
const index = (slug: string): string => `{"type": "generated-index"${slug}}`;
const category = (label: string, slug = ''): string =>
  `{"type": "category", "label": "${label}", "link": ${index(slug)}, "items": []}`;

const site = temporaryFolder({
  [`${version.folder}/_samples/a/b.yaml`]: '',
  [`${version.folder}/reference/api/_crds/thing.yaml`]: '',
  [sidebarFileOf(version)]:
    `{"docs": [${category('My list')}, ${category('B', ', "slug": "/all-of-b"')}]}`,
  'blog/authors.yml': 'ann:\n  name: Ann\n  page: true\nben:\n  name: Ben\n',
});

test('addresses that a build makes from data are known without one', async () => {
  expect(await generatedAddresses(site)).toEqual([
    `/samples/${version.slug}/a/b.yaml`,
    `/schemas/${version.slug}/all.json`,
    `/schemas/${version.slug}/index.json`,
    `/schemas/${version.slug}/thing.json`,
    '/docs/category/my-list/',
    '/docs/all-of-b/',
    '/blog/authors/',
    '/blog/authors/ann/',
  ]);
});
