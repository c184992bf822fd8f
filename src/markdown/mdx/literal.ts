import {runInNewContext} from 'node:vm';

import type {Program} from 'estree-jsx';

import {usedNames} from './names';

/** Wraps a value, because the value itself may be `undefined`. */
export interface Found {
  readonly value: unknown;
}

/** An expression of a page, as MDX keeps it. */
interface Expression {
  /** Its source. */
  readonly value: string;
  readonly data?: {readonly estree?: Program | null | undefined} | undefined;
}

/** The value of an expression that uses no names, so that nothing must run. */
export function literalOf({value, data}: Expression): Found | undefined {
  const names = data?.estree ? usedNames(data.estree) : [];
  if (names.some(({name}) => name !== 'undefined')) return undefined;
  try {
    // Fails for elements and comments; functions cannot be cloned.
    return {value: structuredClone(runInNewContext(`(${value})`))};
  } catch {
    return undefined;
  }
}
