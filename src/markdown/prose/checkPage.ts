import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {ContentError} from '../../lib/contentError';
import {
  LEAD_MAX_WORDS,
  SENTENCE_MAX_WORDS,
  SENTENCE_MEAN_WORDS,
  UNWANTED_PHRASES,
} from './proseLimits';
import {wordsOf, type ProseBlock, type ProsePage} from './readProse';

/** What was counted on a page. */
export interface ProseCount {
  readonly file: string;
  /** In sentences. */
  readonly words: number;
  /** In headings and tables. */
  readonly labelWords: number;
  readonly sentences: number;
  /** Words of the longest sentence. */
  readonly longest: number;
}

/** What is wrong, and what could be better: style is a matter of judgment. */
export interface CheckedProse {
  readonly errors: readonly ContentError[];
  readonly advice: readonly ContentError[];
}

export interface CheckedPage extends CheckedProse {
  readonly count: ProseCount;
}

/** Words of a network, which the rules of equality take for people. */
const TECHNICAL = ['host', 'hosts'];

/** Words that our own list refuses, with a reason that fits better. */
const OURS = [
  'simply',
  'just',
  'easy',
  'easily',
  'obviously',
  'clearly',
  'of course',
  'basically',
  'everyone knows',
];

const english = unified()
  .use(retextEnglish)
  .use(retextEquality, {
    ignore: [...TECHNICAL, ...OURS],
  });

/** Checks the prose of one page, by itself. */
export async function checkPage(page: ProsePage): Promise<CheckedPage> {
  const prose = await checkBlocks(page.file, page.blocks);
  const labels = checkPhrases(page.file, page.labels);
  const advice = [...prose.advice, ...labels.advice];
  let words = 0;
  let sentences = 0;
  let longest = 0;
  for (const [index, block] of page.blocks.entries()) {
    const found = sentencesOf(block);
    const count = sum(found.map((sentence) => sentence.words));
    words += count;
    sentences += found.length;
    longest = Math.max(longest, ...found.map((sentence) => sentence.words));
    if (index === 0) advice.push(...longLead(page.file, block, count));
  }
  const {file} = page;
  const labelWords = sum(page.labels.map(({text}) => wordsOf(text).length));
  const count = {file, words, labelWords, sentences, longest};
  return {
    errors: [...prose.errors, ...labels.errors, ...emptyHeads(page)],
    advice: [...advice, ...highMean(count)],
    count,
  };
}

/** Checks stretches of prose that make no page: words for fields, terms. */
export async function checkBlocks(
  file: string,
  blocks: readonly ProseBlock[],
): Promise<CheckedProse> {
  const {errors, advice} = checkPhrases(file, blocks);
  const more: ContentError[] = [];
  for (const block of blocks) {
    const exclusions = await exclusionsOf(block);
    more.push(
      ...longSentences(file, sentencesOf(block)),
      ...exclusions.map(
        ({line, text, remedy}) => new ContentError({file, line}, text, remedy),
      ),
    );
  }
  return {errors, advice: [...advice, ...more]};
}

/** Finds the phrases that `proseLimits.ts` lists, and nothing else. */
export function checkPhrases(
  file: string,
  blocks: readonly ProseBlock[],
): CheckedProse {
  const found = (isAdvice: boolean): ContentError[] =>
    blocks.flatMap((block) => unwantedPhrases(file, block, isAdvice));
  return {errors: found(false), advice: found(true)};
}

interface FoundSentence {
  readonly text: string;
  readonly line: number;
  readonly words: number;
}

interface Message {
  readonly line: number;
  readonly text: string;
  readonly remedy: string;
}

async function exclusionsOf(block: ProseBlock): Promise<Message[]> {
  const file = new VFile(block.text);
  await english.run(english.parse(file), file);
  return file.messages.map(({line, actual, expected}) => ({
    line: block.line + (line ?? 1) - 1,
    text: `"${actual ?? ''}" may exclude readers`,
    remedy:
      expected && expected.length > 0
        ? `Write ${expected.map((word) => `"${word}"`).join(', ')} or something else.`
        : 'Write something else.',
  }));
}

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Sentences as a reader ends them; `v0.3.2` and `k3d.io` end none. */
export function sentencesOf({text, line}: ProseBlock): FoundSentence[] {
  // A line's end in the file is a space to readers, and ends no sentence.
  const running = text.replaceAll('\n', ' ');
  return [...segmenter.segment(running)].flatMap(({segment, index}) => {
    const words = wordsOf(segment);
    if (words.length === 0) return [];
    return {
      text: segment.trim(),
      line: line + text.slice(0, index).split('\n').length - 1,
      words: words.length,
    };
  });
}

function longSentences(
  file: string,
  sentences: readonly FoundSentence[],
): ContentError[] {
  return sentences
    .filter(({words}) => words > SENTENCE_MAX_WORDS)
    .map(
      ({text, line, words}) =>
        new ContentError(
          {file, line},
          `a sentence of ${words} words: "${text.slice(0, 60)}…"`,
          `Cut it; ${SENTENCE_MAX_WORDS} is the most, 25 the rule.`,
        ),
    );
}

function unwantedPhrases(
  file: string,
  {text, line}: ProseBlock,
  isAdvice: boolean,
): ContentError[] {
  return UNWANTED_PHRASES.filter(
    (one) => (one.isAdvice ?? false) === isAdvice,
  ).flatMap(({phrase, why, remedy}) =>
    [...text.matchAll(phrase)].map(
      ({0: found, index}) =>
        new ContentError(
          {file, line: line + text.slice(0, index).split('\n').length - 1},
          `"${found}" ${why}`,
          remedy,
        ),
    ),
  );
}

function longLead(
  file: string,
  {line}: ProseBlock,
  words: number,
): ContentError[] {
  if (words <= LEAD_MAX_WORDS) return [];
  return [
    new ContentError(
      {file, line},
      `the first paragraph has ${words} words`,
      `Answer the page's question in ${LEAD_MAX_WORDS} words at most.`,
    ),
  ];
}

function highMean({file, words, sentences}: ProseCount): ContentError[] {
  const mean = sentences === 0 ? 0 : words / sentences;
  if (mean < SENTENCE_MEAN_WORDS) return [];
  return [
    new ContentError(
      {file},
      `sentences have ${mean.toFixed(1)} words on average`,
      `Shorten some: the mean of a page is below ${SENTENCE_MEAN_WORDS}.`,
    ),
  ];
}

function emptyHeads({file, namelessColumns}: ProsePage): ContentError[] {
  return namelessColumns.map(
    (line) =>
      new ContentError(
        {file, line},
        'a column of this table has no name',
        'Name it in the first row: screen readers say it for each cell.',
      ),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
