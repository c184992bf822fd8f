import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {stringify} from 'yaml';

import {docsVersionByName, type DocsVersion} from '../../src/site/versions';

export const SITE_DIR = path.resolve(import.meta.dirname, '../..');

/**
 * Reads the options of a command that imports from the platform's repository.
 *
 * @throws Error that says what to write if one is missing.
 */
export function importOptions(command: string): {
  readonly from: string;
  readonly version: DocsVersion;
} {
  const {
    values: {from, version},
  } = parseArgs({
    options: {from: {type: 'string'}, version: {type: 'string'}},
  });
  if (from === undefined || version === undefined) {
    throw new Error(
      `${command}: write --from <checkout of the platform> and --version <docs version>.`,
    );
  }
  return {from, version: docsVersionByName(version)};
}

/** Writes imported data into the folder of a docs version, and says so. */
export function writeData(
  {folder}: DocsVersion,
  name: string,
  header: string,
  data: unknown,
): void {
  const file = path.join(SITE_DIR, folder, name);
  const text = header + stringify(data, {lineWidth: 0});
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  writeFileSync(file, text);
  console.log(`${folder}/${name}: ${isSame ? 'unchanged' : 'written'}`);
}
