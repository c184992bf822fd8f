import {expect, test} from 'vitest';

import {readMarkedText} from './markedText';

const pieces = (value: string) =>
  readMarkedText(value).map(({text, isMarked}) =>
    isMarked ? `[${text}]` : text,
  );

test.each([
  ['plain', ['plain']],
  ['', []],
  ['a <mark>b</mark> c', ['a ', '[b]', ' c']],
  ['<mark>a</mark><mark>b</mark>', ['[a]', '[b]']],
  ['a <mark>b', ['a ', '[b]']],
  ['a</mark> b', ['a</mark> b']],
  ['<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
  ['<mark><script>x</script></mark>&lt;', ['[<script>x</script>]', '&lt;']],
])('%s', (value, expected) => {
  expect(pieces(value)).toEqual(expected);
});
