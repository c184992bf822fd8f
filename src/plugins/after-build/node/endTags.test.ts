import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';

import {endTagEdits} from './endTags';
import {applyEdits} from './writePages';

test.each([
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<div><p>a<p>b</div>c', '<div><p>a</p><p>b</p></div>c'],
  ['<dl><dt>a<dd><p>b</dl>', '<dl><dt>a</dt><dd><p>b</p></dd></dl>'],
  [
    '<table><tbody><tr><th>a<td>b</table>',
    '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
  ],
  [
    '<!doctype html><html><body><p>a</p>',
    '<!doctype html><html><body><p>a</p></body></html>',
  ],
])('%s gets its end tags', (html, expected) => {
  const tree = fromHtml(html);
  const written = applyEdits(html, endTagEdits(html, tree));
  expect(written).toBe(expected);
  // A second run finds nothing to add.
  expect(endTagEdits(written, fromHtml(written))).toEqual([]);
});
