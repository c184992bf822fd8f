import {fold} from './pattern';

/** A line of a pasted text, with those that go on with it. */
export interface Statement {
  /** Its first line; starts at 1. */
  readonly line: number;
  /** In one line; more readings if it isn't known where its lines are broken. */
  readonly readings: readonly Reading[];
  /** The condition that it is a field of. */
  readonly condition: Condition | undefined;
}

export interface Reading {
  readonly text: string;
  readonly folded: string;
  /** Where each line begins in the text. */
  readonly starts: readonly number[];
}

/** The fields of a condition by their names in lower case, such as `type`. */
export type Condition = ReadonlyMap<string, string>;

/** Commands to a terminal, such as for a color or a title (ECMA-48, 5.4 and 5.6). */
const TERMINAL_COMMAND =
  // oxlint-disable-next-line no-control-regex -- they are what this looks for
  /\u001b(?:\[[\d;?]*[A-Za-z]|\][^\u0007\u001b\n]*(?:\u001b\\)?)/gu;
// oxlint-disable-next-line no-control-regex -- they are what this looks for
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/gu;

/** How a line begins that doesn't go on with the one before it. */
const BEGINNINGS = [
  /^\s*(?:$|[-*$#>[{}])/u,
  /^\s*"?[A-Za-z][\w ]*"?:(?:\s|$)/u,
  /^\s*(?:\d{4}-\d\d|\d\d:\d\d|\d+[smhd]|[IWEF]\d{4} )/u,
  /^\s*(?:Normal|Warning|time=|level=|ts=)/u,
];

/** A line with nothing but a key or a bracket: its fields are indented below it. */
const BLOCK_OPENING = /^[\s-]*(?:"?[A-Za-z][\w ]*"?:)?\s*[[{]?\s*$/u;

/** Nothing goes on for longer. */
const MOST_LINES = 20;

/** A key with a value: `- type: Ready`, `"type": "Ready",`, `Type:  Ready`. */
const FIELD = /^[\s-]*"?([A-Za-z][\w ]*?)"?:(.*)$/u;
/** The keys of a condition, in lower case. */
const KEYS = ['type', 'status', 'reason', 'message', 'lasttransitiontime'];

/** Conditions that are bad news when they are true. */
const BAD_IF_TRUE = /Finaliz|Remaining|Degraded|Fail|Pressure|Error|Suspended/u;

/**
 * Splits a pasted status, description, table of events, response or log into what
 * it says:
 *
 *   Conditions:                          Conditions:
 *     Message:  DataPlane "big"     →    Message: DataPlane "big" not found
 *       not found                        Status: False
 *     Status:  False
 */
export function readStatements(raw: string): Statement[] {
  const text = (prettyJson(raw) ?? raw)
    .replace(/\r\n?/gu, '\n')
    .replace(TERMINAL_COMMAND, '')
    .replace(CONTROL_CHARACTER, '');
  const groups = groupLines(text.split('\n'));
  const conditions = readConditions(groups.map(([first = '']) => first));
  const statements: Statement[] = [];
  let line = 1;
  for (const [index, lines] of groups.entries()) {
    const condition = conditions[index];
    statements.push({line, readings: readLines(lines), condition});
    line += lines.length;
  }
  return statements;
}

/**
 * The condition of each line that is a field of one. A condition ends where a key
 * comes again, or where a list of conditions begins:
 *
 *     conditions:         –
 *       - type: Ready     {type: Ready, status: False}
 *         status: False   {type: Ready, status: False}
 *       - type: Synced    {type: Synced}
 */
function readConditions(lines: readonly string[]): (Condition | undefined)[] {
  let fields = new Map<string, string>();
  return lines.map((line) => {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    const key = name.toLowerCase().replaceAll(' ', '');
    if (fields.has(key) || key === 'conditions') fields = new Map();
    if (!KEYS.includes(key) || value.trim() === '') return undefined;
    fields.set(key, value.replaceAll(/["',]/gu, '').trim());
    return fields;
  });
}

/** JSON of one line, with each field in its own; that of several keeps its lines. */
function prettyJson(text: string): string | undefined {
  if (text.trim().includes('\n')) return undefined;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}

/** Puts each line with those that go on with it. */
function groupLines(lines: readonly string[]): string[][] {
  let group: string[] = [];
  const groups = [group];
  for (const line of lines) {
    if (group.length > 0 && !goesOn(line, group)) {
      group = [];
      groups.push(group);
    }
    group.push(line);
  }
  return groups;
}

/** Whether a line goes on with those before it. */
function goesOn(line: string, before: readonly string[]): boolean {
  const [first = ''] = before;
  if (before.length === MOST_LINES) return false;
  if (!BEGINNINGS.some((beginning) => beginning.test(line))) return true;
  // YAML and kubectl indent the lines in which a long value goes on.
  const isDeeper = line.search(/[^\s-]/u) > first.search(/[^\s-]/u);
  return isDeeper && !BLOCK_OPENING.test(first);
}

/** Joins lines, which a terminal breaks in words, and all others between words. */
function readLines(lines: readonly string[]): Reading[] {
  const clean = lines.map(cleanLine);
  const trimmed = clean.map((line) => line.trim());
  const spaced = join(trimmed, ' ');
  return lines.length === 1 ? [spaced] : [spaced, join(clean, '')];
}

function join(lines: readonly string[], separator: string): Reading {
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    if (starts.length > 0) text += separator;
    starts.push(text.length);
    text += line;
  }
  return {text, folded: fold(text), starts};
}

/**
 * A line without what logs and YAML add to it, with one space for several:
 *
 *   msg="\"a\":\n  gone"   →   msg=""a": gone"
 *   message: 'can''t'      →   message: 'can't'
 */
function cleanLine(line: string): string {
  const escapedSpace = /\\[nrt]/gu;
  const escapeOfQuote = /\\(?=[\\"'`])|'(?=')/gu;
  return line
    .replace(escapedSpace, ' ')
    .replace(escapeOfQuote, '')
    .replace(/\s+/gu, ' ');
}

/** What a condition says of its object; `undefined` if a part of it is missing. */
export function conditionState(condition?: Condition) {
  const type = condition?.get('type');
  const status = condition?.get('status');
  if (type === undefined || status === undefined) return undefined;
  const good = BAD_IF_TRUE.test(type) ? 'False' : 'True';
  return status === good ? 'good' : 'bad';
}
