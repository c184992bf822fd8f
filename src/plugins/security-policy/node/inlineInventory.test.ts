import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';

import type {ContentError} from '../../../lib/contentError';
import {firstPaintScript} from './inlineInventory';

const KNOWN = '<script data-first-paint>paint()</script>';

function look(html: string): {script: string | undefined; errors: string[]} {
  const errors: ContentError[] = [];
  const script = firstPaintScript(
    {file: 'index.html', tree: fromHtml(html)},
    errors,
  );
  return {
    script: script && toString(script),
    errors: errors.map(({message}) => message),
  };
}

test('a page has the one known script, once; data is no script', () => {
  expect(
    look(`${KNOWN}<script type="application/ld+json">{}</script>`),
  ).toEqual({script: 'paint()', errors: []});
});

test('an unknown inline script is refused with its place and its beginning', () => {
  const {errors} = look(`${KNOWN}\n<script>track()</script>`);
  expect(errors).toEqual([
    expect.stringContaining(
      'index.html:2: an inline script that is not known: track().',
    ),
  ]);
});

test.each([
  ['no script', ''],
  ['the script twice', KNOWN + KNOWN],
])('%s is refused', (_, html) => {
  const {script, errors} = look(html);
  expect(script).toBeUndefined();
  expect(errors).toHaveLength(1);
});
