// @vitest-environment jsdom
import {expect, test} from 'vitest';

import {builtPage} from '../support/builtSite';
import {faultOf, readByDefuddle} from '../support/readerViews';
import {ROUTES} from '../support/routes';

test.each(ROUTES.filter(({kind}) => ['docs', 'post'].includes(kind)))(
  'a web clipper takes all words of $path, and no others',
  async ({path}) => {
    const {html} = await builtPage(path);
    expect(faultOf(html, readByDefuddle(html, path))).toBeUndefined();
  },
);
