import fc from 'fast-check';
import {expect, test} from 'vitest';

import {mergePages} from './mergePages';

const word = fc.stringMatching(/^[a-z]{3,8}$/u);
const block = fc.array(word, {minLength: 4, maxLength: 8});
const blocks = fc.uniqueArray(block, {
  minLength: 4,
  maxLength: 8,
  selector: (words) => words.join(' '),
});

const pageOf = (all: readonly (readonly string[])[]): string =>
  all.map((words) => `${words.join(' ')}\n`).join('\n');

/** A page with another block at an index. */
const withBlock = (
  all: readonly (readonly string[])[],
  index: number,
  words: readonly string[],
): string => pageOf(all.map((own, at) => (at === index ? words : own)));

test('a changed, new or removed block is ported, whatever differs elsewhere', () => {
  fc.assert(
    fc.property(blocks, block, block, (all, changed, own) => {
      const last = all.length - 1;
      for (const fixed of [[changed], [], [all[0] ?? [], changed]]) {
        const before = pageOf(all);
        const after = pageOf([...fixed, ...all.slice(1)]);
        const page = withBlock(all, last, own);
        const expected = pageOf([...fixed, ...all.slice(1, -1), own]);
        expect(mergePages(before, after, page)).toEqual({
          text: expected,
          left: [],
        });
      }
    }),
  );
});

test('a word is ported in a block that differs in another word', () => {
  fc.assert(
    fc.property(blocks, (all) => {
      const [first = []] = all;
      const [from, ...rest] = first;
      const fixed = [`${from ?? ''}fixed`, ...rest];
      const own = [...first.slice(0, -1), 'other'];
      const both = [...fixed.slice(0, -1), 'other'];
      const {text, left} = mergePages(
        pageOf(all),
        withBlock(all, 0, fixed),
        withBlock(all, 0, own),
      );
      expect([text, left]).toEqual([withBlock(all, 0, both), []]);
    }),
  );
});

test('a block that the page says otherwise is left, and told with its heading', () => {
  const page = '# Title\n\n## Part\n\nIt is entirely different here.\n';
  const merged = mergePages(
    '# Title\n\n## Part\n\nOne two three.\n',
    '# Title\n\n## Part\n\nOne two four.\n',
    page,
  );
  expect(merged).toEqual({
    text: page,
    left: [
      {
        heading: '## Part',
        line: 5,
        before: 'One two three.\n',
        after: 'One two four.\n',
      },
    ],
  });
});

test('a change that the page has already changes nothing', () => {
  fc.assert(
    fc.property(blocks, block, (all, changed) => {
      const after = withBlock(all, 1, changed);
      expect(mergePages(pageOf(all), after, after).text).toBe(after);
    }),
  );
});
