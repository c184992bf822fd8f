import {HOLE, type Message} from '../model/message';
import {plainText} from './plainText';

/** A text of a message, ready to be looked for. */
interface Pattern {
  /** The longest part between holes: a line without it cannot match. */
  readonly anchor: string;
  readonly expression: RegExp;
  /** Names of the holes, in order. */
  readonly holes: readonly string[];
  /** Characters outside holes: how much of the text the message decides. */
  readonly weight: number;
}

/** A message with the patterns of its texts. */
export interface CompiledMessage {
  readonly message: Message;
  readonly patterns: readonly Pattern[];
  /** Its reason and its code, if they are distinctive on their own. */
  readonly words: readonly string[];
}

/** A place of a line that a message explains. */
export interface Match {
  readonly weight: number;
  /** Range in the line, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** Values of the holes. */
  readonly values: ReadonlyMap<string, string>;
}

/** Fewer decided characters than this say nothing. */
const LEAST_WEIGHT = 9;

/** A value in a message: no longer than a line of a terminal, three times. */
const VALUE = '(.{1,240}?)';

/** A value at the end of a message takes the rest of the line. */
const LAST_VALUE = '(.{0,240})';

/** `BuildFailed` and `PROJECT_NOT_FOUND`, but not `Created`. */
const DISTINCTIVE = /[a-z][A-Z]|[A-Z]{2}[a-z]|_/u;

/** Prepares the texts of a message. */
export function compileMessage(message: Message): CompiledMessage {
  return {
    message,
    patterns: message.texts.map(compileText),
    words: [message.reason, message.code].flatMap((word) =>
      word !== undefined && DISTINCTIVE.test(word) ? [word] : [],
    ),
  };
}

function compileText(text: string): Pattern {
  // Text and the names of holes take turns.
  const pieces = plainText(text).split(HOLE);
  const parts = pieces.filter((_piece, index) => index % 2 === 0);
  const holes = pieces.filter((_piece, index) => index % 2 === 1);
  const source = parts
    .map((part, index) => {
      const literal = part
        .replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
        .replace(/\s+/gu, String.raw`\s+`);
      if (index === 0) return literal;
      const isLast = index === parts.length - 1 && part === '';
      return (isLast ? LAST_VALUE : VALUE) + literal;
    })
    .join('');
  const lower = parts.map((part) => part.trim().toLowerCase());
  return {
    // Wrapped lines have other white space than the text.
    anchor: longest(longest(lower).split(/\s+/u)),
    expression: new RegExp(source, 'iu'),
    holes,
    weight: lower.join('').replace(/\s+/gu, '').length,
  };
}

function longest(texts: readonly string[]): string {
  return texts.reduce((a, b) => (b.length > a.length ? b : a), '');
}

/**
 * The best place of a line that a message explains.
 *
 * @param line - Plain, as `plainText` makes it.
 * @returns `undefined` if the line does not have the message.
 */
export function matchLine(
  {patterns, words}: CompiledMessage,
  line: string,
  lower: string,
): Match | undefined {
  let best: Match | undefined;
  for (const {anchor, expression, holes, weight} of patterns) {
    if (weight < LEAST_WEIGHT || weight <= (best?.weight ?? 0)) continue;
    if (!lower.includes(anchor)) continue;
    const found = expression.exec(line);
    if (!found) continue;
    const values = holes.flatMap((hole, index) => {
      const value = found[index + 1]?.trim() ?? '';
      return value === '' ? [] : [[hole, value] as const];
    });
    const {0: whole, index: from} = found;
    const to = from + whole.length;
    best = {weight, from, to, values: new Map(values)};
  }
  if (best) return best;
  for (const word of words) {
    const from = indexOfWord(line, word);
    if (from < 0) continue;
    const to = from + word.length;
    return {weight: word.length, from, to, values: new Map()};
  }
  return undefined;
}

/** Where a word stands alone; its case counts. */
function indexOfWord(line: string, word: string): number {
  const from = line.indexOf(word);
  if (from < 0) return -1;
  const around = line.slice(Math.max(0, from - 1), from + word.length + 1);
  return new RegExp(String.raw`(?:^|\W)${word}(?:\W|$)`, 'u').test(around)
    ? from
    : -1;
}
