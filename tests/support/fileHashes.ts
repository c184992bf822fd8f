import {readFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {shortHash} from '../../src/lib/node/hashes';

/** The SHA-256 hashes of all files below a folder, by relative path. */
export function fileHashes(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder).map((name) => [
      name,
      shortHash(readFileSync(path.join(folder, name)), 64),
    ]),
  );
}
