import {existsSync} from 'node:fs';
import path from 'node:path';

/** @throws Error that says what to do, where a folder holds no built site. */
export function requireBuiltSite(folder: string): void {
  if (existsSync(path.join(folder, 'index.html'))) return;
  throw new Error(
    `${path.resolve(folder)} holds no built site. Run "npm run build" first, or name another folder.`,
  );
}
