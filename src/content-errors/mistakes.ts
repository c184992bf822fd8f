import type {Node} from 'unist';

import {ContentError, failWithAll} from './contentError';

/** Collects the mistakes of a file, to report them at once. */
export class Mistakes {
  readonly errors: ContentError[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** @param at - The wrong node, or its line. */
  add(
    at: Node | number | undefined,
    key: string | undefined,
    what: string,
    remedy: string,
  ): void {
    const line = typeof at === 'object' ? at.position?.start.line : at;
    this.errors.push(
      new ContentError({file: this.#file, line, key}, what, remedy),
    );
  }

  /** The same. */
  advise(
    at: Node | number | undefined,
    key: string | undefined,
    what: string,
    remedy: string,
  ): void {
    this.add(at, key, what, remedy);
  }

  /** @throws ContentErrors if there are mistakes. */
  fail(): void {
    failWithAll(this.errors);
  }
}
