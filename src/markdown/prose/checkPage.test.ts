import {describe, expect, test} from 'vitest';

import {checkPage, sentencesOf} from './checkPage';
import {readProse} from './readProse';

const words = (count: number): string =>
  `Word${' word'.repeat(count - 2)} end.`;

async function messagesOf(source: string): Promise<string[]> {
  const {errors, advice} = await checkPage(readProse(source, 'docs/a.md'));
  return [...errors, ...advice].map(({message}) => message);
}

test('style is advice; what reads as translated, is unfinished or unnamed is a mistake', async () => {
  const source =
    'It is very easy, please.\n\nMore is coming soon. It belongs into it.\n';
  const {errors, advice} = await checkPage(readProse(source, 'docs/a.md'));
  expect(errors.map(({what}) => what)).toEqual([
    expect.stringContaining('coming soon'),
    expect.stringContaining('belongs into'),
  ]);
  expect(advice).toHaveLength(3);
});

describe('sentences', () => {
  test.each([
    ['One. Two three! Four?', [1, 2, 1]],
    ['It runs v0.3.2 of k3d.io here. Then it ends.', [6, 3]],
    ['A gateway lets requests in. The next sentence.', [5, 3]],
    ['Half-open, and (in brackets).', [4]],
    ['— …', []],
  ])('%j has %j words', (text, counts) => {
    const block = {text, line: 1, isListItem: false};
    expect(sentencesOf(block).map((sentence) => sentence.words)).toEqual(
      counts,
    );
  });

  test('know their line', () => {
    const block = {text: 'One.\nTwo\nthree. Four.', line: 7, isListItem: false};
    expect(sentencesOf(block).map(({line}) => line)).toEqual([7, 8, 9]);
  });
});

test('plain prose passes, and is counted', async () => {
  const source = 'One two three.\n\n- Four five.\n';
  const {errors, advice, count} = await checkPage(
    readProse(source, 'docs/a.md'),
  );
  expect([...errors, ...advice]).toEqual([]);
  expect(count).toEqual({
    file: 'docs/a.md',
    words: 5,
    labelWords: 0,
    sentences: 2,
    longest: 3,
  });
});

describe('is told with its line:', () => {
  const start = 'One. Two. Three. Four.\n\n';

  test.each([
    [`${start}${words(41)}`, ':3', 'a sentence of 41 words'],
    [`${words(17)} ${words(17)} ${words(17)}`, ':1', 'has 51 words'],
    [`${words(18)} ${words(18)}`, '', 'have 18.0 words on average'],
    ['You simply run it.', ':1', '"simply" tells the reader that it is easy'],
    ['A.\n\n- It is\n  Just so.', ':4', '"Just" tells'],
    ['It is very fast.', ':1', '"very" is a weasel word'],
    ['A powerful tool.', ':1', '"powerful" is advertising'],
    ['More is coming soon.', ':1', '"coming soon" is a promise'],
    ['Utilize it.', ':1', '"Utilize" is longer than it need be'],
    ['A key\nstands in it.', ':2', '"stands in" reads as translated'],
    ['A.\n\n## The way of it', ':3', '"The way of" reads as translated'],
    ['A.\n\n| a |\n| - |\n| twins |', ':5', '"twins" reads as translated'],
    ['The whitelist of it.', ':1', '"whitelist" may exclude readers'],
    ['A.\n\n| a | |\n| - | - |\n| b | c |', ':3', 'a column of this table'],
  ])('%j', async (source, place, what) => {
    const messages = await messagesOf(source);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`docs/a.md${place}: `);
    expect(messages[0]).toContain(what);
  });
});

test.each([
  'Adjust the just-in-time pool of hosts.',
  'Say `simply` in code.',
  'It stands for a file, and leads to another.',
  'Not ~~The keys stand in it.~~ but: it holds the keys.',
  'The host of a route, and its host name.',
])('%j is no mistake', async (source) => {
  expect(await messagesOf(source)).toEqual([]);
});
