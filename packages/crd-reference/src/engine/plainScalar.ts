/** What a plain (unquoted) scalar means to Kubernetes. */
export type PlainScalar =
  | {readonly type: 'null'; readonly value: null}
  | {readonly type: 'boolean'; readonly value: boolean}
  | {readonly type: 'integer'; readonly value: bigint}
  | {readonly type: 'number'; readonly value: number}
  | {readonly type: 'string'; readonly value: string};

const NULLS = new Set(['', '~', 'null', 'Null', 'NULL']);
const TRUES = new Set(['y', 'yes', 'true', 'on']);
const FALSES = new Set(['n', 'no', 'false', 'off']);
const INTEGER =
  /^(?<sign>[-+]?)(?:0b(?<binary>[01_]+)|0x(?<hex>[0-9a-fA-F_]+)|0o?(?<octal>[0-7_]+)|(?<decimal>0|[1-9][0-9_]*))$/u;
const NUMBER = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/u;
const INFINITE = /^(?<sign>[-+]?)\.(?:inf|Inf|INF)$/u;
const NOT_A_NUMBER = /^\.(?:nan|NaN|NAN)$/u;

/**
 * Resolves a plain scalar like the YAML library of kubectl and the API server. It
 * reads YAML 1.1, where `yes` and `on` are booleans and `0644` is octal; in YAML
 * 1.2 they are strings and the number 644.
 *
 * @param source - The scalar as written, without surrounding spaces.
 */
export function resolvePlainScalar(source: string): PlainScalar {
  if (NULLS.has(source)) return {type: 'null', value: null};
  if (isWordOf(TRUES, source)) return {type: 'boolean', value: true};
  if (isWordOf(FALSES, source)) return {type: 'boolean', value: false};
  const integer = INTEGER.exec(source)?.groups;
  if (integer !== undefined) return {type: 'integer', value: toBigInt(integer)};
  if (NUMBER.test(source)) return {type: 'number', value: Number(source)};
  const infinite = INFINITE.exec(source)?.groups;
  if (infinite !== undefined) {
    const value = infinite['sign'] === '-' ? -Infinity : Infinity;
    return {type: 'number', value};
  }
  if (NOT_A_NUMBER.test(source)) return {type: 'number', value: Number.NaN};
  return {type: 'string', value: source};
}

/** `yes`, `Yes` and `YES`, but not `yEs`. */
function isWordOf(words: ReadonlySet<string>, source: string): boolean {
  const lower = source.toLowerCase();
  if (!words.has(lower)) return false;
  const capitalised = lower.charAt(0).toUpperCase() + lower.slice(1);
  return [lower, capitalised, lower.toUpperCase()].includes(source);
}

function toBigInt(
  groups: Readonly<Record<string, string | undefined>>,
): bigint {
  const {sign, binary, hex, octal, decimal} = groups;
  const digits = (text: string): string => text.replaceAll('_', '') || '0';
  let value: bigint;
  if (binary !== undefined) value = BigInt(`0b${digits(binary)}`);
  else if (hex !== undefined) value = BigInt(`0x${digits(hex)}`);
  else if (octal !== undefined) value = BigInt(`0o${digits(octal)}`);
  else value = BigInt(digits(decimal ?? '0'));
  return sign === '-' ? -value : value;
}
