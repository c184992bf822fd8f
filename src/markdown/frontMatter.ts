import {readFileSync, statSync} from 'node:fs';

import {parse} from 'yaml';

/** What stands above a page's text, by key; not checked. */
export type FrontMatter = Readonly<Record<string, unknown>>;

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Reads the front matter of a Markdown text; empty when there is none. */
export function parseFrontMatter(source: string): FrontMatter {
  const text = FENCED.exec(source)?.[1];
  const value: unknown = text === undefined ? undefined : parse(text);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
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
