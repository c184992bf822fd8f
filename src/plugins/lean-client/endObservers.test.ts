import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import endObservers from './node/endObservers.mjs';

const LINK = require.resolve('@docusaurus/core/lib/client/exports/Link.js');

test("core's Link ends the observer that it had before it makes another", () => {
  const code = endObservers(readFileSync(LINK, 'utf8'));
  expect(code).toMatch(
    /ioRef\.current\?\.disconnect\(\);\s*ioRef\.current = new window\.IntersectionObserver\(/u,
  );
});

test('a Link that is written otherwise is told, not built', () => {
  expect(() => endObservers('const ioRef = useObserver();')).toThrow(
    'Look whether it still needs this loader.',
  );
});
