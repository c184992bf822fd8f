import {FORMATS, NAMED_FORMATS} from './formats';
import {compileGoPattern} from './goPattern';
import type {PlainValue as CelValue} from './value';

/**
 * A rule in the Common Expression Language after parsing, as a value of JSON, so
 * that a page can evaluate rules without the library that parses them.
 */
export interface RuleNode {
  /** A key of `OPS`. */
  readonly op: string;
  /** The name of a variable or field. */
  readonly name?: string | undefined;
  /** A literal; that of an integer as text. */
  readonly value?: string | number | boolean | null | undefined;
  readonly args: readonly RuleNode[];
}

type Scope = ReadonlyMap<string, CelValue>;

/** Where CEL gives an error instead of a value. */
const fail = (): never => {
  throw new Error('no value');
};

/** Thrown for a regular expression that only Go understands. */
class UnknownPattern extends Error {}

/** Takes the arguments unevaluated, since some aren't always evaluated. */
type Evaluate = (node: RuleNode, scope: Scope) => CelValue;

/** Operators, macros and functions; `parseRule` refuses a rule with any other. */
const OPS: Readonly<Record<string, Evaluate>> = {
  value: ({value}) => value ?? null,
  int: ({value}) => BigInt(String(value)),
  id: ({name = ''}, scope) => known(scope.get(name)),
  '.': (node, scope) => known(fieldOf(node, scope)),
  has: ({args: [field]}, scope) =>
    field !== undefined && fieldOf(field, scope) !== undefined,
  '[]': binary((target, key) =>
    known(
      isList(target)
        ? target[Number(key)]
        : isMap(target)
          ? ownValue(target, typeof key === 'string' ? key : '')
          : undefined,
    ),
  ),
  list: ({args}, scope) => args.map((arg) => evaluate(arg, scope)),
  '!_': ({args}, scope) => !truth(args[0], scope),
  '-_': ({args}, scope) => {
    const value = evaluate(args[0], scope);
    return isNumber(value) ? -value : fail();
  },
  '&&': ({args}, scope) => decide(args, scope, false),
  '||': ({args}, scope) => decide(args, scope, true),
  '?:': ({args: [test, then, otherwise]}, scope) =>
    evaluate(truth(test, scope) ? then : otherwise, scope),
  '==': binary(isEqual),
  '!=': binary((left, right) => !isEqual(left, right)),
  '<': comparison((order) => order < 0),
  '<=': comparison((order) => order <= 0),
  '>': comparison((order) => order > 0),
  '>=': comparison((order) => order >= 0),
  in: binary((value, group) => {
    if (isList(group)) return group.some((item) => isEqual(item, value));
    if (!isMap(group)) return fail();
    return typeof value === 'string' && Object.hasOwn(group, value);
  }),
  size: ({args}, scope) => {
    const value = evaluate(args[0], scope);
    if (typeof value === 'string') return BigInt(Array.from(value).length);
    if (isList(value)) return BigInt(value.length);
    return isMap(value) ? BigInt(Object.keys(value).length) : fail();
  },
  startsWith: ofTexts((text, part) => text.startsWith(part)),
  endsWith: ofTexts((text, part) => text.endsWith(part)),
  contains: ofTexts((text, part) => text.includes(part)),
  matches: ofTexts((text, pattern) => compiled(pattern).test(text)),
  find: ofTexts((text, pattern) => compiled(pattern).exec(text)?.[0] ?? ''),
  format: ({name = ''}) => name,
  validate: ofTexts((format, text) =>
    NAMED_FORMATS[format]?.(text) === true ? null : [`no ${format}`],
  ),
  // What can be absent is null if it is.
  hasValue: unary((value) => value !== null),
  getSeconds: unary((value) => BigInt(Math.trunc(Number(value) / 1e9))),
  getMilliseconds: unary((value) => BigInt(Math.trunc(Number(value) / 1e6))),
  split: binary((text, by) => asText(text).split(asText(by))),
  substring: ({args: [of, ...bounds]}, scope) => {
    const units = Array.from(asText(evaluate(of, scope)));
    const [from = 0, to = units.length] = bounds.map((bound) =>
      Number(evaluate(bound, scope)),
    );
    const isWithin = from >= 0 && from <= to && to <= units.length;
    return isWithin ? units.slice(from, to).join('') : fail();
  },
  trim: unary((text) => asText(text).trim()),
  lowerAscii: unary((text) => asText(text).toLowerCase()),
  upperAscii: unary((text) => asText(text).toUpperCase()),
  string: unary((value) =>
    typeof value === 'object' ? fail() : String(value),
  ),
  duration: unary((text) => nanosecondsOf(asText(text))),
  isIP: unary((text) => isIpAddress(asText(text))),
  '+': arithmetic(
    (left, right) => left + right,
    (left, right) => left + right,
    joined,
  ),
  '-': arithmetic(
    (left, right) => left - right,
    (left, right) => left - right,
  ),
  '*': arithmetic(
    (left, right) => left * right,
    (left, right) => left * right,
  ),
  '%': arithmetic((left, right) => (right === 0n ? fail() : left % right)),
  filter: (node, scope) =>
    scopesOfItems(node, scope)
      .filter((item) => truth(node.args[1], item))
      .map((item) => known(item.get(node.name ?? ''))),
  map: (node, scope) =>
    scopesOfItems(node, scope).map((item) => evaluate(node.args[1], item)),
  exists: (node, scope) => anyItem(node, scope, true),
  all: (node, scope) => anyItem(node, scope, false),
  exists_one: (node, scope) =>
    scopesOfItems(node, scope).filter((item) => truth(node.args[1], item))
      .length === 1,
};

