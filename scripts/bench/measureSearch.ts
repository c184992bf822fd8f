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
import {measureRendering} from './measureRendering';

/** How much slower a thread on a phone is than on this machine. */
const SLOWER = 4;

const QUERIES = 'tests/search/queries-tune.json';

/** A multiple of the site's size with its goals. */
interface Size {
  readonly times: number;
  /** Milliseconds until the first answer, and for a keystroke at p95. */
  readonly goal?: {readonly first: number; readonly keystroke: number};
}

/** The first is measured without a warm-up, as in a reader's browser. */
const SIZES: readonly Size[] = [
  {times: 10, goal: {first: 1000, keystroke: 50}},
  {times: 1, goal: {first: 1000, keystroke: 20}},
  {times: 100},
];

/**
 * Measures search on a thread that is 4 times slower, with the site's words and
 * with many more, and the time until the results of a keystroke are visible.
 */
export async function measureSearch(): Promise<readonly Row[]> {
  const corpora = await readBuiltCorpora('build');
  const corpus = corpora.find(({version}) => version === LATEST_VERSION);
  if (!corpus) {
    throw new Error('build has no search index. Run "npm run build" first.');
  }
  const rows = new Map<number, Awaited<ReturnType<typeof measureSize>>>();
  for (const size of SIZES) {
    rows.set(size.times, await measureSize(corpus, size));
  }
  const share = rows.get(1)?.engineShare ?? Number.NaN;
  const rendering = quantile(await measureRendering(), 0.95);
  return [
    ...[...rows].sort(([a], [b]) => a - b).flatMap(([, size]) => size.rows),
    {
      what: 'keystroke to rendered results, p95, on a slow page',
      figure: rendering,
      unit: 'ms',
    },
    {
      what: 'the same, plus the engine on a slow thread',
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
    {what: `${words}: time to read all text`, figure: whole, unit: 'ms'},
    {
      what: `${words}: engine time of a keystroke, p95`,
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

/** An engine as in a reader's worker, but with both files in memory. */
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

/** @returns Whether the answer used the complete index. */
async function answers(engine: Engine): Promise<boolean> {
  const {results} = await engine.search({requests: [FIRST_REQUEST]});
  return results[0]?.exhaustiveNbHits === true;
}

async function answersBetter(engine: Engine): Promise<boolean> {
  await engine.more(FIRST_REQUEST);
  return answers(engine);
}

/** Milliseconds for each keystroke of the labelled queries. */
function timeKeystrokes(index: SearchIndex, step: number): readonly number[] {
  const queries = readQueries(QUERIES, LATEST_VERSION).filter(
    (_, place) => place % step === 0,
  );
  const time = (text: string): number => {
    const start = now();
    ask(index, text);
    return (now() - start) * SLOWER;
  };
  // Warms up the compiler, as a reader's first keystrokes do.
  for (const {query} of queries.slice(0, 10)) time(query);
  return queries.flatMap(({query}) =>
    Array.from(query, (_, end) => time(query.slice(0, end + 1))),
  );
}

function ask(index: SearchIndex, text: string): void {
  answerRequest(index, requestOf(text, LATEST_VERSION), '/');
}

/** Processor time in milliseconds, which other programs don't affect. */
function now(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
