import {expect, test} from 'vitest';

import {escapeHtml} from './escapeHtml';

test('text is escaped for elements and quoted attributes', () => {
  expect(escapeHtml('<img alt="x"> & y')).toBe(
    '&lt;img alt=&quot;x&quot;&gt; &amp; y',
  );
});
