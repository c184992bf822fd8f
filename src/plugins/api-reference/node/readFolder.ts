import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';

/**
 * Names of the files in a folder, sorted; with `recursive` those of the
 * folders in it as well, as paths with `/`. A folder that is not there holds
 * nothing.
 */
export async function namesIn(
  folder: string,
  recursive = false,
): Promise<string[]> {
  try {
    const names = await readdir(folder, {recursive});
    return names.map((name) => name.split(path.sep).join('/')).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Bytes of a file; `undefined` when it is not there. */
export async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Changes when the file does; empty when it is not there. */
export async function fingerprintOf(file: string): Promise<string> {
  try {
    const {mtimeMs, size} = await stat(file);
    return `${mtimeMs}:${size}`;
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  );
}
