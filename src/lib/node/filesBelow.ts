import {Globby} from '@docusaurus/utils';

/**
 * Lists all files below a folder, hidden ones included.
 *
 * @returns Paths relative to the folder, with `/` on every system, sorted.
 *   Empty if the folder doesn't exist: a site doesn't need a blog, for example.
 */
export function filesBelow(folder: string): string[] {
  return Globby.sync('**', {cwd: folder, dot: true}).sort();
}
