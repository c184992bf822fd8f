import {readFileSync, statSync} from 'node:fs';

import {parse} from 'yaml';

/** What stands above a page's text, by key; not checked. */
export type FrontMatter = Readonly<Record<string, unknown>>;

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Reads the front matter of a Markdown text.
 *
 * @returns Empty when there is none, and when it is no YAML: the check of the
 *   page tells that with its line.
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
 * Reads the front matter of a file. A file that has not changed since is not
 * read again.
 *
 * @param file - Absolute.
 * @returns `undefined` when there is no such file.
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
