import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {LATEST} from '../../src/site/versions';
import {SITE_DIR, wholeAddress} from '../support/builtSite';
import {ROUTES} from '../support/routes';

test('the sitemap has all listed pages once, except those of other docs versions', () => {
  const listed = ROUTES.filter(
    ({kind, unlisted, version}) =>
      kind !== 'search' &&
      !unlisted &&
      (version ?? LATEST.label) === LATEST.label,
  ).map(({path: route}) => wholeAddress(route));
  const sitemap = readFileSync(path.join(SITE_DIR, 'sitemap.xml'), 'utf8');
  const addresses = sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu);
  expect([...addresses].map(([, address]) => address).sort()).toEqual(
    listed.sort(),
  );
});
