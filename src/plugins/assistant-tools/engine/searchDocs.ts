import {SITE} from '../../../site/site';
import {answerRequest} from '../../search/engine/answerRequest';
import type {SearchHit} from '../../search/shared/algolia';
import {readHitText} from '../../search/shared/hitText';
import type {TextPiece} from '../../search/shared/markedText';
import {createSearchRequest} from '../../search/shared/searchRequest';
import type {LoadedVersion, ToolSite} from './toolSite';

/** Maximum number of results per answer. */
const SEARCH_ROWS = 8;

/** Titles, URLs and extracts, best first. */
export async function searchDocs(
  {address}: ToolSite,
  {version, index}: LoadedVersion,
  query: string,
): Promise<string> {
  const request = createSearchRequest(query, {
    indexName: SITE.name,
    language: SITE.locale,
    version: version.name,
    isNarrow: false,
  });
  const {hits} = answerRequest(await index(), request, address);
  if (hits.length === 0)
    return `Nothing found in ${version.label}. Try fewer or different words.`;
  return hits.slice(0, SEARCH_ROWS).map(rowOf).join('\n');
}

function rowOf(hit: SearchHit): string {
  const {title, path, snippet} = readHitText(hit);
  const names = [...path, textOf(title)].join(' › ');
  const extract = snippet.length === 0 ? '' : `\n  ${textOf(snippet)}`;
  return `- ${names}\n  ${hit.url}${extract}`;
}

function textOf(pieces: readonly TextPiece[]): string {
  return pieces.map(({text}) => text).join('');
}
