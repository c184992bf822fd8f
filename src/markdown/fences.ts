/** The attributes after the language of a fence: `title="a.yaml" {1,3-4}`. */
export interface FenceMeta {
  readonly values: ReadonlyMap<string, string>;
  /** Lines to highlight, counted from 1. */
  readonly lines: ReadonlySet<number>;
  /** First line number for `showLineNumbers`; `undefined` without it. */
  readonly firstNumber: number | undefined;
  /** Everything else, as written. */
  readonly unknownWords: readonly string[];
}

const TOKEN =
  /(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')|(?<numbers>showLineNumbers(?:=\{?(?<first>\d+)\}?)?)(?=\s|$)|\{(?<ranges>[\d,\s-]+)\}|(?<unknown>\{[^\s{]*|[^\s{]+)/gu;

/** Maximum length of a range; a longer one is a typing error. */
const LONGEST_RANGE = 10_000;

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
      for (
        let line = from;
        line <= Math.min(to, from + LONGEST_RANGE);
        line += 1
      )
        lines.add(line);
    }
  }
  return {values, lines, firstNumber, unknownWords};
}
