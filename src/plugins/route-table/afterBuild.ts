import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

import type {BuiltPage, BuiltSite} from '../after-build/shared/builtPage';
import type {BuiltChunks} from './node/pageChunks';
import type {PageEntry, SplitRoutes} from './node/splitRoutes';
import {
  shardCount,
  shardOf,
  type PageChunk,
  type PageRoute,
  type PageRoutes,
} from './shared/pageRoute';

function pageRoute(
  {hash, names, attributes, sources}: PageEntry,
  built: BuiltChunks,
  baseUrl: string,
): PageRoute {
  const chunks = [...sources].map(([name, source]): [string, PageChunk] => {
    const chunk = built.pages.get(name);
    if (!chunk) throw new Error(`No chunk was built for ${source}.`);
    const json = source.endsWith('.json');
    const files = chunk.files.map((file) => baseUrl + file);
    return [name, {id: chunk.id, json, files}];
  });
  return {hash, names, attributes, chunks: Object.fromEntries(chunks)};
}

/** Names the scripts and the route of a page on its starter's element. */
function editPage(
  page: BuiltPage,
  script: Element,
  data: Readonly<Record<string, string>>,
): void {
  const start = script.position?.start.offset;
  const end = script.position?.end.offset;
  if (start === undefined || end === undefined) {
    throw new Error(`${page.file}: no position for the starter's element.`);
  }
  const properties = {...script.properties, ...data};
  page.edits.push({
    start,
    end,
    text: toHtml({...script, properties}, {quoteSmart: true}),
  });
}

/** Writes the routes of pages into the pages and into shards. */
export async function writePageRoutes(
  {outDir, baseUrl, pages}: BuiltSite,
  split: SplitRoutes,
  built: BuiltChunks,
): Promise<void> {
  const count = shardCount(split.pages.length);
  const routes: PageRoutes = Object.fromEntries(
    split.pages.map((entry) => [
      // As `know` in client/pageRoutes.ts asks for it.
      entry.path.replace(/\/?$/, '/'),
      pageRoute(entry, built, baseUrl),
    ]),
  );
  const shards = Array.from({length: count}, (_, shard): PageRoutes =>
    Object.fromEntries(
      Object.entries(routes).filter(
        ([route]) => shardOf(route, count) === shard,
      ),
    ),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify(shards))
    .digest('hex')
    .slice(0, 8);
  const folder = `assets/pages/${hash}/`;
  await mkdir(path.join(outDir, folder), {recursive: true});
  await Promise.all(
    shards.map((shard, index) =>
      writeFile(
        path.join(outDir, folder, `${index}.json`),
        JSON.stringify(shard),
      ),
    ),
  );
  for (const page of pages) {
    const script = select('script[data-application]', page.tree);
    if (!script) continue;
    const address = baseUrl + page.route.slice(1);
    const own = routes[address];
    const scripts = (built.scripts.get(address) ?? []).map(
      (file) => baseUrl + file,
    );
    const entry = script.properties['dataApplication'];
    editPage(page, script, {
      dataApplication: [
        typeof entry === 'string' ? entry : '',
        ...scripts,
      ].join(' '),
      dataPages: baseUrl + folder,
      ...(own && {dataPage: JSON.stringify({[address]: own})}),
    });
  }
}
