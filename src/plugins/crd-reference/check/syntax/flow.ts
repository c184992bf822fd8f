import {isCollection, visit} from 'yaml';

import type {SyntaxError, SyntaxFault} from '.';
import {quoted} from './lines';

const CLOSING: Readonly<Record<string, string>> = {'{': '}', '[': ']'};

/** Mistakes with brackets and commas. */
export function flowFault(error: SyntaxError): SyntaxFault | undefined {
  return (
    unclosedBracket(error) ??
    extraBracket(error) ??
    missingComma(error) ??
    textBehindBracket(error)
  );
}

/** The bracket that opens last before the error. */
function openingOf({document, offset}: SyntaxError): number | undefined {
  let opening: number | undefined;
  visit(document, {
    Collection(_key, node) {
      const [start, end] = node.range ?? [0, 0];
      const isAround = start < offset && offset <= end + 1;
      if (isCollection(node) && node.flow && isAround) opening = start;
    },
  });
  return opening;
}

function unclosedBracket(error: SyntaxError): SyntaxFault | undefined {
  const {message, lines, line, text} = error;
  if (!message.startsWith('Flow ')) return undefined;
  const opening = openingOf(error);
  if (opening === undefined) return undefined;
  if (/^[\]}]/u.test(line.content)) {
    const what = 'the bracket closes with less indentation than its key';
    const remedy = 'Indent it like the line in which it opens, or deeper.';
    return {line: line.index, what, remedy};
  }
  const before = text.slice(0, opening).split('\n');
  const index = before.length - 1;
  const column = before.at(-1)?.length ?? 0;
  const value = (lines[index] ?? '').slice(column).trimEnd();
  const closing = CLOSING[text[opening] ?? ''] ?? '';
  const what = "a bracket opens here and doesn't close";
  const remedy = `Write ${closing} at the end: ${value}${closing}`;
  return {line: index, column, what, remedy};
}

function extraBracket(error: SyntaxError): SyntaxFault | undefined {
  const {message, line, column} = error;
  if (!/^Unexpected flow-(?:map|seq)-end/u.test(message)) return undefined;
  const what = 'a closing bracket has no opening one';
  const remedy = `Remove ${line.text[column] ?? ''} here.`;
  return {line: line.index, column, what, remedy};
}

function missingComma(error: SyntaxError): SyntaxFault | undefined {
  const {code, document, line, column, lines, text, offset} = error;
  const isInFlow =
    code === 'BLOCK_IN_FLOW' ||
    document.errors.some((other) => other.code === 'BLOCK_IN_FLOW');
  if (!isInFlow) return undefined;
  const what = 'there is no comma between two values in brackets';
  // The value and the next key are read as one, over two lines or in one.
  const rest = (lines[line.index] ?? '').slice(column);
  const isOverLines = !/:(?:\s|$)/u.test(rest);
  if (isOverLines) {
    const remedy = `Write a comma at the end of the line: ${line.content},`;
    return {line: line.index, column: line.text.trimEnd().length, what, remedy};
  }
  const [first = '', key = ''] =
    /^(.*?)\s+(\S+)\s*:/u.exec(rest)?.slice(1) ?? [];
  const isQuote = text[offset - 1] === ' ' && key === '';
  const name = isQuote ? (/^[^:]*/u.exec(rest)?.[0] ?? '') : key;
  const at = isQuote ? column : column + first.length;
  return {
    line: line.index,
    column: at,
    what,
    remedy: `Write a comma before ${name}.`,
  };
}

/** `[b] c`, which is a text and no list. */
function textBehindBracket(error: SyntaxError): SyntaxFault | undefined {
  const {message, line, column} = error;
  const isBehind = message.endsWith('at node end') && column > line.start;
  if (!isBehind || !/^[[{]/u.test(line.value)) return undefined;
  const what = 'a value continues after its closing bracket';
  const remedy = `Put the whole value in quotes: ${quoted(line.value)}`;
  const at = line.text.indexOf(line.value, line.start);
  return {line: line.index, column: at, what, remedy};
}
