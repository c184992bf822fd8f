import {expect, test} from 'vitest';

import {SITE} from '../../../site/site';
import {cardOf} from './cardOf';

const page = {docsVersion: undefined, title: 'Title'};

test('the card of the home page shows the host of the site', () => {
  const home = {...page, kind: 'landing', route: '/'} as const;
  expect(cardOf(home, 'https://docs.example')).toEqual({
    title: SITE.tagline,
    section: 'docs.example',
    version: undefined,
  });
});

test.each([
  ['docs', 'v0.3.x', '/docs/', 'Documentation', 'v0.3.x'],
  ['docs', 'current', '/docs/next/', 'Documentation', 'Next'],
  [
    'docs',
    'current',
    '/docs/next/getting-started/single-cluster/',
    'Getting started',
    'Next',
  ],
  ['category', 'v0.3.x', '/docs/category/concepts/', 'Documentation', 'v0.3.x'],
  ['blog', undefined, '/blog/welcome/', 'Blog', undefined],
] as const)(
  'the card of a %s page of %s at %s shows %s, %s',
  (kind, docsVersion, route, section, version) => {
    expect(
      cardOf({...page, kind, docsVersion, route}, 'https://docs.example'),
    ).toEqual({title: 'Title', section, version});
  },
);
