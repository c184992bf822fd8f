import {Environment} from '@marcbachmann/cel-js';

const environment = new Environment({unlistedVariablesAreDyn: true});

/**
 * Whether a value, which has defaults and no nulls, breaks a rule. A rule that
 * gives an error is never broken, as only an API server may be able to evaluate
 * it: one about a change, or with a function of Kubernetes.
 */
export function isBroken(rule: string, self: unknown): boolean {
  // Its patterns are in Go's syntax.
  if (rule.includes('.matches(')) return false;
  try {
    return environment.evaluate(rule, {self}) === false;
  } catch {
    return false;
  }
}
