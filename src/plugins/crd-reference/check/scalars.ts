import {visit, type Scalar} from 'yaml';

import type {Source} from './sources';

/** A key or a value of a text, with its place in the text. */
export interface WrittenScalar {
  readonly type: Scalar['type'];
  readonly start: number;
  readonly end: number;
  readonly isKey: boolean;
  /** Whether its document can't be read. */
  readonly isBroken: boolean;
}

/** The keys and values of a text in their order, also of documents that can't be read. */
export function scalarsOf(
  sources: readonly Source[],
): readonly WrittenScalar[] {
  const scalars: WrittenScalar[] = [];
  for (const {document, start} of sources) {
    const isBroken = document.errors.length > 0;
    visit(document, {
      Scalar(key, {type, range}) {
        if (!range) return;
        const isKey = key === 'key';
        const [from, to] = [start + range[0], start + range[1]];
        scalars.push({type, start: from, end: to, isKey, isBroken});
      },
    });
  }
  return scalars.toSorted((left, right) => left.start - right.start);
}
