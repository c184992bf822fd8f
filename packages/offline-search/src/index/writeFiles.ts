import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes files below a folder.
 *
 * @param files - Content by path, with slashes.
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, content]) => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);
    }),
  );
}
