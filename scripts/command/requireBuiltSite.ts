import {existsSync} from 'node:fs';
import path from 'node:path';

/** @throws Error that says what to do if a folder has no built site. */
export function requireBuiltSite(folder: string): void {
  if (existsSync(path.join(folder, 'index.html'))) return;
  throw new Error(
    `${path.resolve(folder)} has no built site. Run "npm run build" first, or use another folder.`,
  );
}
