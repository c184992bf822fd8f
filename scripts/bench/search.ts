import {Engine} from '../../src/plugins/search/client/engine';
import {answerRequest} from '../../src/plugins/search/engine/answerRequest';
import {
  buildIndex,
  type SearchIndex,
} from '../../src/plugins/search/engine/buildIndex';
import {writeOutline, writeText} from '../../src/plugins/search/engine/format';
import type {SearchCorpus} from '../../src/plugins/search/shared/record';
import {LATEST_VERSION} from '../../src/site/versions';
import {readBuiltCorpora, requestOf} from '../search/builtEngine';
import {readQueries} from '../search/queries';
import {brotliSize} from '../size/brotli';
import {median, type Row} from './goal';
import {growCorpus} from './growCorpus';
import {measureRendering} from './searchRendering';

/** A phone's thread beside that of the machine that measures. */
const SLOWER = 4;

const QUERIES = 'tests/search/queries-tune.json';

/** How much larger than the site, and what is to be reached there. */
interface Size {
  readonly times: number;
  /** Milliseconds until the first answer, and of an answer, p95. */
  readonly goal?: {readonly first: number; readonly keystroke: number};
}

/** The first is measured as a reader's browser is: before it is warm. */
const SIZES: readonly Size[] = [
  {times: 10, goal: {first: 1000, keystroke: 50}},
  {times: 1, goal: {first: 1000, keystroke: 20}},
  {times: 100},
];

/**
 * What search costs on a thread that is 4 times slower, with the site's words
 * and with many more, and how soon a key's results are seen.
 */
export async function measureSearch(): Promise<readonly Row[]> {
  const corpora = await readBuiltCorpora('build');
  const corpus = corpora.find(({version}) => version === LATEST_VERSION);
  if (!corpus) throw new Error('build has no search index: run npm run build.');
  const rows = new Map<number, Awaited<ReturnType<typeof measureSize>>>();
  for (const size of SIZES) {
    rows.set(size.times, await measureSize(corpus, size));
  }
  const share = rows.get(1)?.engineShare ?? Number.NaN;
  const rendering = quantile(await measureRendering(), 0.95);
  return [
    ...[...rows].sort(([a], [b]) => a - b).flatMap(([, size]) => size.rows),
    {
      what: 'key to rendered results, p95, in a slow page',
      figure: rendering,
      unit: 'ms',
    },
    {
      what: "the same, and the engine's share on a slow thread",
      figure: rendering + share,
      unit: 'ms',
      goal: 100,
    },
  ];
}

async function measureSize(
  corpus: SearchCorpus,
  {times, goal}: Size,
): Promise<{readonly rows: readonly Row[]; readonly engineShare: number}> {
  const grown = growCorpus(corpus, times);
  const outlineFile = writeOutline(grown, 'build');
  const textFile = writeText(grown, 'build');
  const start = now();
  const engine = engineOf(outlineFile, textFile);
  let isWhole = await answers(engine);
  const first = (now() - start) * SLOWER;
  while (!isWhole) isWhole = await answersBetter(engine);
  const whole = (now() - start) * SLOWER;
  const index = buildIndex(grown);
  const keystrokes = timeKeystrokes(index, times > 10 ? 8 : 1);
  const engineShare = quantile(keystrokes, 0.95);
  const words = `${times}× the words`;
  const rows: Row[] = [
    {
      what: `${words}: outline, brotli`,
      figure: brotliSize(outlineFile) / 1000,
      unit: 'kB',
    },
    {
      what: `${words}: text, brotli`,
      figure: brotliSize(textFile) / 1000,
      unit: 'kB',
    },
    {
      what: `${words}: time to the first result`,
      figure: first,
      unit: 'ms',
      ...(goal && {goal: goal.first}),
    },
    {what: `${words}: all of the text read`, figure: whole, unit: 'ms'},
    {
      what: `${words}: engine's share of a keystroke, p95`,
      figure: engineShare,
      unit: 'ms',
      ...(goal && {goal: goal.keystroke}),
    },
    {
      what: `${words}: the same, median`,
      figure: median(keystrokes),
      unit: 'ms',
    },
  ];
  return {rows, engineShare};
}

/** An engine as a reader's worker has it, with both files at hand. */
function engineOf(outline: string, text: string): Engine {
  return new Engine({
    versions: [LATEST_VERSION],
    builds: new Map([[LATEST_VERSION, 'build']]),
    baseUrl: '/',
    fetchText: (path) =>
      Promise.resolve(path.endsWith('.outline.txt') ? outline : text),
    now: () => performance.now(),
    pause: () => new Promise(setImmediate),
  });
}

const FIRST_REQUEST = requestOf('component', LATEST_VERSION);

/** @returns Whether all of the index was there to answer from. */
async function answers(engine: Engine): Promise<boolean> {
  const {results} = await engine.search({requests: [FIRST_REQUEST]});
  return results[0]?.exhaustiveNbHits === true;
}

async function answersBetter(engine: Engine): Promise<boolean> {
  await engine.more(FIRST_REQUEST);
  return answers(engine);
}

/** Milliseconds for each key of the labelled queries, as they are typed. */
function timeKeystrokes(index: SearchIndex, step: number): readonly number[] {
  const queries = readQueries(QUERIES, LATEST_VERSION).filter(
    (_, place) => place % step === 0,
  );
  const time = (text: string): number => {
    const start = now();
    ask(index, text);
    return (now() - start) * SLOWER;
  };
  // Warms the compiler up, as the first letters of a reader do.
  for (const {query} of queries.slice(0, 10)) time(query);
  return queries.flatMap(({query}) =>
    Array.from(query, (_, end) => time(query.slice(0, end + 1))),
  );
}

function ask(index: SearchIndex, text: string): void {
  answerRequest(index, requestOf(text, LATEST_VERSION), '/', () => 0);
}

/** Milliseconds on the processor: other programs do not count. */
function now(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
