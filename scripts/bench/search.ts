import {answerRequest} from '../../src/plugins/search/engine/answerRequest';
import {
  buildIndex,
  type SearchIndex,
} from '../../src/plugins/search/engine/buildIndex';
import type {SearchCorpus} from '../../src/plugins/search/shared/record';
import {LATEST_VERSION} from '../../src/site/versions';
import {readBuiltCorpora, requestOf} from '../search/builtEngine';
import {readQueries} from '../search/queries';
import {median, type Row} from './goal';

/** A phone's thread beside that of the machine that measures. */
const SLOWER = 4;

const QUERIES = 'tests/search/queries-tune.json';

/** Words, as a multiple of the site's own. */
const SIZES = [1, 10, 100] as const;

/** Milliseconds on a slow thread; without a number there is no goal. */
const GOALS: Readonly<Record<number, {build?: number; keystroke?: number}>> = {
  1: {keystroke: 20},
  10: {build: 1000, keystroke: 50},
};

/**
 * What search costs a thread that is 4 times slower: the engine's share of a
 * keystroke, on the site's words and on many more.
 */
export async function measureSearch(): Promise<readonly Row[]> {
  const corpora = await readBuiltCorpora('build');
  const corpus = corpora.find(({version}) => version === LATEST_VERSION);
  if (!corpus) throw new Error('build has no search index: run npm run build.');
  const rows: Row[] = [];
  for (const size of SIZES) {
    const grown = grow(corpus, size);
    const start = now();
    const index = buildIndex(grown);
    const built = (now() - start) * SLOWER;
    const times = keystrokes(index, size > 10 ? 8 : 1);
    const {build, keystroke} = GOALS[size] ?? {};
    const words = `${size}× the words`;
    rows.push(
      {
        what: `${words}: index made`,
        figure: built,
        unit: 'ms',
        ...(build !== undefined && {goal: build}),
      },
      {
        what: `${words}: engine's share of a keystroke, p95`,
        figure: at(times, 0.95),
        unit: 'ms',
        ...(keystroke !== undefined && {goal: keystroke}),
      },
      {what: `${words}: the same, median`, figure: median(times), unit: 'ms'},
    );
  }
  return rows;
}

/** Pages again and again, each with words of its own in title and text. */
function grow(corpus: SearchCorpus, size: number): SearchCorpus {
  const copies = Array.from({length: size}, (_, copy) =>
    corpus.pages.map((page) => ({
      ...page,
      route: copy === 0 ? page.route : `${page.route}${copy}/`,
      title: copy === 0 ? page.title : `${page.title} variant${copy}`,
    })),
  );
  return {...corpus, pages: copies.flat()};
}

/** Milliseconds for each key of the labelled queries, as they are typed. */
function keystrokes(index: SearchIndex, step: number): readonly number[] {
  const queries = readQueries(QUERIES, LATEST_VERSION).filter(
    (_, place) => place % step === 0,
  );
  const ask = (text: string): number => {
    const start = now();
    answerRequest(index, requestOf(text, LATEST_VERSION), '/', () => 0);
    return (now() - start) * SLOWER;
  };
  // Warms the compiler up, as the first letters of a reader do.
  for (const {query} of queries.slice(0, 10)) ask(query);
  return queries.flatMap(({query}) =>
    Array.from(query, (_, end) => ask(query.slice(0, end + 1))),
  );
}

/** Milliseconds on the processor: other programs do not count. */
function now(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
