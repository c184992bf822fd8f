import type {EngineRequest} from '../engine/search';
import {indexFile} from '../shared/corpus';
import type {SearchResult} from '../shared/hits';
import type {Call} from './worker';

/** A worker for each index, once it has it. */
const workers = new Map<string, Promise<Worker>>();
let cache: RequestCache = 'default';

/**
 * Loads an index into a worker, once; after a failure, the next call does so anew.
 *
 * @param file - Its address.
 * @throws Error if it is missing, damaged, or that of another site.
 */
export function prepare(file: string): Promise<Worker> {
  const worker = workers.get(file) ?? open(file);
  workers.set(file, worker);
  return worker;
}

/** Answers from the site's own index of a docs version. */
export async function askEmbedded(
  version: string,
  request: EngineRequest,
): Promise<SearchResult> {
  const worker = await prepare(request.baseUrl + indexFile(version));
  // The worker has its index, so it answers.
  return (await call(worker, request)) as SearchResult;
}

async function open(file: string): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // Its code could not be loaded, or not read the index.
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
  try {
    await Promise.race([load(), failure]);
    return worker;
  } catch (error) {
    worker.terminate();
    workers.delete(file);
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
