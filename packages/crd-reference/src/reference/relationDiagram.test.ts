import fc from 'fast-check';
import {expect, test} from 'vitest';

import type {Reference} from '../model/references';
import {relationDiagram} from './relationDiagram';

const KIND = 'Car';

const row = (from: string, to: string, field: string): Reference => ({
  ...{from, to, by: 'name', namespace: 'same'},
  ...(field === 'owns'
    ? {path: null, relation: 'owns'}
    : {path: `spec.${field}`}),
});

const other = fc.constantFrom('Wheel', 'Door', 'Road');
const field = fc.constantFrom('first', 'second', 'owns');
const anyRow = fc.oneof(
  fc.tuple(other, field).map(([to, name]) => row(KIND, to, name)),
  fc.tuple(other, field).map(([from, name]) => row(from, KIND, name)),
  fc.tuple(other, other, field).map((parts) => row(...parts)),
);
const anyRows = fc.uniqueArray(anyRow, {
  selector: ({from, to, path}) => [from, to, path].join(' '),
});

/** The drawn arrows, one for each kind and field: `Wheel first Car`. */
function arrowsOf(
  ...args: Parameters<typeof relationDiagram>
): readonly string[] {
  const [code] = relationDiagram(...args);
  if (code === undefined) return [];
  if (code.type !== 'code') throw new Error('no drawing');
  const texts = new Map(
    [...code.value.matchAll(/^(\w+)\["(.*)"\]$/gmu)].map(
      ([, id = '', text = '']) => [id, text.split('<br/>')],
    ),
  );
  const arrows = code.value.matchAll(/^(\w+) (-->|-\.->) (\w+)$/gmu);
  return [...arrows].flatMap(([, from = '', line = '', to = '']) => {
    const lines = texts.get(from === 'kind' ? to : from) ?? [];
    const fields = lines.filter((text) => text.endsWith(':'));
    const kinds = lines.filter((text) => !text.endsWith(':'));
    return kinds.flatMap((kind) =>
      fields.map((text) =>
        [
          from === 'kind' ? KIND : kind,
          line === '-->' ? '' : '? ',
          text.slice(0, -1),
          from === 'kind' ? kind : KIND,
        ].join(' '),
      ),
    );
  });
}

const said = ({from, to, path, relation}: Reference, mark = ''): string =>
  [
    from,
    mark === ' (until v1)' ? '? ' : '',
    `${path?.split('.').at(-1) ?? relation ?? ''}${mark}`,
    to,
  ].join(' ');

test('every reference of a kind is drawn once, and no other', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const own = rows.filter(({from, to}) => from === KIND || to === KIND);
      expect([...arrowsOf(KIND, rows)].sort()).toEqual(
        own.map((one) => said(one)).sort(),
      );
    }),
  );
});

test('what differs from the previous version is marked', () => {
  const kept = row(KIND, 'Wheel', 'first');
  const [added, gone] = [row('Road', KIND, 'first'), row(KIND, 'Door', 'owns')];
  const before = {label: 'v1', references: [kept, gone]};
  expect(arrowsOf(KIND, [kept, added], before)).toEqual([
    said(kept),
    said(added, ' (new)'),
    said(gone, ' (until v1)'),
  ]);
});

test('in words, there is only what the version has', () => {
  const before = {label: 'v1', references: [row(KIND, 'Door', 'owns')]};
  const [code] = relationDiagram(KIND, [row('Road', KIND, 'first')], before);
  expect(code).toMatchObject({
    meta: expect.stringContaining(
      'description="Car refers to nothing. Referred to by Road. ',
    ) as string,
  });
});

test('of many fields, the first two and the number of others are said', () => {
  const fields = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    row(KIND, 'Door', name),
  );
  expect(arrowsOf(KIND, fields)).toHaveLength(3);
  expect(arrowsOf(KIND, fields)[2]).toContain('3 more');
});
