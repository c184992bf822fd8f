import {parseAllDocuments, type YAMLError} from 'yaml';

import type {Fault} from '../../../content-errors/contentError';
import {positionsIn, type FaultAt} from '../../../content-errors/problem';

import {PARSER_OPTIONS} from './sources';
import {
  indentAs,
  lineBelow,
  linesAbove,
  quoted,
  readLine,
  type YamlLine,
} from './yamlLine';

/** A line that may be mistyped, and what is around it. */
interface Spot {
  readonly line: YamlLine;
  /** The lines above it, from it upwards. */
  readonly above: readonly YamlLine[];
  /** Where the parser stops, from 0, if it is in this line. */
  readonly column?: number | undefined;
}

/** A line as it should be. */
interface Repair extends Fault {
  readonly mended: string;
}

/** Looks for a mistake of one kind in a line; the parser proves it afterwards. */
type Repairer = (spot: Spot) => Repair | undefined;

/** A line that is mended by another, which the remedy shows. */
function write(what: string, how: string, mended: string): Repair {
  return {what, remedy: `${how}: ${mended.trim()}`, mended};
}

/** `-name: a` → `- name: a` */
const gluedDash: Repairer = ({line: {text, content, key}}) => {
  if (!/^-\w/u.test(content)) return undefined;
  const name = (key ?? content).slice(1);
  const what = `there is no space after the dash of \`${name}\``;
  return write(what, 'Type a space', text.replace('-', '- '));
};

const tab: Repairer = ({line: {text, indent}}) => {
  const before = text.slice(0, indent);
  if (!before.includes('\t')) return undefined;
  const mended = before.replaceAll('\t', '  ') + text.slice(indent);
  const remedy = 'Indent with spaces, because YAML allows no tabs.';
  return {what: 'a tab is used as indentation', remedy, mended};
};

/** The quote that opens a value. */
function quoteOf({value}: YamlLine): string | undefined {
  return value.startsWith('"') || value.startsWith("'") ? value[0] : undefined;
}

function isQuoteOpen(line: YamlLine | undefined): boolean {
  const quote = line && quoteOf(line);
  return quote !== undefined && !line?.value.slice(1).includes(quote);
}

/** `name: "shop` → `name: "shop"` */
const openQuote: Repairer = ({line}) => {
  if (!isQuoteOpen(line)) return undefined;
  const what = "a quote opens here and doesn't close in its line";
  const mended = line.text.trimEnd() + (quoteOf(line) ?? '');
  return write(what, 'Close it at the end of the value', mended);
};

/** `'it's'` → `"it's"`, and `"a",` → `"a"` */
const behindQuotes: Repairer = ({line}) => {
  const {text, value, valueStart} = line;
  const quote = quoteOf(line);
  if (quote === undefined) return undefined;
  const what = 'a value continues after its closing quote';
  const before = text.slice(0, valueStart);
  if (value.endsWith(`${quote},`)) {
    return write(what, 'Remove the comma', before + value.slice(0, -1));
  }
  let inside = value;
  if (value.endsWith(quote)) inside = value.slice(1, -1);
  if (inside.endsWith(quote)) inside = inside.slice(0, -1);
  return write(what, QUOTE_IT, before + quoted(inside));
};

const QUOTE_IT = 'Put the whole value in quotes';

const CLOSING = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/** `ports: [80` → `ports: [80]` */
const openBracket: Repairer = ({line}) => {
  const missing = missingBrackets(line);
  if (missing === '') return undefined;
  const what = "a bracket opens here and doesn't close";
  return write(what, 'Close it at the end', line.text.trimEnd() + missing);
};

/** What has to close a value: `[{a: b` → `}]` */
function missingBrackets({value}: YamlLine): string {
  if (!CLOSING.has(value.charAt(0))) return '';
  let missing = '';
  for (const character of value) {
    const closing = CLOSING.get(character);
    if (closing !== undefined) missing = closing + missing;
    else if (missing.startsWith(character)) missing = missing.slice(1);
  }
  return missing;
}

