// @ts-check
/**
 * A loader around the MDX loader: takes compiled pages from the store, keeps new
 * ones there, and declares the data that a page shows, so that a change of it
 * compiles the page again. It is plain JavaScript because the bundler loads it
 * itself.
 *
 * @typedef {{
 *   getOptions: () => {store: import('./pageStore').PageStore},
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   addContextDependency: (folder: string) => void,
 * }} Loader
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * @this {Loader}
 * @returns {Promise<string | undefined>} Nothing, if the page must be compiled.
 */
export async function pitch() {
  const {resourcePath: file} = this;
  const {store} = this.getOptions();
  const data = store.dataOf(file, readFileSync(file, 'utf8'));
  // Before compiling: a mistake in data must not outlive its correction.
  [file, ...data].forEach((one) => {
    this.addDependency(one);
  });
  for (const folder of new Set(data.map((one) => path.dirname(one)))) {
    // Others also hold pages.
    const isData = path.basename(folder).startsWith('_');
    if (isData) this.addContextDependency(folder);
  }
  return store.restore(file);
}

/**
 * @this {Loader}
 * @param {string} code - The compiled page.
 * @returns {Promise<string>}
 */
export default async function keep(code) {
  await this.getOptions().store.keep(this.resourcePath, code);
  return code;
}