/** Whether rules with this operator, function or macro can be evaluated. */
export function isRuleOp(name: string): boolean {
  return Object.hasOwn(OPS, name);
}

/** Whether a rule is about a change, so that only two states break it. */
export function isTransition(rule: string): boolean {
  return /\boldSelf\b/u.test(rule);
}

/**
 * Whether a value satisfies a rule. One that gives an error doesn't.
 *
 * @param oldSelf - The value before the change, for a rule about one.
 * @returns `undefined` if JavaScript can't evaluate it as an API server does.
 */
export function ruleHolds(
  rule: RuleNode,
  self: CelValue,
  oldSelf: CelValue = null,
): boolean | undefined {
  try {
    return truth(rule, new Map(Object.entries({self, oldSelf})));
  } catch (error) {
    return error instanceof UnknownPattern ? undefined : false;
  }
}

function evaluate(node: RuleNode | undefined, scope: Scope): CelValue {
  const run = node && isRuleOp(node.op) ? OPS[node.op] : undefined;
  return node && run ? run(node, scope) : fail();
}

function known(value: CelValue | undefined): CelValue {
  return value === undefined ? fail() : value;
}

function truth(node: RuleNode | undefined, scope: Scope): boolean {
  const value = evaluate(node, scope);
  return typeof value === 'boolean' ? value : fail();
}

/**
 * `&&` and `||`: a side that decides the result makes errors of the other one
 * irrelevant, in any order.
 */
function decide(
  sides: readonly RuleNode[],
  scope: Scope,
  deciding: boolean,
): boolean {
  const tests = sides.map((side) => () => truth(side, scope));
  return firstDeciding(tests, deciding);
}

/** The macros `exists` and `all`, which treat errors as `||` and `&&` do. */
function anyItem(node: RuleNode, scope: Scope, deciding: boolean): boolean {
  const items = scopesOfItems(node, scope);
  const tests = items.map((item) => () => truth(node.args[1], item));
  return firstDeciding(tests, deciding);
}

function firstDeciding(
  tests: readonly (() => boolean)[],
  deciding: boolean,
): boolean {
  let failed = false;
  for (const test of tests) {
    try {
      if (test() === deciding) return deciding;
    } catch (error) {
      if (error instanceof UnknownPattern) throw error;
      failed = true;
    }
  }
  return failed ? fail() : !deciding;
}

/** The scope with the macro's variable set to each item, or key of a map. */
function scopesOfItems(
  {name = '', args: [group]}: RuleNode,
  scope: Scope,
): Scope[] {
  const value = evaluate(group, scope);
  const items = isMap(value) ? Object.keys(value) : value;
  if (!isList(items)) return fail();
  return items.map((item) => new Map([...scope, [name, item]]));
}

