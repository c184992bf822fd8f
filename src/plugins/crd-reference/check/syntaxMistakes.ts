import type {YAMLError} from 'yaml';

import type {Fault} from '../../../content-errors/contentError';
import {positionsIn, type FaultAt} from '../../../content-errors/problem';
import {counted} from '../../../lib/text';

import {errorsOf, parseSources} from './sources';
import WORDS from './syntaxWords.json';
import {readLines, type YamlLine} from './yamlLine';

/** A line that may be mistyped. */
interface Spot {
  readonly line: YamlLine;
  /** The lines above it, from it upwards. */
  readonly above: readonly YamlLine[];
  /** Where the parser stops, from 0, if it is in this line. */
  readonly column?: number | undefined;
}

/** Mends a mistake of one kind in a line; the parser proves it afterwards. */
type Mend = (spot: Spot) => string | undefined;

/** By kind, whose words are in `syntaxWords.json`, in the order of the attempts. */
const MENDS = {
  /** `-name: a` → `- name: a` */
  gluedDash: ({line: {text, content}}) =>
    /^-\w/u.test(content) ? text.replace('-', '- ') : undefined,

  tab: ({line: {text, indent, content}}) => {
    const before = text.slice(0, indent);
    if (!before.includes('\t')) return undefined;
    return before.replaceAll('\t', '  ') + content;
  },

  /** `name: "shop` → `name: "shop"`, and `ports: [80` → `ports: [80]` */
  notClosed: ({line}) => {
    const missing = closingOf(line);
    return missing === '' ? undefined : line.text.trimEnd() + missing;
  },

  /** `"name": "a",` → `"name": "a"` */
  commaBehindQuotes: ({line: {text, value}}) =>
    /^(?<quote>["']).*\k<quote>,$/u.test(value)
      ? text.trimEnd().slice(0, -1)
      : undefined,

  /** `'it's'` → `"it's"` */
  textBehindQuotes: ({line}) => {
    const quote = line.value.charAt(0);
    if (quote !== '"' && quote !== "'") return undefined;
    let inside = line.value;
    if (inside.endsWith(quote)) inside = inside.slice(1, -1);
    if (inside.endsWith(quote)) inside = inside.slice(0, -1);
    return withValue(line, quoted(inside));
  },

  /** `ports: [80]]` → `ports: [80]` */
  extraBracket: ({line: {text}, column = text.length}) => {
    const isBracket = text[column] === '}' || text[column] === ']';
    if (!isBracket) return undefined;
    return text.slice(0, column) + text.slice(column + 1);
  },

  /** `script: |` with a text below that is not indented. */
  textOfBlock: ({line, above}) => {
    const owner = above.find(({key, start}) => key && start <= line.indent);
    if (!owner || !/^[|>][-+\d]*$/u.test(owner.value)) return undefined;
    const first = above.findLast(({index}) => index > owner.index);
    return indented(line, first?.indent ?? owner.start + 2);
  },

  itemAmongKeys: ({line: {text, indent, isItem}, above}) => {
    const beside = above.find((other) => other.indent <= indent);
    const isAmongKeys = beside?.indent === indent && !beside.isItem;
    return isItem && isAmongKeys ? text.replace('- ', '') : undefined;
  },

  /** `ports: - 80` → `ports:`, and `- 80` below */
  itemBesideKey: ({line}) => {
    if (line.key === undefined || !line.value.startsWith('- ')) {
      return undefined;
    }
    return withValue(line, `\n${' '.repeat(line.start + 2)}${line.value}`);
  },

  /** `version: >=1.2` → `version: ">=1.2"` */
  specialCharacter: ({line}) =>
    /^[@`%,&!|>]/u.test(line.value)
      ? withValue(line, quoted(line.value))
      : undefined,

  /** `message: error: not found` → `message: "error: not found"` */
  colonInValue: ({line}) =>
    line.key !== undefined && /:(?:\s|$)/u.test(line.value)
      ? withValue(line, quoted(line.value))
      : undefined,

  /** `name:shop` → `name: shop` */
  gluedColon: ({line}) => withColon(line, ':'),
  /** `name=shop` → `name: shop` */
  equalsSign: ({line}) => withColon(line, '='),
  /** `name shop` → `name: shop`, and `metadata` → `metadata:` */
  noColon: ({line}) => withColon(line, ''),
} as const satisfies Readonly<Record<string, Mend>>;

/** Nobody types longer lists and objects in a line. */
const LONGEST_FLOW = 1000;

/** What has to close a value: `[{a: b` → `}]`, `"a` → `"` */
function closingOf({value}: YamlLine): string {
  const first = value.charAt(0);
  if (first === '"' || first === "'") {
    return value.slice(1).includes(first) ? '' : first;
  }
  const isFlow = first === '[' || first === '{';
  if (!isFlow || value.length > LONGEST_FLOW) return '';
  let missing = '';
  for (const character of value) {
    if (character === '[') missing = `]${missing}`;
    else if (character === '{') missing = `}${missing}`;
    else if (missing.startsWith(character)) missing = missing.slice(1);
  }
  return missing;
}

function withValue({text, valueStart}: YamlLine, value: string): string {
  return text.slice(0, valueStart) + value;
}

/** A value in quotes that change nothing: `a: b` → `"a: b"`. */
function quoted(value: string): string {
  const isPlain = !value.includes('"') && !value.includes('\\');
  return isPlain ? `"${value}"` : `'${value.replaceAll("'", "''")}'`;
}

/** A line without a key, with a colon where it has a sign or a space. */
function withColon(line: YamlLine, sign: string): string | undefined {
  const word = wordOf(line);
  const rest = line.value.slice(word.length).trim();
  if (line.key !== undefined || word === '') return undefined;
  if (!rest.startsWith(sign)) return undefined;
  const value = rest.slice(sign.length).trim();
  return withValue(line, `${word}: ${value}`.trimEnd());
}

/** The key of a line, or what may be meant as one: `name` of `name=shop`. */
function wordOf({key, value}: YamlLine): string {
  return key ?? /^[\w./-]+/u.exec(value)?.[0] ?? '';
}

function indented({content}: YamlLine, count: number): string {
  return ' '.repeat(count) + content;
}

/** A line as it should be, and what was wrong. */
interface Repair extends Fault {
  readonly line: YamlLine;
  readonly mended: string;
}

/** Puts a repair into words: `Type a space: {line}` → `Type a space: - name: a` */
function repair(
  kind: keyof typeof WORDS.repairs,
  line: YamlLine,
  mended: string,
  like?: YamlLine,
): Repair {
  const count = mended.search(/\S/u);
  const values: Readonly<Record<string, string | undefined>> = {
    line: mended.trim(),
    first: line.value.charAt(0),
    key: line.key,
    value: line.value,
    word: wordOf(line) || line.content,
    like: like && (like.key ?? like.content),
    indent:
      count === 0
        ? 'Start it at the beginning of the line'
        : `Indent it with ${counted(count, 'space')}`,
  };
  const fill = (template: string): string =>
    template.replaceAll(/\{(\w+)\}/gu, (_all, name: string) =>
      String(values[name]),
    );
  const {what, remedy} = WORDS.repairs[kind];
  return {line, mended, what: fill(what), remedy: fill(remedy)};
}

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
export function syntaxFault(content: string, error: YAMLError): FaultAt {
  const {code, message} = error;
  const [index] = error.pos;
  for (const {sign, line, what, remedy} of WORDS.faults) {
    if (!`${code} ${message}`.includes(sign)) continue;
    const start =
      line === undefined ? index : `\n${content}`.indexOf(`\n${line}`);
    return {index: start, fault: {what, remedy}};
  }
  if (code === 'DUPLICATE_KEY') {
    const key = content.slice(content.lastIndexOf('\n', index) + 1);
    const isTop = /^(?:apiVersion|kind|metadata|spec) *:/u.test(key);
    return {index, fault: isTop ? WORDS.topKeyTwice : WORDS.keyTwice};
  }
  const what = `the YAML cannot be read: ${message}`;
  const otherwise = {index, fault: {what, remedy: 'Correct the line.'}};
  return bestRepair(content, error) ?? otherwise;
}

/** The repair with which the parser comes to the end, or to a line below. */
function bestRepair(content: string, error: YAMLError): FaultAt | undefined {
  const texts = content.split('\n');
  const lines = readLines(texts);
  const {line, column} = positionsIn(content)(error.pos[0]);
  let stop = line - 1;
  if (error.message.startsWith('Missing closing')) {
    // The parser names the end of the document.
    const open = lines.findLast((line) => /^["']$/u.test(closingOf(line)));
    stop = open?.index ?? stop;
  }
  let at = lines.findIndex(({index}) => index >= stop);
  if (at === -1) at = lines.length - 1;
  let further: FaultAt | undefined;
  for (const {line, mended, what, remedy} of repairs(lines, at, column - 1)) {
    const added = mended.split('\n').length - 1;
    const next = firstErrorLine(texts.with(line.index, mended), stop);
    const found = {
      index: offsetOf(texts, line, mended),
      fault: {what, remedy},
    };
    if (next === Infinity) return found;
    if (next > stop + added) further ??= found;
  }
  return further;
}

/** What may mend a text, the likeliest first. */
function* repairs(
  lines: readonly YamlLine[],
  at: number,
  column: number,
): Generator<Repair> {
  const spotAt = (at: number): readonly Spot[] => {
    const line = lines[at];
    return line ? [{line, above: lines.slice(0, at).toReversed()}] : [];
  };
  const [named] = spotAt(at);
  if (!named) return;
  const opening = lines.findLastIndex(
    (line, index) => index < at && closingOf(line) !== '',
  );
  const spots = [{...named, column}, ...spotAt(at - 1), ...spotAt(opening)];
  for (const [kind, mend] of Object.entries(MENDS)) {
    for (const spot of spots) {
      const mended = mend(spot);
      if (mended === undefined) continue;
      // The type of entries forgets the names.
      yield repair(kind as keyof typeof MENDS, spot.line, mended);
    }
  }
  // The parser can name the line above one that is too deep.
  let misplaced = [...spotAt(at + 1), named];
  const isEnd = named.above.every(({indent}) => indent > named.line.indent);
  if (isEnd && at > 0) misplaced = [...spotAt(0)];
  for (const {line, above} of misplaced) {
    const tried = new Set([line.indent]);
    for (const like of [...above, named.line]) {
      const count = line.isItem && like.isItem ? like.indent : like.start;
      if (tried.has(count)) continue;
      tried.add(count);
      yield repair('misplaced', line, indented(line, count), like);
    }
  }
}

/** Lines above and below a mistake that are parsed again for each repair. */
const LINES_AROUND = 50;

/** The line of the first error in a text, from 0, read only around a line of it. */
function firstErrorLine(texts: readonly string[], around: number): number {
  let from = Math.max(0, around - LINES_AROUND);
  // A part of a document can be read alone if it begins with a key at its top.
  while (from > 0 && !/^[\w-]/u.test(texts[from] ?? '')) from -= 1;
  const text = texts.slice(from, around + LINES_AROUND).join('\n');
  for (const {document, start} of parseSources(text)) {
    const [error] = errorsOf(document);
    if (error) return from + positionsIn(text)(start + error.pos[0]).line - 1;
  }
  return Infinity;
}

/** Where a line is mistyped: at its value, at its key, or at its indentation. */
function offsetOf(
  texts: readonly string[],
  {index, text, indent, start, valueStart}: YamlLine,
  mended: string,
): number {
  const column = [valueStart, start].find((end) =>
    mended.startsWith(text.slice(0, end)),
  );
  const above = texts.slice(0, index).join('\n').length + Math.min(index, 1);
  return above + (column ?? indent);
}
