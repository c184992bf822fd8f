import {createContext, runInContext} from 'node:vm';

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

const CONTEXT = createContext({});

/** More than any literal takes; ends a loop that would never end. */
const TIMEOUT_MS = 1000;

/** The value of an expression that uses no names, so that nothing must run. */
export function literalOf({value, data}: Expression): Found | undefined {
  if (!data?.estree) return undefined;
  if (usedNames(data.estree).some(({name}) => name !== 'undefined'))
    return undefined;
  try {
    // Fails for elements and comments; functions cannot be cloned.
    return {value: structuredClone(run(value))};
  } catch {
    return undefined;
  }
}

function run(expression: string): unknown {
  return runInContext(`(${expression})`, CONTEXT, {timeout: TIMEOUT_MS});
}
