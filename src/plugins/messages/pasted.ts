import {fold, type Folded} from './folded';

/** A pasted text, ready to be searched for messages. */
export interface Pasted {
  /** The text without colors and control characters. */
  readonly text: string;
  readonly folded: Folded;
  /** For each character of the folded text, its line, counted from 0. */
  readonly lineOf: readonly number[];
  /** For each character of the folded text, where its statement ends in it. */
  readonly ends: readonly number[];
  /** The condition that a line belongs to. */
  readonly conditionOf: ReadonlyMap<number, Condition>;
}

/** A condition of an object, in YAML, JSON or the output of `kubectl describe`. */
export interface Condition {
  /** Whether it says that something doesn't work. */
  readonly isBad: boolean;
  /** In ISO 8601, so that later ones come later in the alphabet; may be empty. */
  readonly lastTransition: string;
}

/** Commands to a terminal, such as for a color or a title (ECMA-48, 5.4 and 5.6). */
const TERMINAL_COMMAND =
  // eslint-disable-next-line no-control-regex -- they are what this looks for
  /\u001b(?:\[[\d;?]*[A-Za-z]|\][^\u0007\u001b\n]*(?:\u001b\\)?)/gu;
// eslint-disable-next-line no-control-regex -- they are what this looks for
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/gu;

/** How a line begins that doesn't go on with the one before it. */
const BEGINNINGS = [
  /^\s*(?:$|[-*$#>[{}])/u,
  /^\s*"?[A-Za-z][\w ]*"?:(?:\s|$)/u,
  /^\s*(?:\d{4}-\d\d|\d\d:\d\d|\d+[smhd]|[IWEF]\d{4} )/u,
  /^\s*(?:Normal|Warning|time=|level=|ts=)/u,
];

/** A key with a value: `- type: Ready`, `"type": "Ready",`, `Type:  Ready`. */
const FIELD = /^\s*(?:- )?"?([A-Za-z][\w ]*?)"?:(.*)$/u;
const CONDITION_KEYS = /^(?:type|status|reason|message|lasttransitiontime)$/u;

/** Conditions that are bad news when they are true. */
const BAD_IF_TRUE = /Finaliz|Remaining|Degraded|Fail|Pressure|Error|Suspended/u;

/** Reads a pasted status, description, table of events, response or log. */
export function readPasted(raw: string): Pasted {
  const text = (prettyJson(raw) ?? raw)
    .replace(/\r\n?/gu, '\n')
    .replace(TERMINAL_COMMAND, '')
    .replace(CONTROL_CHARACTER, '');
  const lines = text.split('\n');
  const folded = fold(text);
  const lineOf = linesOfPlaces(lines, folded);
  const ends: number[] = [];
  let end = lineOf.length;
  for (let place = lineOf.length - 1; place >= 0; place -= 1) {
    ends[place] = end;
    const line = lineOf[place] ?? 0;
    const begins =
      lineOf[place - 1] !== line &&
      BEGINNINGS.some((beginning) => beginning.test(lines[line] ?? ''));
    if (begins) end = place;
  }
  return {text, folded, lineOf, ends, conditionOf: readConditions(lines)};
}

/** JSON with each field in a line of its own. */
function prettyJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}

function linesOfPlaces(lines: readonly string[], {places}: Folded): number[] {
  let line = 0;
  let end = lines[0]?.length ?? 0;
  return places.map((place) => {
    while (place > end) {
      line += 1;
      end += 1 + (lines[line]?.length ?? 0);
    }
    return line;
  });
}

/** Finds the conditions in the lines of a text. */
function readConditions(lines: readonly string[]): Map<number, Condition> {
  const conditionOf = new Map<number, Condition>();
  let fields = new Map<string, string>();
  let own: number[] = [];
  const finish = (): void => {
    const type = fields.get('type');
    const status = fields.get('status');
    if (type !== undefined && status !== undefined) {
      const isBad = (status === 'True') === BAD_IF_TRUE.test(type);
      const lastTransition = fields.get('lasttransitiontime') ?? '';
      const condition = {isBad, lastTransition};
      for (const line of own) conditionOf.set(line, condition);
    }
    fields = new Map();
    own = [];
  };
  for (const [index, line] of lines.entries()) {
    const [, name = '', rest = ''] = FIELD.exec(line) ?? [];
    const key = name.toLowerCase().replaceAll(' ', '');
    if (fields.has(key) || key === 'conditions') finish();
    const value = rest.replaceAll(/[",]/gu, '').trim();
    const isField = CONDITION_KEYS.test(key) && value !== '';
    if (isField) fields.set(key, value);
    // A long message goes on in the next line.
    const goesOn = key === '' && own.at(-1) === index - 1;
    if (isField || goesOn) own.push(index);
  }
  finish();
  return conditionOf;
}
