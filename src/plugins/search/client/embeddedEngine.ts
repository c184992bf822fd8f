import type {SearchRequest, SearchResult} from '../shared/algolia';
import {INDEX_FOLDER, MANIFEST_FILE} from '../shared/indexFile';
import type {Call, Reply} from './worker';

type Without<Id> = Id extends unknown ? Omit<Id, 'id'> : never;

interface Waiting {
  readonly resolve: (result: SearchResult | undefined) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Answers from the site's own indexes, in a worker that starts at first use. Each
 * index is loaded once; after a failure, the next request loads it anew.
 */
export class EmbeddedEngine {
  readonly #baseUrl: string;
  readonly #loaded = new Map<string, Promise<unknown>>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #calls = 0;
  #cache: RequestCache = 'default';

  /** @param baseUrl - Starts and ends with a slash. */
  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /**
   * Loads the index of a docs version.
   *
   * @throws Error if it is missing, damaged, or that of another site.
   */
  async prepare(version: string): Promise<void> {
    let loading = this.#loaded.get(version);
    if (!loading) {
      loading = this.#load(version).catch((error: unknown) => {
        this.#loaded.delete(version);
        // What the browser has kept may be damaged.
        this.#cache = 'reload';
        throw error;
      });
      this.#loaded.set(version, loading);
    }
    await loading;
  }

  /** @throws Error if there is no answer. */
  async ask(version: string, request: SearchRequest): Promise<SearchResult> {
    await this.prepare(version);
    const baseUrl = this.#baseUrl;
    const result = await this.#call({version, request, baseUrl});
    if (result) return result;
    throw new Error(`No answer from the index of ${version}.`);
  }

  async #load(version: string): Promise<void> {
    this.#start();
    const manifest = await this.#fetch(MANIFEST_FILE, 'no-cache');
    const names: unknown = await manifest.json();
    const [, name] =
      Object.entries(names ?? {}).find(([key]) => key === version) ?? [];
    const file = `${INDEX_FOLDER}${String(name)}`;
    const response = await this.#fetch(file, this.#cache);
    const index = await response.arrayBuffer();
    await this.#call({version, index}, [index]);
  }

  async #fetch(path: string, cache: RequestCache): Promise<Response> {
    const response = await fetch(this.#baseUrl + path, {cache});
    if (response.ok) return response;
    throw new Error(`${path} answered ${response.status}.`);
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({data}: MessageEvent<Reply>) => {
      const {id, result, error} = data;
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(error));
    };
    worker.onerror = () => {
      // Its code could not be loaded.
      worker.terminate();
      this.#worker = undefined;
      this.#loaded.clear();
      for (const {reject} of this.#waiting.values()) {
        reject(new Error('The worker of search failed.'));
      }
      this.#waiting.clear();
    };
    this.#worker = worker;
    return worker;
  }

  #call(
    call: Without<Call>,
    transfer: Transferable[] = [],
  ): Promise<SearchResult | undefined> {
    const worker = this.#start();
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      worker.postMessage({...call, id}, transfer);
    });
  }
}
