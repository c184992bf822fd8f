/** The attributes after the language of a fence: `title="a.yaml" {1,3-4}`. */
export interface FenceMeta {
  readonly values: ReadonlyMap<string, string>;
  /** Lines to mark, counted from 1. */
  readonly lines: ReadonlySet<number>;
  /** First line number for `showLineNumbers`; `undefined` without it. */
  readonly firstNumber: number | undefined;
  /** Everything else, as written. */
  readonly unknownWords: readonly string[];
}

const TOKEN =
  /(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')|(?<numbers>showLineNumbers(?:=\{?(?<first>\d+)\}?)?)(?=\s|$)|\{(?<ranges>[\d,\s-]+)\}|(?<unknown>\{[^\s{]*|[^\s{]+)/gu;

/** Parses the attributes of a fence. Callers report what they don't accept. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const values = new Map<string, string>();
  const lines = new Set<number>();
  const unknownWords: string[] = [];
  let firstNumber: number | undefined;
  for (const {groups = {}} of (meta ?? '').matchAll(TOKEN)) {
    const {key, double, single, numbers, first, ranges, unknown} = groups;
    if (key !== undefined) values.set(key, double ?? single ?? '');
    if (numbers !== undefined) firstNumber = Number(first ?? 1);
    if (unknown !== undefined) unknownWords.push(unknown);
    for (const range of ranges?.split(',') ?? []) {
      const [from = 0, to = from] = range.split('-').map(Number);
      for (let line = from; line <= to; line += 1) lines.add(line);
    }
  }
  return {values, lines, firstNumber, unknownWords};
}

/** A comment that marks lines, in the syntax of any language. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|#|--|;|%|\{?\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/u;

/**
 * Removes the comments `highlight-next-line`, `highlight-start` and
 * `highlight-end` from code, as the framework documents them.
 *
 * @returns The code, and the lines that the comments mark, counted without them.
 */
export function readMagicComments(code: string) {
  const lines: string[] = [];
  const marked: number[] = [];
  let isNext = false;
  let isInside = false;
  for (const line of code.split('\n')) {
    const [, kind] = MAGIC_COMMENT.exec(line) ?? [];
    if (kind === undefined) {
      lines.push(line);
      if (isNext || isInside) marked.push(lines.length);
    } else if (kind !== 'next-line') isInside = kind === 'start';
    isNext = kind === 'next-line';
  }
  return {text: lines.join('\n'), marked};
}
