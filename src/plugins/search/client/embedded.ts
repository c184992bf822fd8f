import type {EngineRequest} from '../engine/search';
import {indexFile} from '../shared/corpus';
import type {SearchResult} from '../shared/readHits';
import type {Call} from './worker';

/** A worker that has an index. */
interface Searcher {
  readonly worker: Worker;
  /** Rejects when the code of the worker fails. */
  readonly failure: Promise<never>;
}

/** By the address of the index. */
const searchers = new Map<string, Promise<Searcher>>();
let cache: RequestCache = 'default';

/**
 * Loads an index into a worker, once; after a failure, the next call does so anew.
 *
 * @param file - Its address.
 * @throws Error if it is missing, damaged, or that of another site.
 */
export function prepare(file: string): Promise<Searcher> {
  const searcher = searchers.get(file) ?? open(file);
  searchers.set(file, searcher);
  return searcher;
}

/** Answers from the site's own index of a docs version. */
export async function askEmbedded(
  version: string,
  request: EngineRequest,
): Promise<SearchResult> {
  const file = request.baseUrl + indexFile(version);
  const searcher = await prepare(file);
  const answer = call(searcher.worker, request);
  // The worker has its index, so this is what it answers.
  return (await closeIfFailed(file, searcher, answer)) as SearchResult;
}

async function open(file: string): Promise<Searcher> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // Its code could not be loaded, not read the index, or not answer.
  const failure = new Promise<never>((_resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
  });
  const load = async (): Promise<void> => {
    // Not in the worker, whose code loads at the same time.
    const response = await fetch(file, {cache});
    await call(worker, {index: await response.text(), file});
  };
  const searcher = {worker, failure};
  await closeIfFailed(file, searcher, load());
  return searcher;
}

/** Waits for an answer; after a failure, the next call opens the index anew. */
async function closeIfFailed<T>(
  file: string,
  {worker, failure}: Searcher,
  answer: Promise<T>,
): Promise<T> {
  try {
    return await Promise.race([answer, failure]);
  } catch (error) {
    worker.terminate();
    searchers.delete(file);
    // What the browser has kept may be damaged.
    cache = 'reload';
    throw error;
  }
}

function call(worker: Worker, message: Call): Promise<unknown> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({data}) => {
      resolve(data);
      port1.close();
    };
    worker.postMessage(message, [port2]);
  });
}
