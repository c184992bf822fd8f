import type {Fault} from '../../../content-errors/contentError';
import {positionsIn, type FaultAt} from '../../../content-errors/problem';
import {counted} from '../../../lib/text';
import {MENDS, type Mend} from './mends';
import {firstError, parseSources, type DocumentError} from './sources';
import TABLES from './documentFaults.json';

/** A line that has more than a comment. */
interface Line {
  /** From 0. */
  readonly index: number;
  /** Where it begins in the text. */
  readonly offset: number;
  readonly text: string;
  /** How many blanks are before its content. */
  readonly indent: number;
  /** Where its key or value begins: behind the dashes, 4 in `  - name: a`. */
  readonly start: number;
  /** What begins there. */
  readonly rest: string;
}

/** A line as it should be, and what was wrong at its column. */
interface Repair extends Fault {
  readonly line: Line;
  readonly column: number;
  readonly mended: string;
}

/**
 * What is said of errors by their codes. With a `line`, the error is at the first
 * line that begins so, as the parser names a place below it.
 */
const FAULTS: Readonly<Record<string, Fault & {readonly line?: string}>> =
  TABLES.faults;

/**
 * Says what makes a document unreadable, and where. A parser reports the place
 * where it can't go on; what was mistyped is often in a line above. So each kind
 * of mistake is looked for in the lines where it may be, and the repair with which
 * the parser comes to the end, or at least further, tells what the mistake was:
 *
 *     metadata:        the parser reports line 2, and comes to the end
 *       name: a        if line 3 is indented with 2 spaces
 *         labels: {}
 */
export function syntaxFault(content: string, error: DocumentError): FaultAt {
  const {code, message, index} = error;
  const known = FAULTS[code];
  if (known) {
    const {line, ...fault} = known;
    if (line === undefined) return {index, fault};
    return {index: `\n${content}`.indexOf(`\n${line}`), fault};
  }
  const repair = bestRepair(content, error);
  if (repair) {
    const {line, column, what, remedy} = repair;
    return {index: line.offset + column, fault: {what, remedy}};
  }
  const what = `the YAML cannot be read: ${message}`;
  return {index, fault: {what, remedy: 'Correct the line.'}};
}

