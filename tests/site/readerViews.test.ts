// @vitest-environment jsdom
import {expect, test} from 'vitest';

import {builtPage} from '../support/builtSite';
import {
  faultOf,
  readByDefuddle,
  readByReadability,
} from '../support/readerViews';
import {ROUTES} from '../support/routes';

const ARTICLES = ROUTES.filter(({kind}) => ['docs', 'post'].includes(kind));

/** The other pages are read in full runs. */
const SAMPLE = new Set([
  '/blog/welcome/',
  '/docs/concepts/runtime-model/',
  '/docs/getting-started/deploy-first-component/',
  '/docs/learn-from-examples/examples-catalog/',
  '/docs/reference/api/application/component/',
  '/docs/reference/glossary/',
]);

test.each(ARTICLES.filter(({path}) => SAMPLE.has(path)))(
  'reader views show all words of $path, and no others',
  async ({path}) => {
    const {html} = await builtPage(path);
    expect(faultOf(html, readByReadability(html, path))).toBeUndefined();
    expect(faultOf(html, readByDefuddle(html, path))).toBeUndefined();
  },
);
