import type {VersionData} from '../../engine/catalog';
import type {Verdict} from '../../check/verdict';
import type {KubernetesFile} from '../../engine/kubernetes/kubernetesSchemas';

import type {Question, WorkerReply, WorkerRequest} from './checkerProtocol';

/** Milliseconds before the reader is told that a check is still running. */
const SLOW_MS = 900;

/** Milliseconds before a check is stopped. */
const TIME_LIMIT_MS = 5000;

/** How a check ended. */
export type Outcome =
  | {readonly status: 'checked'; readonly verdict: Verdict}
  | {readonly status: 'slow'}
  | {readonly status: 'too slow'}
  | {readonly status: 'failed'};

/** Loads the checker's data for a docs version. */
export interface CheckerData {
  readonly kubernetes: () => Promise<KubernetesFile>;
  readonly version: (name: string) => Promise<VersionData>;
}

/**
 * Checks texts one after another in a worker. A check that takes too long, or
 * whose text has changed, is stopped by terminating the worker, so the page never
 * freezes and the next text gets a new one.
 */
export class Checker {
  readonly #start: () => Worker;
  readonly #data: CheckerData;
  #worker: Worker | undefined;
  readonly #learned = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();
  #giveUp: (() => void) | undefined;

  constructor(start: () => Worker, data: CheckerData) {
    this.#start = start;
    this.#data = data;
  }

  /**
   * @param isWanted - Called when it is this text's turn; newer text may have
   *   arrived.
   * @param onSlow - Called once if the check takes longer than a reader expects.
   * @returns `undefined` if the result is no longer wanted.
   */
  check(
    question: Question,
    isWanted: () => boolean,
    onSlow: () => void,
  ): Promise<Outcome | undefined> {
    this.#giveUp?.();
    const outcome = this.#last.then(async () => {
      if (!isWanted()) return undefined;
      try {
        return await this.#run(question, onSlow);
      } catch {
        this.stop();
        return {status: 'failed'} as const;
      }
    });
    this.#last = outcome;
    return outcome;
  }

  /** Stops the worker; the next check starts a new one. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#learned.clear();
  }

  async #run(question: Question, onSlow: () => void): Promise<Outcome> {
    const worker = (this.#worker ??= this.#start());
    const name = question.version;
    if (!this.#learned.has(name)) {
      const {kubernetes, version} = this.#data;
      const request: WorkerRequest = {
        kind: 'learn',
        kubernetes: await kubernetes(),
        versions: [[name, await version(name)]],
      };
      await ask(worker, request);
      this.#learned.add(name);
    }
    const timers: ReturnType<typeof setTimeout>[] = [];
    const givenUp = new Promise<undefined>((resolve) => {
      const giveUp = (): void => {
        resolve(undefined);
      };
      const slow = (): void => {
        this.#giveUp = giveUp;
        onSlow();
      };
      timers.push(setTimeout(slow, SLOW_MS), setTimeout(giveUp, TIME_LIMIT_MS));
    });
    const asked = ask(worker, {kind: 'check', ...question});
    const verdict = await Promise.race([asked, givenUp]).finally(() => {
      timers.forEach(clearTimeout);
      this.#giveUp = undefined;
    });
    if (verdict) return {status: 'checked', verdict};
    this.stop();
    return {status: 'too slow'};
  }
}

function ask(worker: Worker, request: WorkerRequest): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({data}: MessageEvent<WorkerReply>) => {
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage(request);
  });
}
