import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {PageFiles} from '../../src/markdown/page/pageFiles';
import {
  DOCS_ROUTE,
  LATEST_VERSION,
  docsVersionByName,
} from '../../src/site/versions';
import {addressErrors} from './addressErrors';

const {folder, slug} = docsVersionByName(LATEST_VERSION);
const at = (name: string): string => `/${DOCS_ROUTE}/${name}/`;

const site = temporaryFolder({
  [`${folder}/here.md`]: '## Part\n',
  'published-addresses.txt': [
    ...[at('here'), at('moved'), at(`${slug}/here`), at('tags/a')],
    ...['/', '/search/', '/robots.txt', at('gone'), at('list')],
    ...[at('category/gone'), '/samples/next/gone.yaml'],
  ].join('\n'),
});

test('redirects and published addresses are checked before a build', () => {
  const found = addressErrors(
    new PageFiles(site),
    [at('list')],
    [
      {from: at('moved'), to: `${at('here')}#part`},
      {from: at('a'), to: `${at('here')}#none`},
      {from: at('b'), to: at('nowhere')},
      {from: at('c'), to: '/search/'},
      {from: at('d'), to: at('list')},
    ],
  );
  expect(found.map(({place, what}) => `${place.key ?? ''} ${what}`)).toEqual([
    `${at('a')} ${at('here')} has no anchor #none`,
    `${at('b')} page ${at('nowhere')} does not exist`,
    `${at('gone')} this and 1 more published addresses are missing from the build`,
    `/samples/next/gone.yaml this published address is missing from the build`,
  ]);
});
