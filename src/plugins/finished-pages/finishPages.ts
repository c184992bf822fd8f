import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {parseFinishedPage} from '../../lib/node/finishedPage';
import {readPage, type TaggedPage} from '../search/node/pages';
import {writeIndexes} from '../search/node/writeIndexes';
import {correctHead} from './head';
import {copyPage, writeOverviews, type MarkdownCopy} from './markdownCopies';
import {securityPolicy} from './securityPolicy';

/**
 * Reads each page once, and makes of it
 *
 * - the page with its content security policy and a corrected head;
 * - `index.md` beside it, and its part of `llms.txt` and `llms-full.txt`;
 * - its part of the search index.
 *
 * @param connect - Addresses of other origins that pages may ask.
 * @throws Error that lists what the policy would block, with pages.
 */
export async function finishPages(
  {siteDir, outDir, siteConfig: {url, baseUrl}}: LoadContext,
  connect: readonly string[],
  routesPaths: readonly string[],
): Promise<void> {
  const root = url + baseUrl;
  const blocked: string[] = [];
  const copies: MarkdownCopy[] = [];
  const searched: TaggedPage[] = [];
  for (const routePath of routesPaths.toSorted()) {
    const route = `/${routePath.slice(baseUrl.length)}`;
    // The not-found page has no address of its own.
    const hasAddress = route.endsWith('/');
    const name = hasAddress ? `${route}index.html` : route;
    const file = path.join(outDir, name);
    const html = await readFile(file, 'utf8');
    const page = parseFinishedPage(route, html);
    const safe = securityPolicy(page.tree, connect);
    for (const part of safe.blocked) blocked.push(`${name.slice(1)}: ${part}`);
    let tags = `<meta http-equiv="Content-Security-Policy" content="${safe.policy}">`;
    if (hasAddress) {
      const copy = copyPage(page, root);
      if (copy) {
        tags += '<link rel="alternate" type="text/markdown" href="index.md">';
        await writeFile(`${path.dirname(file)}/index.md`, copy.markdown);
        copies.push(copy);
      }
      const sections = readPage(page);
      if (sections) searched.push(sections);
    }
    // At once, so that a plugin that reads the page meanwhile finds a whole one.
    await writeFile(`${file}.part`, correctHead(page, html, tags));
    await rename(`${file}.part`, file);
  }
  if (blocked.length > 0) {
    throw new Error(
      `The content security policy would block ${blocked.length} parts of pages:\n${blocked.slice(0, 20).join('\n')}\nMove a style to a style sheet of the site, and a script, a picture or a video to a file of it, or link to what is elsewhere.`,
    );
  }
  await writeOverviews(outDir, copies, root);
  await writeIndexes(siteDir, outDir, searched);
}
