import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * All files below a folder, from there, with `/`, sorted; hidden ones are left
 * out. None where the folder is not there: a site need not have a blog, and a
 * version need not have samples.
 */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, {
      recursive: true,
      withFileTypes: true,
    });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({parentPath, name}) =>
        path
          .relative(folder, path.join(parentPath, name))
          .split(path.sep)
          .join('/'),
      )
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