/** `ports: [80]]` → `ports: [80]` */
const extraBracket: Repairer = ({line: {text}, column}) => {
  if (column === undefined) return undefined;
  const bracket = text.charAt(column);
  if (bracket !== '}' && bracket !== ']') return undefined;
  const mended = text.slice(0, column) + text.slice(column + 1);
  return write('a closing bracket has no opening one', 'Remove it', mended);
};

/** A list item among keys. */
const itemAmongKeys: Repairer = ({line, above}) => {
  const beside = above.find(({indent}) => indent <= line.indent);
  if (!line.isItem || !beside || beside.isItem) return undefined;
  if (beside.indent < line.indent) return undefined;
  const what = `a list item is at the level of the key \`${beside.key ?? beside.content}\``;
  const remedy = 'Remove `- ` here, or start the object above with `- ` too.';
  return {what, remedy, mended: line.text.replace('- ', '')};
};

/** `name: shop---`, as lines were joined. */
const gluedSeparator: Repairer = ({line: {text, content}}) => {
  if (!content.endsWith('---') || content.startsWith('---')) return undefined;
  const what =
    '`---` is at the end of a value, and both objects are read as one';
  const mended = text.trimEnd().replace(/---$/u, '\n---');
  return {what, remedy: 'Put `---` on a line of its own.', mended};
};

const KEY_TWICE: Fault = {
  what: 'this key is already in the object',
  remedy: 'Remove one of the two.',
};

/** Keys that each manifest has once. */
const TOP_KEYS = ['apiVersion', 'kind', 'metadata', 'spec'];

const missingSeparator: Repairer = ({line: {text, key = '', indent}}) => {
  if (indent > 0 || !TOP_KEYS.includes(key)) return undefined;
  const {what} = KEY_TWICE;
  const remedy = `${KEY_TWICE.remedy} If another object begins here, write \`---\` in a line above it.`;
  return {what, remedy, mended: `---\n${text}`};
};

/** `script: |` with a text below that is not indented. */
const textOfBlock: Repairer = ({line, above}) => {
  const owner = above.find(({key, start}) => key && start <= line.indent);
  if (!owner || !/^[|>][-+\d]*$/u.test(owner.value)) return undefined;
  const first = above.findLast(({index}) => index > owner.index);
  const count = Math.max(first?.indent ?? 0, owner.start + 1);
  const what = `the text of \`${owner.key ?? ''}\` has to be indented deeper than its key`;
  const remedy = `Indent it with at least ${count} spaces.`;
  return {what, remedy, mended: ' '.repeat(count) + line.content};
};

/** `ports: - 80` */
const itemBesideKey: Repairer = ({line}) => {
  const {text, key, start, value, valueStart} = line;
  if (key === undefined || !value.startsWith('- ')) return undefined;
  const what = 'a list begins in the line of its key';
  const remedy = `Put each item on its own line below \`${key}:\`, starting with \`${value}\`.`;
  const below = `\n${' '.repeat(start + 2)}${value}`;
  return {what, remedy, mended: text.slice(0, valueStart) + below};
};

/** What the first character of a value means to YAML. */
const MEANING = new Map([
  ['@', 'is reserved in YAML'],
  ['`', 'is reserved in YAML'],
  ['%', 'begins a directive'],
  [',', 'separates values in brackets'],
  ['&', 'names a value for later'],
  ['!', 'names a type'],
  ['|', 'begins a text of several lines'],
  ['>', 'begins a text of several lines'],
]);

/** `version: >=1.2`, `user: @shop`, `message: error: not found` */
const valueWithoutQuotes: Repairer = ({line}) => {
  const {text, key, value, valueStart} = line;
  const mended = text.slice(0, valueStart) + quoted(value);
  const [first = ''] = value;
  const meaning = MEANING.get(first);
  if (meaning !== undefined) {
    const name = first === '`' ? 'a backtick' : `\`${first}\``;
    const what = `a value begins with ${name}, which ${meaning}`;
    return write(what, QUOTE_IT, mended);
  }
  if (key === undefined || !/:(?:\s|$)/u.test(value)) return undefined;
  const what = 'a value contains `: `, which starts an object';
  const how = `If it is a key of \`${key}\`, move it to the next line. Otherwise put the whole value in quotes`;
  const isKey = readLine(value, 0)?.key === value.split(':')[0];
  return write(what, isKey ? how : QUOTE_IT, mended);
};

