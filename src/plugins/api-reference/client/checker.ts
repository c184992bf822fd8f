import type {VersionData} from '../engine/catalog';
import type {Verdict} from '../engine/judge';
import type {KubernetesFile} from '../engine/kubernetes/kubernetesSchemas';

import type {
  Question,
  WorkerReply,
  WorkerRequest,
} from '../shared/checkerProtocol';

/** How long a check may take before it is given up, in milliseconds. */
export const CHECK_TIME_LIMIT_MS = 900;

/** How a check ended. */
export type Outcome =
  | {readonly status: 'checked'; readonly verdict: Verdict}
  | {readonly status: 'too slow'}
  | {readonly status: 'failed'};

/** The part of a worker that a checker uses. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (request: WorkerRequest) => void;
  terminate: () => void;
}

/** What the data of the checker is made of. */
export interface CheckerData {
  readonly kubernetes: () => Promise<KubernetesFile>;
  readonly version: (name: string) => Promise<VersionData>;
}

/**
 * Checks texts one after another in a worker. A check that takes too long is
 * ended with its worker, so a page never freezes and the next text gets a new one.
 */
export class Checker {
  readonly #start: () => WorkerLike;
  readonly #data: CheckerData;
  #worker: WorkerLike | undefined;
  readonly #learned = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(start: () => WorkerLike, data: CheckerData) {
    this.#start = start;
    this.#data = data;
  }

  /**
   * @param isWanted - Asked once its turn has come; a newer text may have come
   *   in between.
   * @returns `undefined` if the answer wasn't wanted any more.
   */
  check(
    question: Question,
    isWanted: () => boolean,
  ): Promise<Outcome | undefined> {
    const outcome = this.#last.then(async () => {
      if (!isWanted()) return undefined;
      try {
        return await this.#run(question);
      } catch {
        this.stop();
        return {status: 'failed'} as const;
      }
    });
    this.#last = outcome;
    return outcome;
  }

  /** Ends the worker; another check starts a new one. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#learned.clear();
  }

  async #run(question: Question): Promise<Outcome> {
    const worker = (this.#worker ??= this.#start());
    const names = [question.version, question.target ?? question.version];
    const missing = [...new Set(names)].filter(
      (name) => !this.#learned.has(name),
    );
    if (missing.length > 0) {
      const {kubernetes, version} = this.#data;
      const request: WorkerRequest = {
        kind: 'learn',
        kubernetes: await kubernetes(),
        versions: await Promise.all(
          missing.map(async (name) => [name, await version(name)] as const),
        ),
      };
      await ask(worker, request);
      for (const name of missing) this.#learned.add(name);
    }
    const reply = await ask(
      worker,
      {kind: 'check', ...question},
      CHECK_TIME_LIMIT_MS,
    );
    if (reply?.kind === 'verdict') {
      return {status: 'checked', verdict: reply.verdict};
    }
    this.stop();
    return {status: 'too slow'};
  }
}

/** @returns `undefined` if the worker has not answered in time. */
function ask(
  worker: WorkerLike,
  request: WorkerRequest,
  limitMs?: number,
): Promise<WorkerReply | undefined> {
  return new Promise((resolve, reject) => {
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            resolve(undefined);
          }, limitMs);
    worker.onmessage = ({data}) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = (event) => {
      clearTimeout(timer);
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage(request);
  });
}
