import type {RouteConfig} from 'react-router-config';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import type {PageRoute} from '../shared/pageRoute';
import {completeRoutes, type GrowingRoutes} from './completeRoutes';

const ONE: PageRoute = {
  hash: 'abc',
  names: {__comp: 'item', content: 'one'},
  attributes: {sidebar: 'docs'},
  chunks: {one: {id: 1, json: false, files: ['/one.js']}},
};

/** What loads the chunks of a page. */
type Entry = readonly [load: () => Promise<unknown>];

interface Site extends GrowingRoutes {
  /** The list in which pages below `/docs/` belong. */
  readonly pages: RouteConfig[];
  readonly registry: Record<string, Entry>;
  readonly chunkNames: object;
}

function createSite(): Site {
  const pages: RouteConfig[] = [];
  const lists = {registry: {} as Record<string, Entry>, chunkNames: {}};
  const routes = completeRoutes(
    [{path: '/docs/', routes: pages}, {path: '*'}],
    {
      ...lists,
      createComponent: () => () => null,
      loadChunk: () => Promise.resolve({}),
      shards: '/p/',
      shardCount: 1,
      shownPath: () => '/docs/page-0',
    },
  );
  return {...routes, ...lists, pages};
}

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({'/docs/one/': ONE})),
  );
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test("the page's own route is known at once", async () => {
  const {add, know, pages, registry, chunkNames, files} = createSite();
  add({'/docs/one/': ONE});
  expect(pages).toMatchObject([
    {sidebar: 'docs', key: '/docs/one/', path: '/docs/one/', exact: true},
  ]);
  expect(chunkNames).toEqual({'/docs/one/-abc': ONE.names});
  expect(registry).toHaveProperty('one');
  expect(files.get('one')).toEqual(['/one.js']);
  await know('/docs/one/');
  expect(fetched).not.toHaveBeenCalled();
});

test("another page's route is fetched once, slash or not", async () => {
  const {know, pages} = createSite();
  await Promise.all([know('/docs/one'), know('/docs/one/')]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/p/0.json']);
  expect(pages).toHaveLength(1);
});

test('an address that no page has leaves the routes as they are', async () => {
  const {know, pages} = createSite();
  await know('/docs/none/');
  await know('/elsewhere/');
  await know('/docs/%E0%A4%A');
  expect(pages).toEqual([]);
});

test('a route that could not be had rejects, and is asked for again', async () => {
  const {know, pages} = createSite();
  fetched.mockImplementationOnce(() =>
    Promise.resolve(new Response('', {status: 404})),
  );
  await expect(know('/docs/one/')).rejects.toThrow('404');
  await know('/docs/one/');
  expect(pages).toHaveLength(1);
});

test('a shard in whose place a host has something else rejects with its address', async () => {
  const {know, pages} = createSite();
  fetched.mockImplementationOnce(() =>
    Promise.resolve(Response.json({'/docs/one/': 'moved'})),
  );
  await expect(know('/docs/one/')).rejects.toThrow('/p/0.json');
  expect(pages).toEqual([]);
});

test('the code of the twenty pages that came last is kept, and that of the page that is shown', async () => {
  const {add, pages, registry} = createSite();
  const names = Array.from({length: 22}, (_, index) => `page-${index}`);
  for (const name of names) {
    const chunks = {[name]: {id: name, json: false, files: []}};
    add({[`/docs/${name}/`]: {...ONE, chunks}});
  }
  const before = pages.map(({component}) => component);
  for (const name of names) await registry[name]?.[0]();
  expect(
    pages
      .filter(({component}, index) => component !== before[index])
      .map(({path}) => path),
  ).toEqual(['/docs/page-1/', '/docs/page-2/']);
});
