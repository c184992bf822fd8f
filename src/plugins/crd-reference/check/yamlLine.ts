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
const KEY = /^("[^"]*"|'[^']*'|[^\s:#{}[\],'"][^:#]*?) *:(?!\S)\s*/u;

/** Reads a line; `undefined` if it has nothing but blanks or a comment. */
function readLine(text: string, index: number): YamlLine | undefined {
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
    key: found?.[1],
    value: text.slice(valueStart).trim(),
  };
}

/** Reads the lines of a text that have more than a comment. */
export function readLines(texts: readonly string[]): readonly YamlLine[] {
  const lines = texts.map((text, index) => readLine(text, index));
  return lines.filter((line) => line !== undefined);
}
