import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Element} from 'hast';
import type {Root} from 'mdast';
import * as z from 'zod';

import {placeOf} from '@openchoreo/page-tools/html/elementEdits';
import {
  contentTree,
  htmlToMarkdown,
  keepTree,
} from '../../../../../lib/pages/htmlToMarkdown';
import {shortHash} from '@openchoreo/page-tools/node/hashes';
import type {BuiltPage} from '../../../shared/builtPage';

const kept = z.object({
  key: z.string(),
  markdown: z.string(),
  /** Written below, as it is. */
  tree: z.custom<Root>(),
});

/**
 * The Markdown of a finished page, and its tree for the steps that follow. It is
 * kept in a file by the HTML of the page's content, so a page that did not
 * change is not converted again.
 *
 * @param folder - For the files, one a page.
 * @param codeHash - Hash of the code that converts pages.
 */
export function keptMarkdown(
  {file, route}: BuiltPage,
  content: Element,
  pageUrl: string,
  {folder, codeHash}: {readonly folder: string; readonly codeHash: string},
): string {
  const {start, end} = placeOf(content);
  const html = readFileSync(file, 'utf8').slice(start, end);
  const key = shortHash([codeHash, pageUrl, html], 64);
  const entry = path.join(folder, `${shortHash(route, 16)}.json`);
  const known = readEntry(entry);
  if (known?.key === key) {
    keepTree(content, known.tree);
    return known.markdown;
  }
  const markdown = htmlToMarkdown(content, {pageUrl});
  const tree = contentTree(content, {pageUrl});
  mkdirSync(folder, {recursive: true});
  writeFileSync(`${entry}.part`, JSON.stringify({key, markdown, tree}));
  renameSync(`${entry}.part`, entry);
  return markdown;
}

function readEntry(file: string): z.output<typeof kept> | undefined {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
