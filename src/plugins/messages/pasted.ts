import {readConditions, type Condition} from './conditions';
import {fold, type Folded} from './folded';

/** A pasted text, ready to be searched for messages. */
export interface Pasted {
  /** The text without colors and control characters. */
  readonly text: string;
  readonly folded: Folded;
  /** For each character of the folded text, where its statement ends in it. */
  readonly ends: readonly number[];
  /** For each character of the folded text, its line, counted from 0. */
  readonly lineOf: readonly number[];
  /** The condition that a line belongs to. */
  readonly conditionOf: ReadonlyMap<number, Condition>;
}

/** Commands to a terminal, such as for a color or a title (ECMA-48, 5.4 and 5.6). */
const TERMINAL_COMMAND =
  // eslint-disable-next-line no-control-regex -- they are what this looks for
  /\u001b(?:\[[\d;?]*[A-Za-z]|\][^\u0007\u001b\n]*(?:\u001b\\)?)/gu;
// eslint-disable-next-line no-control-regex -- they are what this looks for
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/gu;

/** How a line begins that doesn't go on with the one before it. */
const BEGINNINGS = [
  // An empty line, an item of a list, a prompt, a bracket
  /^\s*(?:$|[-*$#>[{}])/u,
  // A key of YAML, JSON or a description
  /^\s*"?[A-Za-z][\w ]*"?:(?:\s|$)/u,
  // A date, a time, an age, or the level of klog with a date
  /^\s*(?:\d{4}-\d\d|\d\d:\d\d|\d+[smhd]|[IWEF]\d{4} )/u,
  /^\s*(?:Normal|Warning|time=|level=|ts=)/u,
];

/** Reads a pasted status, description, table of events, response or log. */
export function readPasted(raw: string): Pasted {
  const text = (prettyJson(raw) ?? raw)
    .replace(/\r\n?/gu, '\n')
    .replace(TERMINAL_COMMAND, '')
    .replace(CONTROL_CHARACTER, '');
  const lines = text.split('\n');
  const folded = fold(text);
  const lineOf = linesOfPlaces(text, folded);
  return {
    text,
    folded,
    ends: endsOfStatements(lines, lineOf),
    lineOf,
    conditionOf: conditionsOfLines(readConditions(lines)),
  };
}

/** JSON with each field in a line of its own. */
function prettyJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // It is another text.
    return undefined;
  }
}

function linesOfPlaces(text: string, {places}: Folded): number[] {
  let line = 0;
  let nextLine = text.indexOf('\n');
  return places.map((place) => {
    while (nextLine !== -1 && place > nextLine) {
      line += 1;
      nextLine = text.indexOf('\n', nextLine + 1);
    }
    return line;
  });
}

/** Where the statement of each character ends: before a line that begins one. */
function endsOfStatements(
  lines: readonly string[],
  lineOf: readonly number[],
): number[] {
  const begins = lines.map((line) =>
    BEGINNINGS.some((beginning) => beginning.test(line)),
  );
  const ends: number[] = [];
  let end = lineOf.length;
  for (let place = lineOf.length - 1; place >= 0; place -= 1) {
    ends[place] = end;
    const line = lineOf[place] ?? 0;
    const isFirstOfLine = lineOf[place - 1] !== line;
    if (isFirstOfLine && begins[line]) end = place;
  }
  return ends;
}

function conditionsOfLines(conditions: readonly Condition[]) {
  const conditionOf = new Map<number, Condition>();
  for (const condition of conditions) {
    const {firstLine, lastLine} = condition;
    for (let line = firstLine; line <= lastLine; line += 1) {
      conditionOf.set(line, condition);
    }
  }
  return conditionOf;
}
