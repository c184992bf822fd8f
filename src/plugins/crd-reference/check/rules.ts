import {Environment, type ParseResult} from '@marcbachmann/cel-js';

import {compileGoPattern} from './goPattern';

const environment = new Environment({unlistedVariablesAreDyn: true});
const parsed = new Map<string, ParseResult | undefined>();

/**
 * Whether a value satisfies a rule. One that gives an error doesn't.
 *
 * @param self - With defaults, and without nulls.
 * @returns `undefined` for a rule that only an API server can evaluate: one about
 *   a change, with a function of its own, or with a pattern of Go alone.
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

function parse(rule: string): ParseResult | undefined {
  if (/\boldSelf\b/u.test(rule) || !hasPlainPatterns(rule)) return undefined;
  try {
    const found = environment.parse(rule);
    return found.check().valid ? found : undefined;
  } catch {
    // Syntax or a function that only an API server knows.
    return undefined;
  }
}

/** Whether JavaScript reads each pattern of a rule as Go does. */
function hasPlainPatterns(rule: string): boolean {
  return [...rule.matchAll(/\.matches\((?<pattern>[^)]*)/gu)].every(
    ({groups}) => {
      const text = groups?.['pattern']?.trim() ?? '';
      const pattern = /^r?(?<quote>['"])(?<body>.*)\k<quote>$/su.exec(text)
        ?.groups?.['body'];
      return (
        pattern !== undefined && compileGoPattern(pattern)?.source === pattern
      );
    },
  );
}

/** Whole numbers are integers of CEL, and fields named like its words have two names. */
function celValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(celValue);
  if (Number.isInteger(value)) return BigInt(Number(value));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      const converted = celValue(child);
      return [...new Set([key, celName(key)])].map((name) => [name, converted]);
    }),
  );
}

const RESERVED =
  /^(?:true|false|null|in|as|break|const|continue|else|for|function|if|import|let|loop|package|namespace|return|var|void|while)$/u;

function celName(field: string): string {
  if (RESERVED.test(field)) return `__${field}__`;
  return field
    .replaceAll('__', '__underscores__')
    .replaceAll('.', '__dot__')
    .replaceAll('-', '__dash__')
    .replaceAll('/', '__slash__');
}
