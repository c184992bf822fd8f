import {parse} from 'yaml';

import {isRecord} from '../lib/isRecord';
import {readCached} from '../lib/node/readCached';
import {splitFrontMatter} from '../lib/pages/splitFrontMatter';

/** Front matter by key, not validated. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Reads the front matter of a Markdown text.
 *
 * @returns An empty object when there is none or it is not valid YAML; the
 *   page's own check reports the error with its line.
 */
export function parseFrontMatter(source: string): FrontMatter {
  try {
    const value: unknown = parse(splitFrontMatter(source)?.yaml ?? '');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Reads the front matter of a file.
 *
 * @param file - Absolute.
 * @returns `undefined` if the file does not exist.
 */
export const readFrontMatter = readCached((bytes) =>
  parseFrontMatter(new TextDecoder().decode(bytes)),
);
