import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {parseFinishedPage} from '../../lib/node/finishedPage';
import {readPage} from '../search/node/pages';
import {writeIndexes} from '../search/node/writeIndexes';
import {correctHead} from './head';
import {copyPage, writeOverviews, type MarkdownCopy} from './markdownCopies';
import {addSecurityPolicy} from './securityPolicy';
import {removeUnlessFinished} from './unfinishedSite';

/** What the site tells the plugin. */
export interface FinishedPagesOptions {
  /** Addresses of other origins that pages may ask. */
  readonly connect: readonly string[];
}

/**
 * Reads each page that the framework has rendered, once, and makes of it
 *
 * - the page with its content security policy and a corrected head;
 * - `index.md` beside it, and its part of `llms.txt` and `llms-full.txt`;
 * - its part of the search index.
 *
 * A build that ends before leaves no site.
 *
 * @throws Error that lists what the policy would block, with pages.
 */
export default function finishedPages(
  {siteDir, outDir, siteConfig: {url, baseUrl}}: LoadContext,
  {connect}: FinishedPagesOptions,
): Plugin {
  let finish: (() => void) | undefined;
  return {
    name: 'finished-pages',
    // What runs first in a build, and not in the dev server.
    configureWebpack({mode}) {
      if (mode === 'production') finish ??= removeUnlessFinished(outDir);
    },
    async postBuild({routesPaths}) {
      const blocked: string[] = [];
      const copies: MarkdownCopy[] = [];
      const searched = [];
      for (const routePath of [...routesPaths].sort()) {
        const route = `/${routePath.slice(baseUrl.length)}`;
        const file = path.join(outDir, fileOf(route));
        const html = await readFile(file, 'utf8');
        const page = parseFinishedPage(route, html);

        // The not-found page has no address of its own.
        const hasAddress = route.endsWith('/');
        const copy = hasAddress ? copyPage(page, url + baseUrl) : undefined;

        const corrected = correctHead(page, html, copy !== undefined);
        // It goes before all that was corrected.
        const result = addSecurityPolicy(page.tree, corrected, connect);
        for (const part of result.blocked) {
          blocked.push(`${fileOf(route).slice(1)}: ${part}`);
        }
        await replaceFile(file, result.html);

        if (!hasAddress) continue;
        if (copy) {
          const folder = path.dirname(file);
          await writeFile(path.join(folder, 'index.md'), copy.markdown);
          copies.push(copy);
        }
        const sections = readPage(page);
        if (sections) searched.push(sections);
      }
      failOnBlocked(blocked);
      await writeOverviews(outDir, copies, url + baseUrl);
      await writeIndexes(siteDir, outDir, searched);
      finish?.();
    },
  };
}

/** Path of a page below the output folder. */
function fileOf(route: string): string {
  return route.endsWith('.html') ? route : path.posix.join(route, 'index.html');
}

/** At once, so that a plugin that reads the page meanwhile finds a whole one. */
async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

function failOnBlocked(blocked: readonly string[]): void {
  if (blocked.length === 0) return;
  throw new Error(
    `The content security policy would block ${blocked.length} parts of pages:\n${blocked.slice(0, 20).join('\n')}\nMove a style to a style sheet, and a script or a picture to a file of the site, or link to what is elsewhere.`,
  );
}
