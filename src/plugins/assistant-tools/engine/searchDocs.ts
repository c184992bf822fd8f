import {SITE} from '../../../site/site';
import {answerRequest} from '@openchoreo/offline-search/engine/answerRequest';
import type {SearchHit} from '@openchoreo/offline-search/shared/algolia';
import {readHitText} from '@openchoreo/offline-search/shared/hitText';
import type {TextPiece} from '@openchoreo/offline-search/shared/markedText';
import type {SearchPage} from '@openchoreo/offline-search/shared/record';
import {createSearchRequest} from '@openchoreo/offline-search/shared/searchRequest';
import type {LoadedVersion, ToolSite} from './toolSite';

/** Maximum number of results per answer. */
const SEARCH_ROWS = 8;

/** Maximum length of an extract, unless one sentence is longer. */
const EXTRACT_WORDS = 60;

/** Titles, URLs and the sentences that answer, best first. */
export async function searchDocs(
  {address}: ToolSite,
  {version, index}: LoadedVersion,
  query: string,
): Promise<string> {
  const loaded = await index();
  const request = createSearchRequest(query, {
    indexName: SITE.name,
    language: SITE.locale,
    version: version.name,
    isNarrow: false,
  });
  const {hits} = answerRequest(loaded, request, address);
  if (hits.length === 0)
    return `Nothing found in ${version.label}. Try fewer or different words.`;
  const rows = hits
    .slice(0, SEARCH_ROWS)
    .map((hit) => rowOf(hit, address, loaded.corpus.pages));
  return [`Found in ${version.label}:`, ...rows].join('\n');
}

function rowOf(
  hit: SearchHit,
  address: string,
  pages: readonly SearchPage[],
): string {
  const {title, path, snippet} = readHitText(hit);
  const names = [...path, textOf(title)].join(' › ');
  const [route, anchor = ''] = `/${hit.url.slice(address.length)}`.split('#');
  const blocks = pages
    .find((page) => page.route === route)
    ?.sections.find((section) => section.anchor === anchor)?.blocks;
  const words = [...title, ...snippet]
    .filter(({isMarked}) => isMarked)
    .map(({text}) => text.toLowerCase());
  const extract = answerOf(blocks?.map(({text}) => text) ?? [], words);
  return `- ${names}\n  ${hit.url}${extract === '' ? '' : `\n  ${extract}`}`;
}

function textOf(pieces: readonly TextPiece[]): string {
  return pieces.map(({text}) => text).join('');
}

const SENTENCES = new Intl.Segmenter(SITE.locale, {granularity: 'sentence'});

const countWords = (text: string): number => text.split(/\s+/u).length;

/** The sentence with the most of the words, and what follows it, in full. */
export function answerOf(
  texts: readonly string[],
  words: readonly string[],
): string {
  const sentences = texts.flatMap((text) =>
    [...SENTENCES.segment(text)].map(({segment}) => segment.trim()),
  );
  const found = sentences.map((sentence) => {
    const lower = sentence.toLowerCase();
    return new Set(words.filter((word) => lower.includes(word))).size;
  });
  const start = found.indexOf(Math.max(...found));
  let extract = sentences[start] ?? '';
  for (const sentence of sentences.slice(start + 1)) {
    if (countWords(`${extract} ${sentence}`) > EXTRACT_WORDS) break;
    extract += ` ${sentence}`;
  }
  return extract;
}
