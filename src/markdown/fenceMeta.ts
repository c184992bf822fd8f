/** The words behind the language of a fence: `title="a.yaml" {1,3-4}`. */
export interface FenceMeta {
  readonly values: ReadonlyMap<string, string>;
  /** Lines to highlight, counted from 1. */
  readonly lines: ReadonlySet<number>;
}

const PAIR = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
const LINES = /\{([\d,\s-]+)\}/;

function parseLines(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [from, to] = part.split('-').map((word) => Number(word.trim()));
    if (from === undefined || !Number.isInteger(from)) continue;
    for (let line = from; line <= (to ?? from); line += 1) lines.add(line);
  }
  return lines;
}

/** Reads the words behind a fence's language; what it does not know is left. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const values = new Map<string, string>();
  for (const [, key, double, single] of text.matchAll(PAIR)) {
    if (key !== undefined) values.set(key, double ?? single ?? '');
  }
  const withoutValues = text.replace(PAIR, '');
  const lines = LINES.exec(withoutValues)?.[1];
  return {values, lines: lines === undefined ? new Set() : parseLines(lines)};
}
