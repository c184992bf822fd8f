import {counted} from '../../../../lib/text';

import type {SyntaxError, SyntaxFault} from '.';
import {indentLike, lineBelow, linesAbove, type YamlLine} from './lines';

/** Mistakes with indentation, and of lists among keys. */
export function indentFault(error: SyntaxError): SyntaxFault | undefined {
  return (
    tab(error) ??
    textOfBlock(error) ??
    deeperThanValue(error) ??
    listBesideKeys(error) ??
    fitsNoLine(error) ??
    firstLineIndented(error)
  );
}

function tab({code, line, column}: SyntaxError): SyntaxFault | undefined {
  if (code !== 'TAB_AS_INDENT') return undefined;
  const what = 'a tab is used as indentation';
  const remedy = 'Indent with spaces, because YAML allows no tabs.';
  return {line: line.index, column, what, remedy};
}

/** `script: |` with a text below that isn't indented. */
function textOfBlock({
  code,
  line,
  lines,
}: SyntaxError): SyntaxFault | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') {
    return undefined;
  }
  for (const above of linesAbove(lines, line.index)) {
    if (above.start > line.indent || !above.key) continue;
    if (!/^[|>][-+\d]*$/u.test(above.value)) return undefined;
    const what = `the text of \`${above.key}\` has to be indented deeper than its key`;
    const first = lineBelow(lines, above.index);
    const isFirst = !first || first.index === line.index;
    const count = isFirst ? above.start + 1 : first.indent;
    const least = isFirst ? 'at least ' : '';
    const remedy = `Indent it with ${least}${counted(count, 'space')}.`;
    return {line: line.index, what, remedy};
  }
  return undefined;
}

/**
 * A key that is indented deeper than one that has a value already:
 *
 *     name: shop
 *       namespace: default
 */
function deeperThanValue(error: SyntaxError): SyntaxFault | undefined {
  const {code, message, line, lines} = error;
  const isNested = message.startsWith('Nested mappings');
  const isIndent = code === 'BAD_INDENT' && message.startsWith('All mapping');
  const hasColon = / (?:\S.*)?:(?:\s|$)/u.test(` ${line.value}`);
  const below =
    isNested && !hasColon ? lineBelow(lines, line.index) : undefined;
  const deep = isIndent ? line : below;
  if (deep?.key === undefined) return undefined;
  const [above] = linesAbove(lines, deep.index);
  const hasValue = above?.key !== undefined && above.value !== '';
  if (!hasValue || deep.start <= above.start) return undefined;
  const what = `\`${deep.key}\` is indented deeper than \`${above.key}\`, which already has a value`;
  return {line: deep.index, what, remedy: `${indentLike(above)}.`};
}

/** A list item among the keys of an object, or a key among list items. */
function listBesideKeys(error: SyntaxError): SyntaxFault | undefined {
  const {message, line, lines, column} = error;
  const isItem = line.isItem && column <= line.indent;
  const isMixed =
    message.startsWith('A block sequence') ||
    message.startsWith('All mapping') ||
    message.startsWith('Implicit map keys') ||
    (message.startsWith('Implicit keys') && isItem);
  const beside = sibling(line, lines);
  if (!isMixed || !beside || beside.isItem === isItem) return undefined;
  if (isItem) {
    const what = `a list item is at the level of the key \`${beside.key ?? beside.content}\``;
    const remedy = 'Remove `- ` here, or start the object above with `- ` too.';
    return {line: line.index, what, remedy};
  }
  const what = `the key \`${line.key ?? line.content}\` is at the level of list items`;
  const owner = ownerOf(beside, lines);
  const asItem = 'If it is an item, write `- ` before it.';
  const remedy = owner ? `${indentLike(owner)}. ${asItem}` : asItem;
  return {line: line.index, what, remedy};
}

/** The nearest line above with the same indentation, in the same object or list. */
function sibling(
  line: YamlLine,
  lines: readonly string[],
): YamlLine | undefined {
  for (const above of linesAbove(lines, line.index)) {
    if (above.indent === line.indent) return above;
    if (above.indent < line.indent) return undefined;
  }
  return undefined;
}

/** The key that an object or a list belongs to. */
function ownerOf(
  line: YamlLine,
  lines: readonly string[],
): YamlLine | undefined {
  for (const above of linesAbove(lines, line.index)) {
    const isAbove = above.start < line.start && above.indent <= line.indent;
    if (isAbove && above.key !== undefined) return above;
  }
  return undefined;
}

/** An item or a key whose indentation is that of no line above. */
function fitsNoLine({
  message,
  line,
  lines,
}: SyntaxError): SyntaxFault | undefined {
  if (/^(?:All sequence|A block sequence)/u.test(message)) {
    const item = nearestItem(line, lines);
    return item && likeItem(line, item);
  }
  if (/^(?:All mapping|Sequence item)/u.test(message)) {
    const key = nearestKey(line, lines);
    return key && likeKey(line, key);
  }
  return undefined;
}

/** The list item above that is nearest in indentation, and deeper if there is one. */
function nearestItem(
  line: YamlLine,
  lines: readonly string[],
): YamlLine | undefined {
  let nearest: YamlLine | undefined;
  for (const above of linesAbove(lines, line.index)) {
    if (above.isItem) nearest ??= above;
    if (above.isItem && above.indent > line.indent) nearest = above;
    if (above.indent <= line.indent) break;
  }
  return nearest;
}

/** The key above that is a little deeper. */
function nearestKey(
  line: YamlLine,
  lines: readonly string[],
): YamlLine | undefined {
  let nearest: YamlLine | undefined;
  for (const above of linesAbove(lines, line.index)) {
    if (above.start <= line.start) break;
    const isNearer = !nearest || above.start < nearest.start;
    if (above.key !== undefined && isNearer) nearest = above;
  }
  return nearest;
}

function likeItem(line: YamlLine, item: YamlLine): SyntaxFault {
  const what = `an item is indented with ${counted(line.indent, 'space')}, and its list with ${item.indent}`;
  return {line: line.index, what, remedy: `${indentLike(item, true)}.`};
}

function likeKey(line: YamlLine, key: YamlLine): SyntaxFault {
  const name = line.key ?? line.content;
  const what = `\`${name}\` is indented with ${counted(line.start, 'space')}, which fits no line above`;
  return {line: line.index, what, remedy: `${indentLike(key)}.`};
}

/** A text whose first line has spaces before it, as it was copied. */
function firstLineIndented(error: SyntaxError): SyntaxFault | undefined {
  const {message, line, lines} = error;
  const isEnd = message.endsWith('at node end') && line.key !== undefined;
  const above = isEnd ? [...linesAbove(lines, line.index)] : [];
  const first = above.at(-1);
  const isDeeper = above.every(({indent}) => indent > line.indent);
  if (!first || !isDeeper) return undefined;
  const name = first.key ?? first.content;
  const what = `\`${name}\` is indented deeper than the keys below`;
  return {line: first.index, what, remedy: `${indentLike(line)}.`};
}
