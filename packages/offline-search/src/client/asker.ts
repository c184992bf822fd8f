import {SEARCH} from '../shared/limits';
import type {SearchRequest} from '../shared/algolia';
import type {Answer, SearchProvider} from './provider';

/** Callbacks for the result of a query. */
export interface Listener {
  /** Called when there has been no answer for a while. */
  stalled(): void;
  /** @param isFirst - False for a better answer to the same query. */
  answered(answer: Answer, isFirst: boolean): void;
  failed(): void;
}

/** Runs one query at a time and drops answers to earlier ones. */
export class Asker {
  readonly #provider: SearchProvider;
  #asked = 0;
  #stall: ReturnType<typeof setTimeout> | undefined;

  constructor(provider: SearchProvider) {
    this.#provider = provider;
  }

  stop(): void {
    clearTimeout(this.#stall);
    this.#asked += 1;
  }

  /** @returns Whether the last answer came before the next query started. */
  async ask(request: SearchRequest, listener: Listener): Promise<boolean> {
    this.stop();
    const asked = this.#asked;
    this.#stall = setTimeout(() => {
      listener.stalled();
    }, SEARCH.stallThresholdMs);
    let isFirst = true;
    try {
      for await (const answer of this.#provider.ask(request)) {
        if (asked !== this.#asked) return false;
        clearTimeout(this.#stall);
        listener.answered(answer, isFirst);
        isFirst = false;
      }
      return asked === this.#asked;
    } catch {
      if (asked !== this.#asked) return false;
      this.stop();
      listener.failed();
      return false;
    }
  }
}
