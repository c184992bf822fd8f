import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

import {pathFrom} from './pathFrom';

/**
 * Lists all files below a folder, hidden ones included.
 *
 * @returns Paths relative to the folder, with `/` on every system, sorted.
 *   Empty if the folder doesn't exist: a site doesn't need a blog, for example.
 */
export function filesBelow(folder: string): string[] {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map(({parentPath, name}) =>
      pathFrom(folder, path.resolve(parentPath, name)),
    )
    .sort();
}
