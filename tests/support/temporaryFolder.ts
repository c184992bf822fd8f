import {randomUUID} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach} from 'vitest';

/** Path from the folder → content. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Names a folder that has only these files before each test of the file or the
 * `describe` that calls it, and is removed after each.
 */
export function temporaryFolder(files: Files = {}): string {
  // A clone can be in any folder, also in one that is named like part of a page.
  const folder = path.join(tmpdir(), `_openchoreo-test-${randomUUID()}`);
  beforeEach(() => {
    mkdirSync(folder);
    writeFiles(folder, files);
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });
  return folder;
}

/** Adds or replaces files, with the folders that they are in. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}
