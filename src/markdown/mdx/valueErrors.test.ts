import fc from 'fast-check';
import {expect, test} from 'vitest';

import {parsePage} from '../../lib/parsePage';
import {valueErrors} from './valueErrors';

const DATA =
  "export const data = {name: 'A', none: null, deep: {list: [1], on: true}};\n\n";

function errors(source: string): string[] {
  return valueErrors('docs/page.mdx', parsePage(source, 'docs/page.mdx')).map(
    ({message}) => message,
  );
}

test.each([
  ['{null.x}', '.x', 'null'],
  ['{undefined.x}', '.x', 'undefined'],
  ["{data['nmae'].length}", '.length', 'undefined'],
  ['Text {data.none.x} goes on.', '.x', 'null'],
  ['{data.dep.list.map((one) => one)}', '.list', 'undefined'],
  ['<b title={data.dep.on}>Text</b>', '.on', 'undefined'],
  ['{data.dep.on && <b>Text</b>}', '.on', 'undefined'],
  ['{`${data.dep.on}`}', '.on', 'undefined'],
  ['export const title = data.dep.on;', '.on', 'undefined'],
])('code that fails on every render is rejected: %s', (code, key, what) => {
  const [found, ...others] = errors(`${DATA}${code}\n`);
  expect(others).toEqual([]);
  expect(found).toContain(`docs/page.mdx:3 ${key}: the value before ${key}`);
  expect(found).toContain(` is ${what}, so the page would break. Fix`);
});

test.each([
  ['{data.name.length} {data.deep.list.map((one) => one)} {data.toString()}'],
  ['{data.nmae}'],
  ['{data.dep?.on}'],
  ['{data.dep?.on.more}'],
  ['{data.dep ? data.dep.on : 1}'],
  ['{data.dep && data.dep.on}'],
  ['{(() => null.x)}'],
  ['{[1].map((data) => data.dep.on)}'],
  ['<b onClick={() => data.dep.on}>Text</b>'],
  ['export const other = {...data};\n\n{data.dep.on}'],
  ['export function fill() { data.dep = {on: 1}; }\n\n{data.dep.on}'],
  [
    'export let more = {};\nexport const fill = () => { more = {a: {}}; };\n\n{more.a.b}',
  ],
  ['{frontMatter.none.x}'],
  ['`{null.x}`'],
  ['```js\nnull.x\n```'],
])('code that may be intended passes: %s', (code) => {
  expect(errors(`${DATA}${code}\n`)).toEqual([]);
});

const key = fc.constantFrom('a', 'b', 'c');
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    {maxDepth: 3},
    fc.constantFrom('text', 1, true, null),
    fc.dictionary(key, tie('value'), {noNullPrototype: true}),
  ),
})).value;

test('a chain of names is rejected exactly if JavaScript would throw', () => {
  fc.assert(
    fc.property(
      fc.dictionary(key, value, {noNullPrototype: true}),
      fc.array(key, {minLength: 1, maxLength: 4}),
      (data, names) => {
        let reached: unknown = data;
        let throws = false;
        for (const name of names) {
          throws ||= reached === null || reached === undefined;
          if (throws) break;
          reached = (reached as Record<string, unknown>)[name];
        }
        const source = `export const data = ${JSON.stringify(data)};\n\n{data.${names.join('.')}}\n`;
        expect(errors(source).length > 0).toBe(throws);
      },
    ),
  );
});
