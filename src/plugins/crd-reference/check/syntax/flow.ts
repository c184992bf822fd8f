import {isCollection, visit} from 'yaml';

import type {SyntaxError, SyntaxFault} from '.';

const CLOSING: Readonly<Record<string, string>> = {'{': '}', '[': ']'};

/** Brackets that don't close, or didn't open. */
export function flowFault(error: SyntaxError): SyntaxFault | undefined {
  return unclosedBracket(error) ?? extraBracket(error);
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
