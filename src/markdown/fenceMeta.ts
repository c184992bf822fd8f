/** The words behind the language of a fence: `title="a.yaml" {1,3-4}`. */
export interface FenceMeta {
  readonly values: ReadonlyMap<string, string>;
  /** Lines to highlight, counted from 1. */
  readonly lines: ReadonlySet<number>;
  /** Ranges in the braces that name no lines, as they were written. */
  readonly wrongRanges: readonly string[];
}

const PAIR = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
const LINES = /\{([\d,\s-]+)\}/;
const RANGE = /^(\d+)(?:-(\d+))?$/;

/** Lines that one block may mark: more is a slip of the finger. */
const LONGEST_RANGE = 10_000;

/** Reads the words behind a fence's language; what it does not know is left. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const values = new Map<string, string>();
  for (const [, key, double, single] of text.matchAll(PAIR)) {
    if (key !== undefined) values.set(key, double ?? single ?? '');
  }
  const ranges = LINES.exec(text.replace(PAIR, ''))?.[1];
  return {values, ...parseRanges(ranges)};
}

function parseRanges(
  text: string | undefined,
): Pick<FenceMeta, 'lines' | 'wrongRanges'> {
  const lines = new Set<number>();
  const wrongRanges: string[] = [];
  for (const part of text?.split(',') ?? []) {
    const range = part.trim();
    const [, first, last] = RANGE.exec(range) ?? [];
    const from = Number(first ?? 0);
    const to = Number(last ?? from);
    if (from < 1 || to < from || to - from > LONGEST_RANGE) {
      wrongRanges.push(range);
      continue;
    }
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return {lines, wrongRanges};
}
