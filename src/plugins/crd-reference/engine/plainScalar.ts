import type {ScalarValue} from './value';

/** What a plain (unquoted) scalar means to Kubernetes. */
export type PlainScalar = Pick<ScalarValue, 'type' | 'value'>;

const NULL = /^(?:~|null|Null|NULL)?$/u;
const TRUE = /^(?:[yY]|yes|Yes|YES|true|True|TRUE|on|On|ON)$/u;
const FALSE = /^(?:[nN]|no|No|NO|false|False|FALSE|off|Off|OFF)$/u;
const INTEGER =
  /^(?<sign>[-+]?)(?<digits>0b[01_]+|0x[0-9a-fA-F_]+|0o?[0-7_]+|0|[1-9][0-9_]*)$/u;
const NUMBER = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/u;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/u;
const NOT_A_NUMBER = /^\.(?:nan|NaN|NAN)$/u;

/**
 * Resolves a plain scalar like the YAML library of kubectl and the API server. It
 * reads YAML 1.1, where `yes` and `on` are booleans and `0644` is octal; in YAML
 * 1.2 they are strings and the number 644.
 *
 * @param source - The scalar as written, without surrounding spaces.
 */
export function resolvePlainScalar(source: string): PlainScalar {
  if (NULL.test(source)) return {type: 'null', value: null};
  if (TRUE.test(source)) return {type: 'boolean', value: true};
  if (FALSE.test(source)) return {type: 'boolean', value: false};
  const {sign, digits} = INTEGER.exec(source)?.groups ?? {};
  if (digits !== undefined) {
    const value = toBigInt(digits.replaceAll('_', ''));
    return {type: 'integer', value: sign === '-' ? -value : value};
  }
  if (NUMBER.test(source)) return {type: 'number', value: Number(source)};
  if (INFINITE.test(source)) {
    const value = source.startsWith('-') ? -Infinity : Infinity;
    return {type: 'number', value};
  }
  if (NOT_A_NUMBER.test(source)) return {type: 'number', value: Number.NaN};
  return {type: 'string', value: source};
}

/** `0644` is octal, as `0o644` is. */
function toBigInt(digits: string): bigint {
  const [, prefix = '', rest = ''] = /^(0[box]?)?(.*)$/u.exec(digits) ?? [];
  return BigInt(`${prefix === '0' ? '0o' : prefix}${rest || '0'}`);
}
