/** The attributes after the language of a fence: `title="a.yaml" {1,3-4}`. */
export interface FenceMeta {
  readonly values: ReadonlyMap<string, string>;
  /** Lines to mark, counted from 1. */
  readonly lines: ReadonlySet<number>;
  /** Everything else, as written. */
  readonly unknownWords: readonly string[];
}

const TOKEN =
  /(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')|\{(?<ranges>[\d,\s-]+)\}|(?<unknown>\{[^\s{]*|[^\s{]+)/gu;

/** Parses the attributes of a fence. Callers report what they don't accept. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const values = new Map<string, string>();
  const lines = new Set<number>();
  const unknownWords: string[] = [];
  for (const {groups = {}} of (meta ?? '').matchAll(TOKEN)) {
    const {key, double, single, ranges, unknown} = groups;
    if (key !== undefined) values.set(key, double ?? single ?? '');
    if (unknown !== undefined) unknownWords.push(unknown);
    for (const range of ranges?.split(',') ?? []) {
      const [from = 0, to = from] = range.split('-').map(Number);
      for (let line = from; line <= to; line += 1) lines.add(line);
    }
  }
  return {values, lines, unknownWords};
}
