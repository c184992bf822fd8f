// @vitest-environment jsdom
import {expect, test} from 'vitest';

import {builtPage} from '../support/builtSite';
import {
  faultOf,
  isLongText,
  readByDefuddle,
  readByReadability,
} from '../support/readerViews';
import {ROUTES} from '../support/routes';

const ARTICLES = ROUTES.filter(({kind}) => ['docs', 'post'].includes(kind));

/** Defuddle takes its time: the other pages are read in full runs. */
const SAMPLE = new Set([
  '/blog/welcome/',
  '/docs/concepts/runtime-model/',
  '/docs/getting-started/deploy-first-component/',
  '/docs/learn-from-examples/examples-catalog/',
  '/docs/reference/api/application/component/',
  '/docs/reference/glossary/',
]);

test.each(ARTICLES)(
  "Firefox's reader view shows all words of $path, and no others",
  async ({path}) => {
    const {html} = await builtPage(path);
    // On a page of a few lines Readability can only guess what its text is.
    if (!isLongText(html)) return;
    expect(faultOf(html, readByReadability(html, path))).toBeUndefined();
  },
);

test.each(ARTICLES.filter(({path}) => SAMPLE.has(path)))(
  'a web clipper takes all words of $path, and no others',
  async ({path}) => {
    const {html} = await builtPage(path);
    expect(faultOf(html, readByDefuddle(html, path))).toBeUndefined();
  },
);
