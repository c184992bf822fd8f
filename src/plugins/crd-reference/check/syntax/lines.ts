import {counted} from '../../../../lib/text';

/** A line of YAML that has more than a comment. */
export interface YamlLine {
  /** From 0. */
  readonly index: number;
  readonly text: string;
  /** Spaces before its content. */
  readonly indent: number;
  readonly content: string;
  /**
   * Where its key or value begins: behind the dash of a list item. `  - name: a`
   * has an indent of 2, and its key begins at 4.
   */
  readonly start: number;
  /** Whether it begins with a dash. */
  readonly isItem: boolean;
  /** `name` of `- name: a`, with its quotes if it has any. */
  readonly key: string | undefined;
  /** `a` of `- name: a`; without a key, all behind the dash. */
  readonly value: string;
}

const ITEM = /^(?:- +)+/u;
/** A key in quotes or without, with its colon. */
const KEY = /^(?<key>"[^"]*"|'[^']*'|[^\s:#{}[\],'"][^:#]*?) *:(?!\S)/u;

/** Reads a line; `undefined` if it has nothing but blanks or a comment. */
export function readLine(text: string, index: number): YamlLine | undefined {
  const content = text.trimStart();
  if (content === '' || content.startsWith('#')) return undefined;
  const indent = text.length - content.length;
  const [dashes = ''] = ITEM.exec(content) ?? [];
  const rest = content.slice(dashes.length);
  const match = KEY.exec(rest);
  return {
    index,
    text,
    indent,
    content: content.trimEnd(),
    start: indent + dashes.length,
    isItem: dashes !== '' || content.trimEnd() === '-',
    key: match?.groups?.['key'],
    value: rest.slice(match?.[0].length ?? 0).trim(),
  };
}

/** The lines of a document above a line, from it upwards. */
export function* linesAbove(
  lines: readonly string[],
  index: number,
): Generator<YamlLine> {
  for (let above = index - 1; above >= 0; above -= 1) {
    const text = lines[above] ?? '';
    if (text.startsWith('---')) return;
    const line = readLine(text, above);
    if (line) yield line;
  }
}

/** The next line of a document that has content. */
export function lineBelow(
  lines: readonly string[],
  index: number,
): YamlLine | undefined {
  for (let below = index + 1; below < lines.length; below += 1) {
    const text = lines[below] ?? '';
    if (text.startsWith('---')) return undefined;
    const line = readLine(text, below);
    if (line) return line;
  }
  return undefined;
}

/** A value in quotes that change nothing: `a: b` → `"a: b"`. */
export function quoted(value: string): string {
  const isPlain = !/["\\]/u.test(value);
  return isPlain ? `"${value}"` : `'${value.replaceAll("'", "''")}'`;
}

/** How to indent a key like another, or an item like another. */
export function indentLike(line: YamlLine, isItem = false): string {
  const count = isItem ? line.indent : line.start;
  const name = isItem ? 'the item above' : `\`${line.key ?? line.content}\``;
  if (count === 0) return `Start it at the beginning of the line, like ${name}`;
  return `Indent it with ${counted(count, 'space')}, like ${name}`;
}
