import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {Engine} from '@openchoreo/offline-search/client/engine';
import {answerRequest} from '@openchoreo/offline-search/engine/answerRequest';
import {buildIndex} from '@openchoreo/offline-search/engine/buildIndex';
import {joinText, readOutline} from '@openchoreo/offline-search/engine/format';
import type {
  SearchHit,
  SearchRequest,
} from '@openchoreo/offline-search/shared/algolia';
import {
  type IndexBuilds,
  indexFile,
  MANIFEST_FILE,
  readBuilds,
} from '@openchoreo/offline-search/shared/indexFiles';
import {createSearchRequest} from '@openchoreo/offline-search/shared/searchRequest';
import {oncePerKey} from '@openchoreo/page-tools/once';
import {SITE} from '../../src/site/site';
import {DOCS_VERSIONS} from '../../src/site/versions';
import type {LabelledQuery} from './queries';
import {type Answer, judge, type Outcome, withoutVersion} from './scoreQueries';

/** Searches like the search page, before and after the text is loaded. */
type Ask = (query: string, version: string) => Promise<Answer>;

/** The engine of a built site, with the index that the build wrote. */
export interface BuiltEngine {
  readonly ask: Ask;
  /** Addresses of all pages and sections of a docs version, without the version. */
  readonly addresses: (version: string) => Promise<ReadonlySet<string>>;
}

/** Opens the search of a built site. */
export async function openBuiltEngine(folder: string): Promise<BuiltEngine> {
  const fetchText = (file: string) => readFile(path.join(folder, file), 'utf8');
  const builds = await readBuildsOf(folder);
  const engine = new Engine({
    versions: DOCS_VERSIONS.map(({name}) => name),
    builds,
    baseUrl: '/',
    fetchText,
    now: () => performance.now(),
    pause: () => Promise.resolve(),
    wait: () => Promise.resolve(),
  });
  const fileOf = (kind: 'outline' | 'text', version: string) =>
    fetchText(indexFile(kind, version, builds.get(version) ?? ''));
  const outlineOf = oncePerKey(async (version) =>
    buildIndex(readOutline(await fileOf('outline', version)).corpus),
  );
  const wholeHits = async (request: SearchRequest) => {
    for (;;) {
      const {results} = await engine.search({requests: [request]});
      const [result] = results;
      if (!result || result.exhaustiveNbHits) return result?.hits ?? [];
      await engine.more(request);
    }
  };
  return {
    async ask(query, version) {
      const request = requestOf(query, version);
      const outline = await outlineOf(version);
      const early = answerRequest(outline, request, '/').hits;
      const urlsOf = (hits: readonly SearchHit[]) => hits.map(({url}) => url);
      return {early: urlsOf(early), whole: urlsOf(await wholeHits(request))};
    },
    async addresses(version) {
      const outline = readOutline(await fileOf('outline', version));
      const {pages} = joinText(outline, await fileOf('text', version));
      const all = pages.flatMap(({route, sections}) =>
        sections.map(({anchor}) => (anchor ? `${route}#${anchor}` : route)),
      );
      return new Set(all.map(withoutVersion));
    },
  };
}

/** The outcomes of the queries that some page answers. */
export async function askAll(
  {ask}: BuiltEngine,
  queries: readonly LabelledQuery[],
  version: string,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries.filter(({expect}) => expect.length > 0)) {
    outcomes.push(judge(query, await ask(query.query, version)));
  }
  return outcomes;
}

/** The current index of each docs version of a built site. */
export async function readBuildsOf(folder: string): Promise<IndexBuilds> {
  const file = path.join(folder, MANIFEST_FILE);
  try {
    return readBuilds(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is missing. Run "npm run build" first.`, {cause});
  }
}

/** The request that the site sends for a query. */
function requestOf(query: string, version: string): SearchRequest {
  return createSearchRequest(query, {
    indexName: 'openchoreo',
    language: SITE.locale,
    version,
    isNarrow: false,
  });
}
