import {Environment, type ParseResult} from '@marcbachmann/cel-js';

const environment = new Environment({unlistedVariablesAreDyn: true});
const parsed = new Map<string, ParseResult | undefined>();

/**
 * Whether a value satisfies a rule. One that gives an error doesn't.
 *
 * @param self - With defaults, and without nulls.
 * @returns `undefined` for a rule that only an API server can evaluate.
 */
export function ruleHolds(rule: string, self: unknown): boolean | undefined {
  if (!parsed.has(rule)) parsed.set(rule, parse(rule));
  const evaluate = parsed.get(rule);
  if (evaluate === undefined) return undefined;
  try {
    return evaluate({self: celValue(self)}) === true;
  } catch {
    return false;
  }
}

/** A rule about a change, with a pattern of Go, or with an escaped field name. */
const ONLY_IN_CLUSTER = /\boldSelf\b|\bmatches\(|__/u;

function parse(rule: string): ParseResult | undefined {
  if (ONLY_IN_CLUSTER.test(rule)) return undefined;
  try {
    const found = environment.parse(rule);
    return found.check().valid ? found : undefined;
  } catch {
    // Syntax or a function that only an API server knows.
    return undefined;
  }
}

/** Whole numbers are integers of CEL. */
function celValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(celValue);
  if (Number.isInteger(value)) return BigInt(Number(value));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, celValue(child)]),
  );
}
