// @ts-check
/**
 * A loader that makes a page depend on the data of its docs version, or of all
 * versions if it is a page of the reference, which compares them. It is plain
 * JavaScript because the bundler loads it itself.
 *
 * @typedef {{
 *   getOptions: () => {folders: readonly string[]},
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   addContextDependency: (folder: string) => void,
 * }} Loader
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * @this {Loader}
 * @param {string} source
 */
export default function pageData(source) {
  const page = this.resourcePath;
  const isReference = page.includes(`${path.sep}reference${path.sep}`);
  for (const folder of this.getOptions().folders) {
    if (!isReference && !page.startsWith(folder + path.sep)) continue;
    const options = /** @type {const} */ ({
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of readdirSync(folder, options)) {
      if (!entry.name.startsWith('_')) continue;
      const name = path.join(entry.parentPath, entry.name);
      if (entry.isDirectory()) this.addContextDependency(name);
      else this.addDependency(name);
    }
  }
  return source;
}
