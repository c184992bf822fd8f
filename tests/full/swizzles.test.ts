import {expect, test} from 'vitest';

import {readSwizzles, upstreamHash} from '../support/swizzles';

test('the components that the site replaces are unchanged in the framework', () => {
  const changed = readSwizzles().flatMap(({file, way, upstream, hash}) => {
    const installed = upstreamHash(upstream);
    if (installed === undefined) {
      return [
        `${file}: the framework no longer has ${upstream}. Find its replacement, or remove the file`,
      ];
    }
    if (way === 'Wraps' || installed === hash) return [];
    return [
      `${file}: ${upstream} has changed. Compare the releases, adapt the file, and write (sha256 ${installed}) on its first line`,
    ];
  });
  expect(changed).toEqual([]);
});
