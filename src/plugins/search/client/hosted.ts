import {liteClient, type SearchParamsObject} from 'algoliasearch/lite';
import * as z from 'zod/mini';

import type {SearchData} from '..';
import {HITS_PER_PAGE, LEVELS} from '../shared/hits';
import {readHits, type SearchResult} from '../shared/readHits';

/** Milliseconds for which an answer is waited for. */
const PATIENCE_MS = 2000;

/** Beside its hits, which are read one by one. */
const counts = z.object({nbHits: z.number(), nbPages: z.number()});

let client: ReturnType<typeof liteClient> | undefined;

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
  const asked = client.searchForHits({requests: [full]});
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, PATIENCE_MS, new Error('No answer in time.'));
  });
  const {results} = await Promise.race([asked, timeout]);
  const [answer] = results;
  const {nbHits, nbPages} = counts.parse(answer);
  const hits = readHits(answer?.hits).map((hit) => ({
    ...hit,
    url: hit.url.replace(`${siteUrl}/`, '/'),
  }));
  const malformed = (answer?.hits.length ?? 0) - hits.length;
  if (malformed > 0 && hits.length === 0) throw new Error('No hit has a title');
  return {nbHits: nbHits - malformed, nbPages, hits};
}
