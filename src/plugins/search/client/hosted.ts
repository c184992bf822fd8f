import {
  type LiteClient,
  liteClient,
  type SearchParamsObject,
} from 'algoliasearch/lite';
import * as z from 'zod/mini';

import type {SearchData} from '..';
import {HITS_PER_PAGE, LEVELS, type SearchResult} from '../shared/hits';
import {readHits} from '../shared/readHits';

/** Milliseconds for which an answer is waited for: to connect, and to read. */
const PATIENCE_MS = 3000;

const answers = z.object({
  results: z.tuple([
    z.object({hits: z.unknown(), nbHits: z.number(), nbPages: z.number()}),
  ]),
});

let client: LiteClient | undefined;

/**
 * Asks the hosted provider, as DocSearch would.
 *
 * @param words - Of an excerpt.
 * @param siteUrl - Origin of the published site, which its index names.
 * @throws Error if it gives no answer in time.
 */
export async function askHosted(
  {appId, searchKey}: NonNullable<SearchData['hosted']>,
  request: SearchParamsObject & {readonly indexName: string},
  words: number,
  siteUrl: string,
): Promise<SearchResult> {
  client ??= liteClient(appId, searchKey);
  const texts = LEVELS.slice(1).map((level) => `hierarchy.${level}`);
  texts.push('content');
  const full = {
    ...request,
    attributesToRetrieve: ['hierarchy.lvl0', ...texts, 'type', 'url'],
    attributesToSnippet: texts.map((text) => `${text}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics: false,
  };
  const asked = client.search({requests: [full]});
  const timeout = new Promise((_resolve, reject) => {
    setTimeout(reject, PATIENCE_MS, new Error('No answer in time.'));
  });
  const answer = answers.parse(await Promise.race([asked, timeout]));
  const [{hits, ...counts}] = answer.results;
  const own = readHits(hits).map((hit) => {
    const isOwn = hit.url.startsWith(`${siteUrl}/`);
    return isOwn ? {...hit, url: hit.url.slice(siteUrl.length)} : hit;
  });
  return {...counts, hits: own};
}
