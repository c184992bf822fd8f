import {readFileSync, statSync} from 'node:fs';

import {parse} from 'yaml';

/** Front matter by key, not validated. */
export type FrontMatter = Readonly<Record<string, unknown>>;

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Reads the front matter of a Markdown text.
 *
 * @returns An empty object when there is none or it is not valid YAML; the
 *   page's own check reports the error with its line.
 */
export function parseFrontMatter(source: string): FrontMatter {
  const value = parseYaml(FENCED.exec(source)?.[1] ?? '');
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

const cache = new Map<string, {mtimeMs: number; frontMatter: FrontMatter}>();

/**
 * Reads the front matter of a file, from the cache if the file has not changed.
 *
 * @param file - Absolute.
 * @returns `undefined` if the file does not exist.
 */
export function readFrontMatter(file: string): FrontMatter | undefined {
  const mtimeMs = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  if (mtimeMs === undefined) return undefined;
  const cached = cache.get(file);
  if (cached?.mtimeMs === mtimeMs) return cached.frontMatter;
  const frontMatter = parseFrontMatter(readFileSync(file, 'utf8'));
  cache.set(file, {mtimeMs, frontMatter});
  return frontMatter;
}
