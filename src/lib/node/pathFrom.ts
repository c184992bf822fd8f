import path from 'node:path';

/**
 * The path of a file from a folder, with `/` on every system.
 *
 * @param file - Absolute, or already relative to the folder.
 */
export function pathFrom(folder: string, file: string): string {
  return path
    .relative(folder, path.resolve(folder, file))
    .replaceAll(path.sep, '/');
}
