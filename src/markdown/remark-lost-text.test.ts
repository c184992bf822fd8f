import {ContentErrors} from '@openchoreo/content-errors/contentError';
import fc from 'fast-check';
import {expect, test} from 'vitest';

import {parsePage} from '../lib/pages/parsePage';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {remarkLostText} from './remark-lost-text';

/** Messages for a page that is not in a file. */
function messagesOf(source: string, path = 'docs/page.md'): string[] {
  const file = new VFile({path, value: source});
  try {
    unified()
      .use(remarkLostText)
      .freeze()
      .runSync(parsePage(source, path), file);
    return [];
  } catch (error) {
    if (error instanceof ContentErrors) {
      return error.errors.map(({message}) => message);
    }
    throw error;
  }
}

test.each([
  ['One[^1] and two[^2].\n\n[^1]: Text.', '1 [^2]'],
  ['Use `code`[^1].', '1 [^1]'],
  ['A [link](https://a.example/)[^1]?', '1 [^1]'],
  ['Two\nlines, then[^1][^2].\n\n[^1]: Text.', '2 [^2]'],
  ['- An item[^3]', '1 [^3]'],
  ['A claim[^Note] and[^nota].\n\n[^note]: Text.', '1 [^nota]'],
])('a footnote without a definition is rejected: %j', (source, place) => {
  for (const end of ['.md', '.mdx']) {
    const start = `docs/page${end}:${place}: this footnote has no`;
    expect(messagesOf(source, `docs/page${end}`)).toEqual([
      expect.stringContaining(start),
    ]);
  }
});

test.each([
  ['A claim.[^1]\n\n[^1]: Text.'],
  ['A claim.[^Note]\n\n[^note]: Text.'],
  ['A claim.\\[^1]'],
  ['Write `text[^1]`.'],
  ['```text\ntext[^1]\n```'],
  ['The expression [^abc] matches, and so does a[^abc] or x[^/]+.'],
  ['It is [^1] or x[^1]* or ([^0-9]).'],
  ['A character: a[^1]b, a[^1]+, a[^1]{2}, a[^1]$.'],
  ['A [x[^1](https://a.example/) link.'.replace('x[^1]', '^1]')],
])('text that is not a footnote passes: %j', (source) => {
  expect(messagesOf(source)).toEqual([]);
});

const word = fc.stringMatching(/^[a-zA-Z0-9.,:\\^[\] -]{1,12}$/u);

test('code is not mistaken for a footnote', () => {
  fc.assert(
    fc.property(word, fc.nat(99), (text, number) => {
      const line = `${text.replaceAll('`', '')}[^${number}]`;
      expect(messagesOf(`Text:\n\n\`\`\`text\n${line}\n\`\`\``)).toEqual([]);
      expect(messagesOf(`Text \`${line}\`.`)).toEqual([]);
    }),
  );
});

const cell = fc.stringMatching(/^[a-z]([a-z0-9 `*]|\\\|){0,8}[a-z]$/u);

test('a cell beyond the header is reported with its line, and no other cell is', () => {
  fc.assert(
    fc.property(
      fc.array(cell, {minLength: 1, maxLength: 4}),
      fc.array(fc.array(cell, {minLength: 1, maxLength: 7}), {maxLength: 5}),
      (header, rows) => {
        const line = (cells: readonly string[]): string =>
          `| ${cells.join(' | ')} |`;
        const source = [
          line(header),
          line(header.map(() => ':-:')),
          ...rows.map(line),
        ].join('\n');
        const found = messagesOf(source).map((one) => one.split(' | ')[0]);
        expect(found).toEqual(
          rows.flatMap((row, index) =>
            row.length > header.length ? `docs/page.md:${index + 3}` : [],
          ),
        );
      },
    ),
  );
});

test('an additional empty cell passes', () => {
  expect(messagesOf('| a |\n| --- |\n| 1 | |\n')).toEqual([]);
});
