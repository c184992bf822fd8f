import type {EngineRequest} from '../engine/search';
import {indexFile} from '../shared/corpus';
import type {SearchResult} from '../shared/hits';
import type {Call} from './worker';

/** A worker for each docs version, once it has its index. */
const workers = new Map<string, Promise<Worker>>();
let cache: RequestCache = 'default';

/**
 * Loads the index of a docs version into a worker, once; after a failure, the
 * next call does so anew.
 *
 * @throws Error if it is missing, damaged, or that of another site.
 */
export function prepare(baseUrl: string, version: string): Promise<Worker> {
  const known = workers.get(version);
  if (known) return known;
  const opening = open(baseUrl, version).catch((error: unknown) => {
    workers.delete(version);
    // What the browser has kept may be damaged.
    cache = 'reload';
    throw error;
  });
  workers.set(version, opening);
  return opening;
}

/** Answers from the site's own index of a docs version. */
export async function askEmbedded(
  version: string,
  request: EngineRequest,
): Promise<SearchResult> {
  const worker = await prepare(request.baseUrl, version);
  // The worker has its index, so it answers.
  return (await call(worker, request)) as SearchResult;
}

async function open(baseUrl: string, version: string): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  try {
    // Not in the worker, whose code loads at the same time.
    const response = await fetch(baseUrl + indexFile(version), {cache});
    await call(worker, {index: await response.text(), version});
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

function call(worker: Worker, message: Call): Promise<unknown> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve, reject) => {
    // Its code could not be loaded, or not read the index.
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    port1.onmessage = ({data}) => {
      resolve(data);
      port1.close();
    };
    worker.postMessage(message, [port2]);
  });
}
