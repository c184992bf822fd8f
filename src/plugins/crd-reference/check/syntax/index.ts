import type {Document, YAMLError} from 'yaml';

import type {Fault} from '../../../../content-errors/contentError';
import {positionsIn, type FaultAt} from '../../../../content-errors/problem';

import {flowFault} from './flow';
import {indentFault} from './indentation';
import {gluedDash, keyFault} from './keys';
import {lineBelow, readLine, type YamlLine} from './lines';
import {quoteFault} from './quotes';
import {valueFault} from './values';

/** What a parser could not read. */
export interface SyntaxError {
  readonly code: YAMLError['code'];
  readonly message: string;
  /** The offset of the error in the document's text, and in its line. */
  readonly offset: number;
  readonly column: number;
  /** All lines of the document's text, and the one with the error. */
  readonly lines: readonly string[];
  readonly line: YamlLine;
  readonly document: Document.Parsed;
  readonly text: string;
}

/** What a reader did, in the line where it was done. */
export interface SyntaxFault extends Fault {
  /** From 0. */
  readonly line: number;
  /** From 0; where the content of the line begins if it is left out. */
  readonly column?: number | undefined;
}

/** Those that know a kind of mistake, in the order in which they are asked. */
const RECOGNIZERS = [
  gluedDash,
  quoteFault,
  flowFault,
  indentFault,
  valueFault,
  keyFault,
];

/**
 * Says what makes a document unreadable, and where. A parser reports the place
 * where it can't go on; what was mistyped is often in a line above.
 *
 * @param text - The text of the document, or of several.
 */
export function syntaxFault(
  text: string,
  {code, message, pos}: YAMLError,
  document: Document.Parsed,
): FaultAt {
  const [offset] = pos;
  const position = positionsIn(text)(offset);
  const lines = text.split('\n');
  const index = position.line - 1;
  const column = position.column - 1;
  const line = lineAt(lines, index);
  const error = {code, message, offset, column, lines, line, document, text};
  for (const recognize of RECOGNIZERS) {
    const fault = recognize(error);
    if (!fault) continue;
    const {what, remedy} = fault;
    return {index: offsetOf(lines, fault), fault: {what, remedy}};
  }
  const what = `the YAML cannot be read: ${message}`;
  return {index: offset, fault: {what, remedy: 'Correct the line.'}};
}

/** The line of an error, or the next with content: the parser can name the one above. */
function lineAt(lines: readonly string[], index: number): YamlLine {
  const line = readLine(lines[index] ?? '', index) ?? lineBelow(lines, index);
  const empty = {text: '', indent: 0, content: '', start: 0, value: ''};
  return line ?? {...empty, index, isItem: false, key: undefined};
}

function offsetOf(
  lines: readonly string[],
  {line, column}: SyntaxFault,
): number {
  let offset = 0;
  for (const text of lines.slice(0, line)) offset += text.length + 1;
  const content = (lines[line] ?? '').search(/\S/u);
  return offset + (column ?? Math.max(0, content));
}
