import {readdir, readFile, stat} from 'node:fs/promises';

/**
 * The names in a folder, sorted, without those of its subfolders. Empty if the
 * folder doesn't exist.
 */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Bytes of a file; `undefined` if it doesn't exist. */
export async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Differs after a file was changed; empty if it doesn't exist. */
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
