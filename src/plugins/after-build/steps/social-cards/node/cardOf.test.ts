import {expect, test} from 'vitest';

import {SITE} from '../../../../../site/site';
import {cardOf} from './cardOf';

const page = {docsVersion: undefined, title: 'Title'};

test('the card of the home page shows the host of the site', () => {
  const home = {...page, kind: 'landing', route: '/'} as const;
  expect(cardOf(home, 'https://docs.example')).toEqual({
    title: SITE.tagline,
    section: 'docs.example',
  });
});

test.each([
  ['docs', 'v0.3.x', '/docs/', 'Documentation'],
  ['docs', 'current', '/docs/next/', 'Documentation'],
  [
    'docs',
    'current',
    '/docs/next/getting-started/single-cluster/',
    'Getting started',
  ],
  ['category', 'v0.3.x', '/docs/category/concepts/', 'Documentation'],
  ['blog', undefined, '/blog/welcome/', 'Blog'],
] as const)(
  'the card of a %s page of %s at %s shows %s',
  (kind, docsVersion, route, section) => {
    expect(
      cardOf({...page, kind, docsVersion, route}, 'https://docs.example'),
    ).toEqual({title: 'Title', section});
  },
);
