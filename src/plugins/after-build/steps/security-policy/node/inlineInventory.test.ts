import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';

import {firstPaintScript} from './inlineInventory';

const KNOWN = '<script data-first-paint>paint()</script>';

function find(html: string): string {
  return toString(firstPaintScript('index.html', fromHtml(html)));
}

test('the known script is found among others and data', () => {
  expect(
    find(
      `<script>track()</script>${KNOWN}<script type="application/ld+json">{}</script>`,
    ),
  ).toBe('paint()');
});

test.each([
  ['no script', ''],
  ['the script twice', KNOWN + KNOWN],
])('%s is rejected', (_, html) => {
  expect(() => find(html)).toThrow(/index\.html: expected one .* found [02]/u);
});