function fieldOf(
  {name = '', args: [target]}: RuleNode,
  scope: Scope,
): CelValue | undefined {
  const value = evaluate(target, scope);
  return isMap(value) ? ownValue(value, name) : undefined;
}

function ownValue(
  value: Readonly<Record<string, CelValue>>,
  name: string,
): CelValue | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** `Array.isArray` doesn't exclude read-only arrays from the type. */
export function isList(value: CelValue): value is readonly CelValue[] {
  return Array.isArray(value);
}

/** Whether a value has keys. */
export function isMap(
  value: CelValue,
): value is Readonly<Record<string, CelValue>> {
  return typeof value === 'object' && value !== null && !isList(value);
}

function binary(work: (left: CelValue, right: CelValue) => CelValue): Evaluate {
  return ({args: [left, right]}, scope) =>
    work(evaluate(left, scope), evaluate(right, scope));
}

function unary(work: (value: CelValue) => CelValue): Evaluate {
  return ({args: [value]}, scope) => work(evaluate(value, scope));
}

function ofTexts(work: (left: string, right: string) => CelValue): Evaluate {
  return binary((left, right) => work(asText(left), asText(right)));
}

function compiled(pattern: string): RegExp {
  const found = compileGoPattern(pattern);
  if (found === undefined) throw new UnknownPattern();
  return found;
}

function asText(value: CelValue): string {
  return typeof value === 'string' ? value : fail();
}

function arithmetic(
  ofIntegers: (left: bigint, right: bigint) => bigint,
  ofNumbers: (left: number, right: number) => number = fail,
  others: (left: CelValue, right: CelValue) => CelValue = fail,
): Evaluate {
  return binary((left, right) => {
    if (typeof left === 'bigint' && typeof right === 'bigint') {
      return ofIntegers(left, right);
    }
    return typeof left === 'number' && typeof right === 'number'
      ? ofNumbers(left, right)
      : others(left, right);
  });
}

function joined(left: CelValue, right: CelValue): CelValue {
  if (isList(left) && isList(right)) return [...left, ...right];
  return asText(left) + asText(right);
}

/** Nanoseconds in the units of Go's durations. */
const UNITS: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  µs: 1e3,
  ms: 1e6,
  s: 1e9,
  m: 60e9,
  h: 3600e9,
};

/** `1h30m` as Go's `time.ParseDuration` reads it. */
function nanosecondsOf(text: string): number {
  if (FORMATS['duration']?.test(text) !== true) return fail();
  const parts = text.matchAll(/([\d.]+)(\D+)/gu);
  const sum = [...parts].reduce(
    (total, [, count, unit = '']) => total + Number(count) * (UNITS[unit] ?? 0),
    0,
  );
  return text.startsWith('-') ? -sum : sum;
}

function isIpAddress(text: string): boolean {
  return text.includes(':')
    ? URL.canParse(`http://[${text}]`)
    : /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/u.test(text);
}

function comparison(holds: (order: number) => boolean): Evaluate {
  return binary((left, right) => {
    const areAlike =
      (typeof left === 'string' && typeof right === 'string') ||
      (typeof left === 'boolean' && typeof right === 'boolean');
    if (!areAlike && !(isNumber(left) && isNumber(right))) return fail();
    if (isEqual(left, right)) return holds(0);
    return holds(left < right ? -1 : left > right ? 1 : Number.NaN);
  });
}

function isNumber(value: CelValue): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** Values of different types are different; numbers are compared as numbers. */
function isEqual(left: CelValue, right: CelValue): boolean {
  if (isList(left) && isList(right)) {
    return (
      left.length === right.length &&
      left.every((item, index) => isEqual(item, right[index] ?? null))
    );
  }
  if (isMap(left) && isMap(right)) {
    const keys = Object.keys(left);
    return (
      keys.length === Object.keys(right).length &&
      keys.every(
        (key) =>
          Object.hasOwn(right, key) &&
          isEqual(left[key] ?? null, right[key] ?? null),
      )
    );
  }
  // An integer equals a fraction of the same value, which `===` denies.
  return isNumber(left) && isNumber(right)
    ? !(left < right) && !(left > right) && !Number.isNaN(Number(left))
    : left === right;
}
