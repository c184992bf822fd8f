import type {Fault} from './contentError';

/**
 * Controls, formats, halves of characters, and spaces and breaks of all kinds,
 * except those that every text has.
 */
const CATEGORIES = /(?![\t\n\r ])[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u;

/** Letters and marks that are drawn as nothing, and the sign for damage. */
const OTHERS = /[\u034f\u115f\u1160\u2800\u3164\uffa0\ufffd]/u;

const RUN = RegExp(`(?:${CATEGORIES.source}|${OTHERS.source})+`, 'gu');

const BYTE_ORDER_MARK = '\ufeff';

const graphemes = new Intl.Segmenter('en', {granularity: 'grapheme'});

/**
 * Finds characters that are invisible, look like a space or have no place in a
 * text. A byte-order mark may begin the text. Several in a row are found once.
 *
 * `a\u200b\u200b: b` → `[{index: 1, run: '\u200b\u200b'}]`
 */
export function invisibleRuns(text: string) {
  const runs: {readonly index: number; readonly run: string}[] = [];
  for (const {0: run, index} of text.matchAll(RUN)) {
    const isMark = index === 0 && run === BYTE_ORDER_MARK;
    if (isMark || isPartOfCharacter(text, index, run)) continue;
    runs.push({index, run});
  }
  return runs;
}

const PICTURE = /^\p{Extended_Pictographic}/u;

/** A letter of a script that joins its letters, such as Persian or Hindi. */
const JOINING_LETTER = /^(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L}/u;

/** A black flag with the letters of a region (UTS #51, emoji tag sequence). */
const REGION_FLAG = /^\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}$/u;

/** No emoji is longer; a longer text would be read again for each run. */
const LONGEST_CHARACTER = 64;

/** Whether a run belongs to what is drawn as one character, as in 👩🏽‍💻 or 🏴󠁧󠁢󠁥󠁮󠁧󠁿. */
function isPartOfCharacter(text: string, index: number, run: string): boolean {
  const start = Math.max(0, index - LONGEST_CHARACTER);
  const near = text.slice(start, index + LONGEST_CHARACTER);
  const grapheme =
    graphemes.segment(near).containing(index - start)?.segment ?? '';
  if (REGION_FLAG.test(grapheme)) return true;
  if (run !== '\u200d' && run !== '\u200c') return false;
  const next = text.slice(index + run.length, index + run.length + 2);
  if (PICTURE.test(grapheme)) return PICTURE.test(next);
  return JOINING_LETTER.test(grapheme) && JOINING_LETTER.test(next);
}

/** What is wrong with a run of invisible characters. */
export function invisibleFault(run: string): Fault {
  if (run.startsWith('\ufffd')) {
    const what = `found a damaged character: ${codeOf(run)}`;
    return {what, remedy: 'Save the file as UTF-8, or delete it.'};
  }
  const instead = /^\p{Z}/u.test(run) ? ' and type a space' : '';
  const what = `found an invisible character: ${codeOf(run)}`;
  return {what, remedy: `Delete it${instead}.`};
}

/** The code of the first character of a text: `U+00A0`. */
export function codeOf(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
