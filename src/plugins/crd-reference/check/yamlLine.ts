import {counted} from '../../../lib/text';

/** A line of YAML that has more than a comment. */
export interface YamlLine {
  /** From 0. */
  readonly index: number;
  readonly text: string;
  /** Without what surrounds it. */
  readonly content: string;
  /** How many spaces are before its content. */
  readonly indent: number;
  readonly isItem: boolean;
  /**
   * Where its key or value begins, behind the dashes of list items: at 4 in
   * `  - name: a`, which has an indent of 2.
   */
  readonly start: number;
  /** `name` of `- name: a`, with its quotes if it has any. */
  readonly key: string | undefined;
  /** `a` of `- name: a`; without a key, all that is behind the dashes. */
  readonly value: string;
  readonly valueStart: number;
}

const DASHES = /^(?:- +)+/u;
/** A key, in quotes or without, and its colon. */
const KEY = /^(?<key>"[^"]*"|'[^']*'|[^\s:#{}[\],'"][^:#]*?) *:(?!\S)\s*/u;

/** Reads a line; `undefined` if it has nothing but blanks or a comment. */
export function readLine(text: string, index: number): YamlLine | undefined {
  const content = text.trim();
  if (content === '' || content.startsWith('#')) return undefined;
  const indent = text.length - text.trimStart().length;
  const [dashes = ''] = DASHES.exec(content) ?? [];
  const start = indent + dashes.length;
  const found = KEY.exec(text.slice(start));
  const valueStart = start + (found?.[0].length ?? 0);
  return {
    ...{index, text, content, indent, start, valueStart},
    isItem: dashes !== '' || content === '-',
    key: found?.groups?.['key'],
    value: text.slice(valueStart).trim(),
  };
}

/** The lines above a line, from it upwards. */
export function* linesAbove(
  lines: readonly string[],
  index: number,
): Generator<YamlLine> {
  for (let above = index - 1; above >= 0; above -= 1) {
    const line = readLine(lines[above] ?? '', above);
    if (line) yield line;
  }
}

/** The next line with content. */
export function lineBelow(
  lines: readonly string[],
  index: number,
): YamlLine | undefined {
  for (let below = index + 1; below < lines.length; below += 1) {
    const line = readLine(lines[below] ?? '', below);
    if (line) return line;
  }
  return undefined;
}

/** A value in quotes that change nothing: `a: b` → `"a: b"`. */
export function quoted(value: string): string {
  const isPlain = !value.includes('"') && !value.includes('\\');
  return isPlain ? `"${value}"` : `'${value.replaceAll("'", "''")}'`;
}

/** How to indent a line like another: `Indent it with 2 spaces, like `name`.` */
export function indentAs(count: number, {key, content}: YamlLine): string {
  const like = `like \`${key ?? content}\``;
  if (count === 0) return `Start it at the beginning of the line, ${like}.`;
  return `Indent it with ${counted(count, 'space')}, ${like}.`;
}
