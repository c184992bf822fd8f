import {expect, test} from 'vitest';

import {escapeHtml} from './escapeHtml';

test('characters with a meaning in elements and quoted attributes are escaped', () => {
  expect(escapeHtml('<img alt="x"> & y')).toBe(
    '&lt;img alt=&quot;x&quot;&gt; &amp; y',
  );
});
