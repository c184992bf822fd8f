import type {ErrorCode} from 'yaml';

import type {Fault} from '../../../../content-errors/contentError';

import type {SyntaxError, SyntaxFault} from '.';
import {quoted} from './lines';

/** Values that YAML reads as something else than a text. */
export function valueFault(error: SyntaxError): SyntaxFault | undefined {
  return (
    itemBesideKey(error) ??
    valueWithColon(error) ??
    firstCharacter(error) ??
    byCode(error)
  );
}

/** `ports: - 80` */
function itemBesideKey({message, line}: SyntaxError): SyntaxFault | undefined {
  if (!message.startsWith('Unexpected block-seq-ind')) return undefined;
  if (line.key === undefined) return undefined;
  const column = line.text.indexOf(line.value, line.start + line.key.length);
  const what = 'a list begins in the line of its key';
  const remedy = `Put each item on its own line below \`${line.key}:\`, starting with \`${line.value}\`.`;
  return {line: line.index, column, what, remedy};
}

/** `message: error: not found`, or `metadata: name: shop` */
function valueWithColon(error: SyntaxError): SyntaxFault | undefined {
  const {message, line, column} = error;
  const value = line.text.slice(column).trimEnd();
  const isNested = message.startsWith('Nested mappings');
  if (!isNested || !/:(?:\s|$)/u.test(value)) return undefined;
  const what = 'a value contains `: `, which starts an object';
  const inNextLine = `If it is a key of \`${line.key ?? ''}\`, move it to the next line.`;
  const quotes = `Put the whole value in quotes: ${quoted(value)}.`;
  const remedy = /^[a-z]\w*: \S/u.test(value)
    ? `${quotes} ${inNextLine}`
    : quotes;
  return {line: line.index, column, what, remedy};
}

/** What the first character of a value means to YAML. */
const MEANING: Readonly<Record<string, string>> = {
  '@': 'which is reserved in YAML',
  '`': 'which is reserved in YAML',
  '%': 'which begins a directive',
  ',': 'which separates values in brackets',
  '&': 'which names a value for later',
  '!': 'which names a type',
  '|': 'which begins a text of several lines',
  '>': 'which begins a text of several lines',
};

const CODES_OF_FIRST: readonly ErrorCode[] = [
  'BAD_SCALAR_START',
  'BAD_ALIAS',
  'TAG_RESOLVE_FAILED',
  'UNEXPECTED_TOKEN',
];

/** `version: >=1.2`, `user: @shop`, `name: !important` */
function firstCharacter({code, line}: SyntaxError): SyntaxFault | undefined {
  const {value} = line;
  const [first = ''] = value;
  const meaning = MEANING[first];
  if (!meaning || !CODES_OF_FIRST.includes(code)) return undefined;
  // With a name, it is an anchor.
  if (/^&\S/u.test(value)) return undefined;
  const column = line.text.indexOf(value, line.start + (line.key?.length ?? 0));
  const name = first === '`' ? 'a backtick' : `\`${first}\``;
  const what = `a value begins with ${name}, ${meaning}`;
  const remedy = `Put the value in quotes: ${quoted(value)}`;
  return {line: line.index, column, what, remedy};
}

const FAULTS: Partial<Record<ErrorCode, Fault>> = {
  RESOURCE_EXHAUSTION: {
    what: 'values are nested too deep',
    remedy: 'Flatten the text.',
  },
  BAD_ALIAS: {
    what: 'an alias such as `*name` has no complete anchor before it',
    remedy: 'Repeat the value, or put it in quotes if it begins with `*`.',
  },
  NON_STRING_KEY: {
    what: 'a key is not a string',
    remedy: 'Use a string as the key. Put `{{ … }}` in quotes.',
  },
};

function byCode({code, line, column}: SyntaxError): SyntaxFault | undefined {
  const fault = FAULTS[code];
  return fault && {line: line.index, column, ...fault};
}
