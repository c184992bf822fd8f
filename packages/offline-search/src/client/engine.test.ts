import {describe, expect, test} from 'vitest';

import {writeOutline, writeText} from '../engine/format';
import {corpusOf} from '../../fixtures/corpus';
import type {SearchRequest} from '../shared/algolia';
import {indexFile} from '../shared/indexFiles';
import {Engine} from './engine';

const corpora = ['current', 'v0.3.x'].map((version) =>
  corpusOf(
    [
      {
        title: `Gateways of ${version}`,
        text: 'Envoy moves traffic.\n## Ports\nOpen them.',
      },
      {title: 'Post', tag: 'default', text: 'Released.'},
    ],
    version,
  ),
);

interface HostOptions {
  /** Called between two steps while an index is read. */
  readonly pause?: () => Promise<void>;
  /** Files that are held back until they are released. */
  readonly held?: string;
  readonly missing?: () => boolean;
}

function engineOn({
  held,
  missing = () => false,
  pause = () => Promise.resolve(),
}: HostOptions = {}) {
  let time = 0;
  const asked: string[] = [];
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const files = new Map(
    corpora.flatMap((corpus) => [
      [indexFile('outline', corpus.version, 'b'), writeOutline(corpus, 'b')],
      [indexFile('text', corpus.version, 'b'), writeText(corpus, 'b')],
    ]),
  );
  const engine = new Engine({
    versions: ['current', 'v0.3.x'],
    builds: new Map([
      ['current', 'b'],
      ['v0.3.x', 'b'],
    ]),
    baseUrl: '/',
    fetchText: async (path) => {
      asked.push(path);
      if (held !== undefined && path.includes(held)) await gate;
      const file = files.get(path);
      if (missing() || file === undefined) throw new Error('404');
      return file;
    },
    // Each step takes long enough that others get a turn after it.
    now: () => (time += 100),
    pause,
    wait: () => Promise.resolve(),
  });
  return {
    asked,
    engine,
    letGo: () => {
      letGo();
    },
  };
}

const requestOf = (
  query: string,
  facetFilters: SearchRequest['facetFilters'] = [],
): SearchRequest => ({indexName: 'docs', query, facetFilters});

async function ask(engine: Engine, request: SearchRequest) {
  const {results} = await engine.search({requests: [request]});
  const [result] = results;
  if (!result) throw new Error('no result');
  return result;
}

describe('versions', () => {
  test('a tag leads to its version, and to no other', async () => {
    const {engine, asked} = engineOn();
    const {hits} = await ask(
      engine,
      requestOf('gateways', [
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v0.3.x'],
      ]),
    );
    expect(hits[0]?.hierarchy.lvl1).toBe('Gateways of v0.3.x');
    expect(hits).toHaveLength(1);
    expect(asked.some((path) => path.includes('current'))).toBe(false);
  });

  test('without either the first version answers', async () => {
    const {hits} = await ask(engineOn().engine, requestOf('gateways'));
    expect(hits[0]?.hierarchy.lvl1).toBe('Gateways of current');
  });
});

test('each of several requests gets its answer', async () => {
  const {engine} = engineOn();
  const {results} = await engine.search({
    requests: [requestOf('ports'), requestOf('post')],
  });
  expect(results.map(({hits}) => hits[0]?.url)).toEqual([
    expect.stringContaining('#ports'),
    expect.stringContaining('/post/'),
  ]);
});

describe('two steps', () => {
  test('titles and headings answer before the text is read', async () => {
    const steps: string[] = [];
    const {engine} = engineOn({
      async pause() {
        steps.push('read');
        await new Promise(setImmediate);
      },
    });
    const answer = ask(engine, requestOf('ports')).then(() => {
      steps.push('answer');
    });
    await engine.more(requestOf('ports'));
    await answer;
    const ofTitles = steps.indexOf('answer');
    // The titles answer after one pause; the text takes as many steps after it.
    expect(steps.length - 1 - ofTitles).toBe(ofTitles - 1);
  });

  test('what only the text may know waits for the text', async () => {
    const {engine, letGo} = engineOn({held: 'text'});
    const answer = ask(engine, requestOf('envoy'));
    letGo();
    expect(await answer).toMatchObject({nbHits: 1, exhaustiveNbHits: true});
  });

  test('what looks like a typo of a title is found before the text', async () => {
    const {engine} = engineOn({held: 'text'});
    const answer = await ask(engine, requestOf('gatewayz'));
    expect(answer).toMatchObject({nbHits: 1, exhaustiveNbHits: false});
  });
});

test('an index that is missing is an error, and is asked for again', async () => {
  let isMissing = true;
  const {engine} = engineOn({missing: () => isMissing});
  await expect(ask(engine, requestOf('ports'))).rejects.toThrow('404');
  isMissing = false;
  expect((await ask(engine, requestOf('ports'))).nbHits).toBe(1);
});