/** A key, what is in the place of its colon, and its value. */
const PAIR = /^(?<key>[\w./-]+)(?<sign>:| *= *| +|$)(?<value>.*)$/u;

/** `name:shop`, `name=shop`, `name shop`, `metadata` */
const missingColon: Repairer = ({line: {text, key: whole, value, start}}) => {
  if (whole !== undefined) return undefined;
  const pair = PAIR.exec(value)?.groups;
  const {key = '', sign = '', value: rest = ''} = pair ?? {};
  if (key === '') return undefined;
  const mended = `${text.slice(0, start)}${key}: ${rest}`.trimEnd();
  const how = 'Write a colon and a space';
  if (sign === ':') {
    return write(
      `there is no space after the colon of \`${key}\``,
      how,
      mended,
    );
  }
  if (sign.includes('=')) {
    return write(`\`${key}\` has \`=\` instead of a colon`, how, mended);
  }
  return write(`there is no colon after \`${key}\``, how, mended);
};

/** The indentations of a line that others have, those of the nearest first. */
function reindents(
  {line, above}: Spot,
  others: readonly YamlLine[],
): readonly Repair[] {
  const {key, content, indent, isItem} = line;
  const name = `\`${key ?? content}\``;
  let what = `the indentation of ${name} doesn't fit the lines around it`;
  const [last] = above;
  if (last?.key && last.value && last.start < line.start) {
    what = `${name} is indented deeper than \`${last.key}\`, which already has a value`;
  }
  const tried = new Set([indent]);
  const repairs: Repair[] = [];
  for (const other of others) {
    const count = isItem && other.isItem ? other.indent : other.start;
    if (tried.has(count)) continue;
    tried.add(count);
    const mended = ' '.repeat(count) + content;
    repairs.push({what, remedy: indentAs(count, other), mended});
  }
  return repairs;
}

/** In the order in which they are tried. */
const REPAIRERS: readonly Repairer[] = [
  ...[gluedDash, tab, openQuote, behindQuotes, openBracket, extraBracket],
  ...[textOfBlock, itemAmongKeys, itemBesideKey],
  ...[valueWithoutQuotes, missingColon],
];
/** Where a key is twice in an object. */
const REPAIRERS_OF_KEYS = [gluedSeparator, missingSeparator];

/** Lines above and below a mistake that are parsed again for each repair. */
const LINES_AROUND = 50;

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
  for (const {sign, place, ...fault} of FAULTS) {
    if (!`${code} ${message}`.includes(sign)) continue;
    return {index: place ? content.search(place) : index, fault};
  }
  const repair = bestRepair(content, error);
  if (repair) return repair;
  if (code === 'DUPLICATE_KEY') return {index, fault: KEY_TWICE};
  const what = `the YAML cannot be read: ${message}`;
  return {index, fault: {what, remedy: 'Correct the line.'}};
}

/** The repair with which the parser comes to the end, or to a line below. */
function bestRepair(content: string, error: YAMLError): FaultAt | undefined {
  const lines = content.split('\n');
  const {line, column} = positionsIn(content)(error.pos[0]);
  let index = line - 1;
  if (error.message.startsWith('Missing closing')) {
    // The parser names the end of the document.
    index = lines.findLastIndex((text) => isQuoteOpen(readLine(text, 0)));
  }
  let better: FaultAt | undefined;
  for (const {spot, repair} of repairsAround(lines, index, column - 1, error)) {
    const {mended, ...fault} = repair;
    const added = mended.split('\n').length - 1;
    const text = lines.with(spot.line.index, mended);
    const next = firstErrorLine(text, index);
    const found = {index: offsetOf(lines, spot.line, mended), fault};
    if (next === Infinity) return found;
    if (next > index + added) better ??= found;
  }
  return better;
}

