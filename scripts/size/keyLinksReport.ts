import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {KEY_LINKS_MAX_SHARE} from '../../src/site/budgets';
import type {Report} from './pagesReport';

/** All pages are compressed twice, so the best quality would take a minute. */
const QUALITY = {params: {[constants.BROTLI_PARAM_QUALITY]: 6}};

/** Compares all pages with their size without links on keys. */
export function keyLinksReport(outDir: string): Report {
  let count = 0;
  const before = {raw: 0, brotli: 0};
  const after = {raw: 0, brotli: 0};
  const add = (sums: typeof before, html: string): void => {
    sums.raw += Buffer.byteLength(html);
    sums.brotli += brotliCompressSync(html, QUALITY).length;
  };
  for (const name of filesBelow(outDir)) {
    if (!name.endsWith('.html') || name.startsWith('offline/')) continue;
    const html = readFileSync(path.join(outDir, name), 'utf8');
    let without = html;
    if (html.includes('language-yaml')) {
      for (const link of selectAll('pre code a', fromHtml(html)).reverse()) {
        const {start, end} = link.position ?? {};
        if (start?.offset === undefined || end?.offset === undefined) continue;
        count += 1;
        without = `${without.slice(0, start.offset)}<span class="token key atrule">${toString(link)}</span>${without.slice(end.offset)}`;
      }
    }
    add(before, without);
    add(after, html);
  }
  const shares = (['raw', 'brotli'] as const).map(
    (name) => [name, after[name] / before[name] - 1] as const,
  );
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  return {
    rows: {
      [`${count} links on keys`]: Object.fromEntries(
        shares.map(([name, share]) => [
          name,
          `${percent(share)} / ${percent(KEY_LINKS_MAX_SHARE)}`,
        ]),
      ),
    },
    faults: shares
      .filter(([, share]) => share > KEY_LINKS_MAX_SHARE)
      .map(
        ([name, share]) =>
          `Key links add ${percent(share)} (${name}) to the HTML, but at most ${percent(KEY_LINKS_MAX_SHARE)} are allowed. Shorten their titles in keyLinks.ts of the API reference.`,
      ),
  };
}