/** The repair with which the parser comes to the end, or to a line below. */
function bestRepair(content: string, error: DocumentError): Repair | undefined {
  const texts = content.split('\n');
  const lines = [...readLines(texts)];
  let stop = positionsIn(content)(error.index).line - 1;
  const [, quote] = /^Missing closing (["'])/u.exec(error.message) ?? [];
  if (quote !== undefined) {
    // The parser names the end of the document, not where the quote opens.
    const open = lines.findLast(({text}) => {
      const quotes = text.split(quote).length - 1;
      return quotes % 2 === 1;
    });
    stop = open?.index ?? stop;
  }
  let at = lines.findIndex(({index}) => index >= stop);
  if (at === -1) at = lines.length - 1;
  let further: Repair | undefined;
  for (const repair of repairs(lines, at)) {
    const {line, mended} = repair;
    const added = mended.split('\n').length - 1;
    const next = firstErrorLine(texts.with(line.index, mended), stop);
    if (next === Infinity) return repair;
    if (next > stop + added) further ??= repair;
  }
  return further;
}

function* readLines(texts: readonly string[]): Generator<Line> {
  let offset = 0;
  for (const [index, text] of texts.entries()) {
    const indent = indentOf(text);
    if (indent < Infinity) {
      const [before = ''] = /^\s*(?:- +)*/u.exec(text) ?? [];
      const start = before.length;
      const rest = text.slice(start).trimEnd();
      yield {index, offset, text, indent, start, rest};
    }
    offset += text.length + 1;
  }
}

/** The blanks before the content of a line that has more than a comment. */
function indentOf(text: string): number {
  const indent = text.search(/\S/u);
  return indent === -1 || text[indent] === '#' ? Infinity : indent;
}

/** What may mend a text that can't be read from a line on, the likeliest first. */
function* repairs(lines: readonly Line[], at: number): Generator<Repair> {
  const near = [at, at - 1].filter((index) => lines[index]);
  for (const index of near) yield* blockRepairs(lines, index);
  for (const mend of MENDS) {
    for (const index of near) yield* mendsIn(mend, lines[index]);
  }
  yield* indentationRepairs(lines, at);
}

/** Nobody types longer lines, and patterns are slow in them. */
const LONGEST_LINE = 1000;

/**
 * The repairs of a mistake by its pattern, as `write` replaces what `find` matches
 * in a line behind the dashes of list items:
 *
 *     - version: >=1.2   →   - version: ">=1.2"
 */
function* mendsIn(
  {find, write, what, remedy}: Mend,
  line: Line | undefined,
): Generator<Repair> {
  if (!line || line.rest.length > LONGEST_LINE) return;
  const found = find.exec(line.rest);
  if (!found) return;
  for (const replacement of write) {
    const rest = line.rest.replace(find, replacement).trimEnd();
    const below = `\n${' '.repeat(line.start)}`;
    const mended = line.text.slice(0, line.start) + rest.replace('\n', below);
    const values = {...found.groups, line: mended.trim()};
    const fault = {what: fill(what, values), remedy: fill(remedy, values)};
    yield {line, column: line.start + found.index, mended, ...fault};
  }
}

/** `Type a space: {line}` → `Type a space: - name: a` */
function fill(
  template: string,
  values: Readonly<Record<string, string>>,
): string {
  return template.replaceAll(
    /\{(\w+)\}/gu,
    (_all, name: string) => values[name]?.trim() ?? '',
  );
}

/** A text of a block that begins too early, and a list item among keys. */
function* blockRepairs(lines: readonly Line[], at: number): Generator<Repair> {
  const line = lines[at];
  const above = lines.slice(0, at).toReversed();
  if (!line) return;
  const {text, indent} = line;
  const owner = above.find(({start}) => start <= indent);
  if (owner && /:\s+[|>][-+\d]*$/u.test(owner.text)) {
    const first = lines.find(({index}) => index > owner.index);
    const isFirst = first === undefined || first === line;
    const count = isFirst ? owner.start + 2 : first.indent;
    yield {
      ...indented(line, count),
      what: 'the text of a block has to be indented deeper than its key',
      remedy: `${inWords(count)}, or deeper.`,
    };
  }
  const beside = above.find((other) => other.indent <= indent);
  if (isItem(line) && beside?.indent === indent && !isItem(beside)) {
    const mended = text.replace('- ', '');
    const what = 'a list item is at the level of keys';
    const remedy = 'Remove `- ` here, or start the object above with `- ` too.';
    yield {line, column: indent, mended, what, remedy};
  }
}

/** Moves a line to where another begins. */
function* indentationRepairs(
  lines: readonly Line[],
  at: number,
): Generator<Repair> {
  const named = lines[at];
  if (!named) return;
  const above = lines.slice(0, at);
  const isEnd = above.every(({indent}) => indent > named.indent);
  // The parser can name the line above one that is too deep.
  const misplaced = isEnd && at > 0 ? [0] : [at + 1, at];
  for (const index of misplaced) {
    const line = lines[index];
    if (!line) continue;
    const tried = new Set([line.indent]);
    for (const like of [...lines.slice(0, index).toReversed(), named]) {
      const areItems = isItem(line) && isItem(like);
      const count = areItems ? like.indent : like.start;
      if (tried.has(count)) continue;
      tried.add(count);
      const what = `the indentation of \`${nameOf(line)}\` doesn't fit the lines around it`;
      const remedy = `${inWords(count)}, like \`${nameOf(like)}\`.`;
      yield {...indented(line, count), what, remedy};
    }
  }
}

function isItem({start, indent, rest}: Line): boolean {
  return start > indent || rest === '-';
}

/** `name` of `- name: a`; without a key, all that is behind the dashes. */
function nameOf({rest}: Line): string {
  return rest.split(/:(?:\s|$)/u, 1)[0] ?? rest;
}

function indented(line: Line, count: number) {
  const mended = ' '.repeat(count) + line.text.trim();
  return {line, column: line.indent, mended};
}

function inWords(count: number): string {
  if (count === 0) return 'Start it at the beginning of the line';
  return `Indent it with ${counted(count, 'space')}`;
}

/** Lines above and below a mistake that are parsed again for each repair. */
const LINES_AROUND = 50;

/**
 * The line of the first error in a text, from 0, read only around a line of it: from
 * the first above with the least indentation, to the next below with less.
 */
function firstErrorLine(texts: readonly string[], around: number): number {
  const top = Math.max(0, around - LINES_AROUND);
  const above = texts.slice(top, around).map(indentOf);
  const least = top === 0 ? 0 : Math.min(...above);
  const from = top === 0 ? 0 : top + above.indexOf(least);
  // The parser can name the line above one that is to be moved.
  const below = texts.slice(around + 2, around + LINES_AROUND);
  const end = below.findIndex((text) => indentOf(text) < least);
  if (end >= 0) below.length = end;
  const text = [...texts.slice(from, around + 2), ...below].join('\n');
  for (const {parsed, start} of parseSources(text)) {
    const error = firstError(parsed);
    if (error) return from + positionsIn(text)(start + error.index).line - 1;
  }
  return Infinity;
}
