import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';
import * as z from 'zod';

import {docsVersionOfFile} from '../site/versions';

/** Values bound to a docs version, by name. */
export type Constants = ReadonlyMap<string, string>;

/** A name that no constant has, where it stands in the text. */
export interface UnknownConstant {
  readonly name: string;
  /** Characters from the start of the text. */
  readonly offset: number;
}

const PLACEHOLDER = /%\{([^}\n]*)\}/g;

const constantsFile = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'a name in lower case, its words joined by hyphens',
  }),
  z.string({error: 'a text; put the value in quotes'}),
);

const cache = new Map<string, {mtimeMs: number; constants: Constants}>();

/**
 * Reads the constants of the docs version that a page belongs to.
 *
 * @param siteDir - Root of the repository.
 * @param filePath - The page, absolute or from `siteDir`.
 * @param siteUrl - Origin and base of the site, ending in a slash; makes the
 *   constant `samples-url`.
 * @returns An empty map for a page of no version.
 * @throws Error naming file, key, value and what is allowed.
 */
export function readConstants(
  siteDir: string,
  filePath: string,
  siteUrl: string,
): Constants {
  const relative = path
    .relative(siteDir, path.resolve(siteDir, filePath))
    .replaceAll(path.sep, '/');
  const version = docsVersionOfFile(relative);
  if (!version) return new Map();
  const file = path.join(siteDir, version.folder, '_constants.yaml');
  const {mtimeMs} = statSync(file);
  const key = `${file}\n${siteUrl}`;
  const cached = cache.get(key);
  if (cached?.mtimeMs === mtimeMs) return cached.constants;
  const parsed = constantsFile.safeParse(parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(`${file}: wrong constants\n${lines.join('\n')}`);
  }
  const constants = new Map(Object.entries(parsed.data));
  constants.set('samples-url', `${siteUrl}samples/${version.slug}`);
  constants.set('schemas-url', `${siteUrl}schemas/${version.slug}`);
  cache.set(key, {mtimeMs, constants});
  return constants;
}

/** Where a page's constants stand, for the watcher of the dev server. */
export function constantsFileOf(
  siteDir: string,
  filePath: string,
): string | undefined {
  const relative = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const version = docsVersionOfFile(relative);
  return version && path.join(siteDir, version.folder, '_constants.yaml');
}

/**
 * Replaces each `%{name}` by its value.
 *
 * @returns The text, and the names that have no value (left as they are).
 */
export function fillConstants(
  text: string,
  constants: Constants,
): {readonly text: string; readonly unknown: readonly UnknownConstant[]} {
  const unknown: UnknownConstant[] = [];
  const filled = text.replace(
    PLACEHOLDER,
    (whole, name: string, offset: number) => {
      const value = constants.get(name);
      if (value !== undefined) return value;
      unknown.push({name, offset});
      return whole;
    },
  );
  return {text: filled, unknown};
}
