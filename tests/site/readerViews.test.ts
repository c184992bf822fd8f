// @vitest-environment jsdom
import {expect, test} from 'vitest';

import {builtPage} from '../support/builtSite';
import {
  faultOf,
  readByDefuddle,
  readByReadability,
} from '../support/readerViews';
import {LATEST, ROUTES} from '../support/routes';

/** One page of each folder of the latest version, and the newest post. */
const SAMPLE = new Map(
  ROUTES.filter(
    ({kind, version}) =>
      kind === 'post' || (kind === 'docs' && version === LATEST),
  )
    .map(({path}) => [path.split('/').slice(1, -2).join('/'), path] as const)
    .filter(([folder]) => folder.includes('/') || folder === 'blog'),
).values();

test.each([...SAMPLE])(
  'reader views show all words of %s, and no others',
  async (path) => {
    const {html} = await builtPage(path);
    expect(faultOf(html, readByReadability(html, path))).toBeUndefined();
    expect(faultOf(html, readByDefuddle(html, path))).toBeUndefined();
  },
);
