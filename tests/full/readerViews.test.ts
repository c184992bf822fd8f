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

// On a page of a few lines, programs can only guess what its text is.
test.each(ARTICLES)(
  "Firefox's reader view shows all words of $path, and no others",
  async ({path}) => {
    const {html} = await builtPage(path);
    if (!isLongText(html)) return;
    expect(faultOf(html, readByReadability(html, path))).toBeUndefined();
  },
);

test.each(ARTICLES)(
  'a web clipper takes all words of $path, and no others',
  async ({path}) => {
    const {html} = await builtPage(path);
    if (!isLongText(html)) return;
    expect(faultOf(html, readByDefuddle(html, path))).toBeUndefined();
  },
);
