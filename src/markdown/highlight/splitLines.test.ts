import {expect, test} from 'vitest';

import {highlight} from './prism';
import {splitLines} from '@openchoreo/page-tools/code-block/splitLines';

test.each([
  ['', ['']],
  ['one', ['one']],
  ['one\ntwo', ['one', 'two']],
  ['one\n\n', ['one', '', '']],
  ['<span class="a">b</span>\nc', ['<span class="a">b</span>', 'c']],
  [
    '<span class="a">b\nc</span> d',
    ['<span class="a">b</span>', '<span class="a">c</span> d'],
  ],
  [
    '<span class="a"><span class="b">x\ny</span>\nz</span>',
    [
      '<span class="a"><span class="b">x</span></span>',
      '<span class="a"><span class="b">y</span></span>',
      '<span class="a">z</span>',
    ],
  ],
])('%j becomes the lines %j', (html, lines) => {
  expect(splitLines(html)).toEqual(lines);
});

test('each line of highlighted text is complete HTML, and none is lost', () => {
  const code = 'a: |\n  one\n  two\nb: "<x>"\n';
  const lines = splitLines(highlight(code, 'yaml'));
  for (const line of lines) {
    expect(line.match(/<span/g)?.length ?? 0).toBe(
      line.match(/<\/span>/g)?.length ?? 0,
    );
  }
  const text = lines.join('\n').replaceAll(/<[^>]*>/g, '');
  expect(text).toBe(code.replace('<', '&lt;'));
});
