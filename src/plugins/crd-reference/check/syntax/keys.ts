import type {SyntaxError, SyntaxFault} from '.';
import {lineBelow, linesAbove} from './lines';

/** Mistakes around a key: its colon, and what is no key. */
export function keyFault(error: SyntaxError): SyntaxFault | undefined {
  return keyTwice(error) ?? missingColon(error);
}

/** Keys that each manifest has once. */
const TOP_KEYS = ['apiVersion', 'kind', 'metadata', 'spec'];

function keyTwice({code, line, lines}: SyntaxError): SyntaxFault | undefined {
  if (code !== 'DUPLICATE_KEY') return undefined;
  // The parser can name the end of the line before.
  const at = line.key === undefined ? lineBelow(lines, line.index) : line;
  const {index = 0, key = '', indent = 0, start = 0} = at ?? {};
  const [above] = linesAbove(lines, index);
  // `name: orders---` above `apiVersion:` repeats the keys of the first object.
  if (above && /[^\s-]---$/u.test(above.content)) {
    const column = above.text.trimEnd().length - 3;
    const what =
      '`---` is at the end of a value, and both objects are read as one';
    const remedy = 'Put `---` on a line of its own.';
    return {line: above.index, column, what, remedy};
  }
  const what = 'this key is already in the object';
  const isTop = indent === 0 && TOP_KEYS.includes(key);
  const remedy = isTop
    ? 'Remove one of the two. If another object begins here, write `---` in a line above it.'
    : 'Remove one of the two.';
  return {line: index, column: start, what, remedy};
}

/** `-name: a`, in the line of the error or above it. */
export function gluedDash({line, lines}: SyntaxError): SyntaxFault | undefined {
  const [above] = linesAbove(lines, line.index);
  for (const {content, index} of above ? [line, above] : [line]) {
    const name = /^-(\w[\w.-]*)/u.exec(content)?.[1];
    if (name === undefined) continue;
    const what = `there is no space after the dash of \`${name}\``;
    return {line: index, what, remedy: `Write - ${content.slice(1)}`};
  }
  return undefined;
}

/** Errors of a line that should be a key with a value. */
const NO_KEY = [
  'Implicit keys need',
  'Implicit map keys',
  'Unexpected scalar at node end',
];

/** `name:shop`, `name=shop`, `name shop`, `metadata` */
function missingColon({
  message,
  line,
  lines,
}: SyntaxError): SyntaxFault | undefined {
  if (
    !NO_KEY.some((error) => message.startsWith(error)) ||
    line.key !== undefined
  )
    return undefined;
  const text = line.value;
  const pair = /^(?<key>[\w./-]+)(?<sign>:|=| = | )(?<value>\S.*)$/u.exec(text);
  const {key, sign, value} = pair?.groups ?? {};
  const at = {line: line.index, column: line.start};
  if (key && sign === ':') {
    const what = `there is no space after the colon of \`${key}\``;
    return {...at, what, remedy: `Write ${key}: ${value ?? ''}`};
  }
  if (key && sign?.trim() === '=') {
    const what = `\`${key}\` has \`=\` instead of a colon`;
    return {...at, what, remedy: `Write ${key}: ${value ?? ''}`};
  }
  const word = /^[\w./-]+$/u.test(text) ? text : undefined;
  const [above] = linesAbove(lines, line.index);
  const isText = above?.key !== undefined && above.value !== '' && !word;
  if (key && !isText) {
    const what = `there is no colon after \`${key}\``;
    return {...at, what, remedy: `Write ${key}: ${value ?? ''}`};
  }
  if (key && above) {
    const what = `there is no colon after \`${key}\``;
    const remedy = `Write ${key}: ${value ?? ''}. If the line belongs to the text of \`${above.key ?? ''}\`, indent it deeper.`;
    return {...at, what, remedy};
  }
  if (word === undefined) return undefined;
  const what = `there is no colon after \`${word}\``;
  return {...at, what, remedy: `Write ${word}:`};
}
