import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * Sees to it that a build that ends early ends with status 1 and a message, and
 * leaves no site that looks finished. The framework leaves what it has written, and
 * on Ctrl+C ends with status 0.
 *
 * @param outDir - Folder of the site, which the framework has emptied.
 * @returns What to call when the site is whole, as far as plugins are concerned. If
 *   the framework finds a mistake afterwards, the build has still ended early.
 */
export function removeUnlessFinished(outDir: string): () => void {
  // What the process ends with by itself, or by `process.exit()`.
  process.exitCode = 1;
  process.once('exit', (status) => {
    if (status === 0) return;
    // Not the folder itself, which may be one that can't be removed.
    for (const name of existsSync(outDir) ? readdirSync(outDir) : []) {
      rmSync(path.join(outDir, name), {recursive: true, force: true});
    }
    console.error(
      `The build ended early, with status ${status}. Its unfinished site is gone from ${outDir}.`,
    );
  });
  return () => {
    // Nothing else sets it: on a mistake, the framework calls `process.exit()`.
    process.once('beforeExit', () => {
      process.exitCode = 0;
    });
  };
}
