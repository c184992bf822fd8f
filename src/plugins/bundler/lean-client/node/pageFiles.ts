import {readFileSync, writeFileSync} from 'node:fs';

import type {Compiler} from 'webpack';
import * as z from 'zod';

/** The part of the framework's client manifest that is used here. */
const clientManifest = z.looseObject({
  /** Chunk IDs by name. */
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
});

/**
 * Lets the page template list all files that render a page. The framework looks
 * up the modules of a page by source, in a list that has only chunk names, so
 * it finds nothing but the entry. A page's own scripts would then load one
 * round trip late, and its own style sheet after the first paint. This adds the
 * sources to the list.
 *
 * @param manifestFile - The framework's `client-manifest.json`.
 * @returns A plugin of the bundler.
 */
export function listPageFiles(manifestFile: string) {
  return ({hooks}: Compiler): void => {
    hooks.afterEmit.tap(listPageFiles.name, ({chunkGroups}) => {
      const manifest = clientManifest.parse(
        JSON.parse(readFileSync(manifestFile, 'utf8')),
      );
      for (const {origins, chunks} of chunkGroups) {
        const ids = chunks.flatMap(({id}) => id ?? []);
        for (const {request} of origins) {
          if (request) manifest.origins[request] ??= ids;
        }
      }
      writeFileSync(manifestFile, JSON.stringify(manifest));
    });
  };
}
