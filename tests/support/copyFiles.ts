import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Where a scratch copy of the repository is. */
export function scratchFolder(name: string): string {
  return path.join(SITE_DIR, '.scratch', name);
}

/**
 * Copies the files of the repository, without packages, to a scratch folder.
 *
 * @returns The folder.
 */
export function copyFiles(name: string): string {
  const folder = scratchFolder(name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: SITE_DIR, encoding: 'utf8'},
  );
  for (const file of files.split('\0')) {
    // A removed file is listed until the next commit.
    if (file === '' || !existsSync(path.join(SITE_DIR, file))) continue;
    cpSync(path.join(SITE_DIR, file), path.join(folder, file));
  }
  return folder;
}
