import {expect, test} from 'vitest';

import {resolvePlainScalar} from './plainScalar';

test.each([
  ['', {type: 'null', value: null}],
  ['~', {type: 'null', value: null}],
  ['Null', {type: 'null', value: null}],
  ['nULL', {type: 'string', value: 'nULL'}],
  ['true', {type: 'boolean', value: true}],
  ['yes', {type: 'boolean', value: true}],
  ['On', {type: 'boolean', value: true}],
  ['n', {type: 'boolean', value: false}],
  ['OFF', {type: 'boolean', value: false}],
  ['yEs', {type: 'string', value: 'yEs'}],
  ['0', {type: 'integer', value: 0n}],
  ['-17', {type: 'integer', value: -17n}],
  ['1_000', {type: 'integer', value: 1000n}],
  ['0644', {type: 'integer', value: 420n}],
  ['0o644', {type: 'integer', value: 420n}],
  ['0x1F', {type: 'integer', value: 31n}],
  ['0b101', {type: 'integer', value: 5n}],
  ['089', {type: 'number', value: 89}],
  ['1.5', {type: 'number', value: 1.5}],
  ['1e3', {type: 'number', value: 1000}],
  ['.inf', {type: 'number', value: Infinity}],
  ['-.INF', {type: 'number', value: -Infinity}],
  ['.nan', {type: 'number', value: Number.NaN}],
  ['9223372036854775808', {type: 'integer', value: 9223372036854775808n}],
  ['1.2.3', {type: 'string', value: '1.2.3'}],
  ['2025-09-18', {type: 'string', value: '2025-09-18'}],
  ['12:30', {type: 'string', value: '12:30'}],
  ['0.3.2', {type: 'string', value: '0.3.2'}],
  ['100m', {type: 'string', value: '100m'}],
] as const)('kubectl reads the plain scalar %s as %o', (source, expected) => {
  expect(resolvePlainScalar(source)).toEqual(expected);
});
