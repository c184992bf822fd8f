/** The attributes after the language of a fence: `title="a.yaml" {1,3-4}`. */
export interface FenceMeta {
  readonly values: ReadonlyMap<string, string>;
  /** Lines to highlight, counted from 1. */
  readonly lines: ReadonlySet<number>;
  /** Invalid ranges in the braces, as written. */
  readonly wrongRanges: readonly string[];
  /** First line number for `showLineNumbers`; `undefined` without it. */
  readonly firstNumber: number | undefined;
  /** Keys that are set more than once. */
  readonly repeatedKeys: readonly string[];
  /** Everything else, as written. */
  readonly unknownWords: readonly string[];
}

const TOKEN =
  /(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')|(?<numbers>showLineNumbers(?:=\{?(?<first>\d+)\}?)?)(?=\s|$)|\{(?<ranges>[\d,\s-]+)\}|(?<unknown>\{[^\s{]*|[^\s{]+)/gu;
const RANGE = /^(\d+)(?:-(\d+))?$/;

/** Maximum length of a range; a longer one is a typing error. */
const LONGEST_RANGE = 10_000;

/** Parses the attributes of a fence. Callers report what they don't accept. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const values = new Map<string, string>();
  const repeatedKeys: string[] = [];
  const unknownWords: string[] = [];
  let ranges: string | undefined;
  let firstNumber: number | undefined;
  for (const {groups = {}} of (meta ?? '').matchAll(TOKEN)) {
    const {key, double, single, numbers, first, unknown} = groups;
    if (key !== undefined) {
      if (values.has(key)) repeatedKeys.push(key);
      values.set(key, double ?? single ?? '');
    } else if (numbers !== undefined) {
      firstNumber = Number(first ?? 1);
    } else if (unknown !== undefined) {
      unknownWords.push(unknown);
    } else {
      ranges ??= groups['ranges'];
    }
  }
  return {
    values,
    ...parseRanges(ranges),
    firstNumber,
    repeatedKeys,
    unknownWords,
  };
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
