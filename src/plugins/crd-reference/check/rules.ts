import {Environment} from '@marcbachmann/cel-js';

const environment = new Environment({unlistedVariablesAreDyn: true});

/** A rule about a change, with a pattern of Go, or with an escaped field name. */
const ONLY_IN_CLUSTER = /\boldSelf\b|\bmatches\(|__/u;

/**
 * Reads a rule.
 *
 * @returns Whether a value satisfies it, which has defaults and no nulls; one that
 *   gives an error doesn't. `undefined` for a rule that only an API server can
 *   evaluate.
 */
export function readRule(
  rule: string,
): ((self: unknown) => boolean) | undefined {
  if (ONLY_IN_CLUSTER.test(rule)) return undefined;
  try {
    const evaluate = environment.parse(rule);
    if (!evaluate.check().valid) return undefined;
    return (self) => {
      try {
        return evaluate({self: celValue(self)}) === true;
      } catch {
        return false;
      }
    };
  } catch {
    // Syntax or a function that only an API server knows.
    return undefined;
  }
}

/** Whole numbers are integers of CEL, and fields without a value are absent. */
function celValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(celValue);
  if (Number.isInteger(value)) return BigInt(Number(value));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) =>
      child === undefined ? [] : [[key, celValue(child)]],
    ),
  );
}
