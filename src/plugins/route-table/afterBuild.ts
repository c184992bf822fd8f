import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

import type {BuiltPage, BuiltSite, Edit} from '../after-build/shared/builtPage';
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

function placeOf({file}: BuiltPage, element: Element): Omit<Edit, 'text'> {
  const start = element.position?.start.offset;
  const end = element.position?.end.offset;
  if (start === undefined || end === undefined) {
    throw new Error(`${file}: no position for <${element.tagName}>.`);
  }
  return {start, end};
}

/** Value of `integrity` for a built file. */
async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(file));
  return `sha256-${hash.digest('base64')}`;
}

/** Names the scripts and the route of a page on its starter's element. */
function editScript(
  page: BuiltPage,
  script: Element,
  data: Readonly<Record<string, string>>,
): void {
  const properties = {...script.properties, ...data};
  page.edits.push({
    ...placeOf(page, script),
    text: toHtml({...script, properties}, {quoteSmart: true}),
  });
}

/** Names the style sheets that only this kind of page has. */
async function addStyles(
  page: BuiltPage,
  {outDir, baseUrl}: BuiltSite,
  styles: readonly string[],
): Promise<void> {
  const common = select('link[rel="stylesheet"]', page.head);
  if (!common) return;
  const {end} = placeOf(page, common);
  for (const style of styles) {
    const hash = await integrityOf(path.join(outDir, style));
    page.edits.push({
      start: end,
      end,
      text: `<link rel="stylesheet" href="${baseUrl}${style}" integrity="${hash}">`,
    });
  }
}

/** Writes the routes of pages into the pages and into shards. */
export async function writePageRoutes(
  site: BuiltSite,
  split: SplitRoutes,
  built: BuiltChunks,
): Promise<void> {
  const {outDir, baseUrl, pages} = site;
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
  // The same entries on every page.
  let integrity: readonly string[] | undefined;
  for (const page of pages) {
    const script = select('script[data-application]', page.head);
    if (!script) continue;
    const address = baseUrl + page.route.slice(1);
    const own = routes[address];
    const files = built.routes.get(address);
    const entry = String(script.properties['dataApplication']);
    integrity ??= await Promise.all(
      entry
        .split(' ')
        .map((file) =>
          integrityOf(path.join(outDir, file.slice(baseUrl.length))),
        ),
    );
    editScript(page, script, {
      // Of the entries alone: the other scripts are loaded in many ways.
      dataIntegrity: integrity.join(' '),
      dataApplication: [
        entry,
        ...(files?.scripts ?? []).map((file) => baseUrl + file),
      ].join(' '),
      dataPages: baseUrl + folder,
      ...(own && {dataPage: JSON.stringify({[address]: own})}),
    });
    await addStyles(page, site, files?.styles ?? []);
  }
}