/** What may mend a text, the likeliest first. */
function* repairsAround(
  lines: readonly string[],
  index: number,
  column: number,
  {code}: YAMLError,
): Generator<{readonly spot: Spot; readonly repair: Repair}> {
  const [last] = linesAbove(lines, lines.length);
  const named = lineBelow(lines, index - 1) ?? last;
  if (!named) return;
  const above = [...linesAbove(lines, named.index)];
  const spotOf = (line: YamlLine | undefined): readonly Spot[] =>
    line ? [{line, above: [...linesAbove(lines, line.index)]}] : [];
  const opening = above.find(
    (line) => isQuoteOpen(line) || missingBrackets(line) !== '',
  );
  const isTwice = code === 'DUPLICATE_KEY';
  for (const repairer of isTwice ? REPAIRERS_OF_KEYS : REPAIRERS) {
    const spots = [{line: named, above, column}, ...spotOf(above[0])];
    for (const spot of [...spots, ...spotOf(opening)]) {
      const repair = repairer(spot);
      if (repair) yield {spot, repair};
    }
  }
  if (isTwice) return;
  // The parser can name the line above one that is too deep.
  let misplaced = [lineBelow(lines, named.index), named];
  if (above.every(({indent}) => indent > named.indent)) {
    misplaced = [above.at(-1)];
  }
  for (const line of misplaced) {
    for (const spot of spotOf(line)) {
      for (const repair of reindents(spot, [...spot.above, named])) {
        yield {spot, repair};
      }
    }
  }
}

/** The line of the first error in a text, from 0, read only around a line of it. */
function firstErrorLine(lines: readonly string[], around: number): number {
  let from = Math.max(0, around - LINES_AROUND);
  // A part of a document can be read alone if it begins with a key at its top.
  while (from > 0 && !/^[\w-]/u.test(lines[from] ?? '')) from -= 1;
  const text = lines.slice(from, around + LINES_AROUND).join('\n');
  for (const {errors, warnings} of parseAllDocuments(text, PARSER_OPTIONS)) {
    const [error] = [...errors, ...warnings];
    if (error) return from + positionsIn(text)(error.pos[0]).line - 1;
  }
  return Infinity;
}

/** Where a line is mistyped: at its value, at its key, or at its indentation. */
function offsetOf(
  lines: readonly string[],
  {index, text, indent, start, valueStart}: YamlLine,
  mended: string,
): number {
  const column = [valueStart, start].find((end) =>
    mended.startsWith(text.slice(0, end)),
  );
  const above = lines.slice(0, index).join('\n').length + Math.min(index, 1);
  return above + (column ?? indent);
}

/** What needs no repair to be known, by the code or the message of an error. */
const FAULTS: readonly (Fault & {
  readonly sign: string;
  /** Where it is, if the parser names another place. */
  readonly place?: RegExp;
})[] = [
  {
    sign: 'RESOURCE_EXHAUSTION',
    what: 'values are nested too deep',
    remedy: 'Flatten the text.',
  },
  {
    sign: 'BAD_ALIAS no anchor',
    what: 'an alias such as `*name` has no complete anchor before it',
    remedy: 'Repeat the value, or put it in quotes if it begins with `*`.',
  },
  {
    sign: 'NON_STRING_KEY',
    what: 'a key is not a string',
    remedy: 'Use a string as the key. Put `{{ … }}` in quotes.',
  },
  {
    sign: 'MULTIPLE_DOCS',
    place: /^\.\.\.(?!\S)/mu,
    what: '`...` ends a YAML document, and kubectl ignores everything after it',
    remedy:
      'Separate documents with `---`, and write a comment where fields are left out.',
  },
  {
    sign: 'Missing directives-end',
    place: /^%/mu,
    what: 'a line that begins with `%` is a directive of YAML, which kubectl refuses',
    remedy: 'Remove the line.',
  },
];
