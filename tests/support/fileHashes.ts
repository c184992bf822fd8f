import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Each file below a folder, by its path from there, with its SHA-256. */
export function fileHashes(folder: string): Record<string, string> {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.sort().map((file) => {
      const hash = createHash('sha256').update(readFileSync(file));
      return [path.relative(folder, file), hash.digest('hex')];
    }),
  );
}
