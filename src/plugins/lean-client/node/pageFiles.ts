import {readFileSync, writeFileSync} from 'node:fs';

import type {Compiler} from 'webpack';
import * as z from 'zod';

/** The framework's list of what was bundled, as far as this adds to it. */
const clientManifest = z.looseObject({
  /** Ids of the chunks that belong to a name. */
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
});

/**
 * Lets the page template name all files that draw a page. The framework knows
 * the modules of a page by their source, and looks them up in a list that has
 * the names of chunks: it finds the entry alone. The page's own scripts then
 * come a round trip late, and a style sheet of its own after the page was
 * painted. This adds the sources to the list.
 */
export class PageFilesPlugin {
  readonly #manifestFile: string;

  /** @param manifestFile - The framework's `client-manifest.json`. */
  constructor(manifestFile: string) {
    this.#manifestFile = manifestFile;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(PageFilesPlugin.name, ({chunkGroups}) => {
      const manifest = clientManifest.parse(
        JSON.parse(readFileSync(this.#manifestFile, 'utf8')),
      );
      for (const {origins, chunks} of chunkGroups) {
        const ids = chunks.flatMap(({id}) => id ?? []);
        for (const {request} of origins) {
          if (request) manifest.origins[request] ??= ids;
        }
      }
      writeFileSync(this.#manifestFile, JSON.stringify(manifest));
    });
  }
}
