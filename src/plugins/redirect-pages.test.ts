import {expect, test} from 'vitest';

import {restoreSlash} from './redirect-pages';

test('an old address of a section leads to the address that its page has', () => {
  const page = (to: string) =>
    `<meta http-equiv="refresh" content="0; url=/base${to}"><link rel="canonical" href="/base${to}" />`;
  expect(restoreSlash(page('/docs/a#b'), '/docs/a/#b')).toBe(
    page('/docs/a/#b'),
  );
});
