import * as z from 'zod/mini';

import {INDEX_FOLDER, MANIFEST_FILE} from '../shared/corpus';
import type {SearchRequest, SearchResult} from '../shared/provider';
import type {Call, Reply} from './worker';

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
  baseUrl: string,
  version: string,
  request: SearchRequest,
): Promise<SearchResult> {
  const worker = await prepare(baseUrl, version);
  const result = await call(worker, {request, baseUrl});
  if (result) return result;
  throw new Error(`No answer from the index of ${version}.`);
}

async function open(baseUrl: string, version: string): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  try {
    const manifest = await load(baseUrl + MANIFEST_FILE, 'no-cache');
    const names = z.record(z.string(), z.string()).parse(await manifest.json());
    const name = names[version] ?? 'none';
    const file = await load(baseUrl + INDEX_FOLDER + name, cache);
    const index = await file.arrayBuffer();
    await call(worker, {index, version}, [index]);
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

async function load(url: string, kept: RequestCache): Promise<Response> {
  const response = await fetch(url, {cache: kept});
  if (response.ok) return response;
  throw new Error(`${url} answered ${response.status}.`);
}

function call(
  worker: Worker,
  message: Call,
  transfer: readonly Transferable[] = [],
): Promise<SearchResult | undefined> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve, reject) => {
    // Its code could not be loaded.
    worker.onerror = reject;
    port1.onmessage = ({data: {result, error}}: MessageEvent<Reply>) => {
      if (error === undefined) resolve(result);
      else reject(new Error(error));
      port1.close();
    };
    worker.postMessage(message, [port2, ...transfer]);
  });
}
