import {visit, type Scalar} from 'yaml';

import type {SyntaxError, SyntaxFault} from '.';
import {quoted, readLine} from './lines';

/** Mistakes with quotation marks. */
export function quoteFault(error: SyntaxError): SyntaxFault | undefined {
  return unclosedQuote(error) ?? textBehindQuotes(error);
}

/**
 * A quote that doesn't close where it was meant to, but at the next one:
 *
 *     name: "shop
 *     kind: "Project"
 */
function unclosedQuote({
  document,
  ...error
}: SyntaxError): SyntaxFault | undefined {
  const {lines, text, offset, message} = error;
  const isOpen = message.startsWith('Missing closing');
  let opening: SyntaxFault | undefined;
  visit(document, {
    Scalar(_key, {type, range}: Scalar) {
      if (!range || !/^QUOTE/u.test(type ?? '')) return undefined;
      const [start, end] = range;
      if (start > offset) return visit.BREAK;
      const content = text.slice(start, end);
      const below = content.split('\n').slice(1);
      const hasKey = below.some((line) => readLine(line, 0)?.key !== undefined);
      // A text in quotes can have any lines, if nothing after it is wrong.
      const isNear = end >= offset || text.slice(end, offset).trim() === '';
      if (below.length === 0 || !isNear || !(hasKey || isOpen)) {
        return undefined;
      }
      const before = text.slice(0, start).split('\n');
      const line = before.length - 1;
      const column = before.at(-1)?.length ?? 0;
      const value = (lines[line] ?? '').slice(column).trimEnd();
      const [quote = ''] = value;
      const what = `a quote opens here and doesn't close in its line`;
      const remedy = `Write ${quote} at the end of the value: ${value}${quote}`;
      opening ??= {line, column, what, remedy};
      return undefined;
    },
  });
  return opening ?? quoteInOneLine(error);
}

/** The same in the last line, where the parser sees nothing after it. */
function quoteInOneLine({
  message,
  line,
}: Omit<SyntaxError, 'document'>): SyntaxFault | undefined {
  if (!message.startsWith('Missing closing')) return undefined;
  const [quote = ''] = line.value;
  if (quote !== '"' && quote !== "'") return undefined;
  const what = `a quote opens here and doesn't close in its line`;
  const remedy = `Write ${quote} at the end of the value: ${line.value}${quote}`;
  const column = line.text.indexOf(line.value, line.start);
  return {line: line.index, column, what, remedy};
}

/** `it's` in single quotes, `"a" b`, `"a",`. */
function textBehindQuotes(error: SyntaxError): SyntaxFault | undefined {
  const {code, line, column} = error;
  if (code !== 'UNEXPECTED_TOKEN') return undefined;
  const {value} = line;
  const [quote = ''] = value;
  const isQuoted = quote === '"' || quote === "'";
  if (!isQuoted || column <= line.text.indexOf(value)) return undefined;
  const at = {line: line.index, column: line.text.indexOf(value, line.start)};
  const what = 'a value continues after its closing quote';
  if (value.endsWith(`${quote},`)) {
    const remedy = `Remove the comma: ${value.slice(0, -1)}`;
    return {...at, what, remedy};
  }
  const isDoubled = value.endsWith(quote + quote);
  const isWhole = value.endsWith(quote) && value.length > 1;
  const inside = isWhole ? value.slice(1, isDoubled ? -2 : -1) : value;
  const remedy = `Put the whole value in quotes: ${quoted(inside)}`;
  return {...at, what, remedy};
}
