import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {expect, test} from 'vitest';
import {parse} from 'yaml';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {kindStructure, type KindStructure} from '../model/model';

import {formatStructure, writeStructures} from './writeStructures';

const widget: KindStructure = {
  kind: 'Widget',
  group: 'example.dev',
  version: 'v1',
  ref: 'v1.0.0',
  plural: 'widgets',
  singular: 'widget',
  scope: 'Namespaced',
  schema: {type: 'object', properties: {spec: {type: 'object'}}},
};
const gadget: KindStructure = {...widget, kind: 'Gadget'};

const folder = temporaryFolder();

test('a second run changes nothing', async () => {
  const first = await writeStructures(folder, [widget]);
  expect(first).toMatchObject({added: ['widget.yaml'], unchanged: []});
  const bytes = await readFile(path.join(folder, 'widget.yaml'), 'utf8');
  const second = await writeStructures(folder, [widget]);
  expect(second).toMatchObject({added: [], unchanged: ['widget.yaml']});
  expect(await readFile(path.join(folder, 'widget.yaml'), 'utf8')).toBe(bytes);
});

test('the file of a removed kind is deleted, and other files stay', async () => {
  await writeFile(path.join(folder, 'README.md'), 'kept');
  await writeStructures(folder, [widget, gadget]);
  const written = await writeStructures(folder, [{...gadget, ref: 'v2.0.0'}]);
  expect(written).toEqual({
    added: [],
    removed: ['widget.yaml'],
    changed: ['gadget.yaml'],
    unchanged: [],
  });
  expect(await readdir(folder)).toEqual(['README.md', 'gadget.yaml']);
});

test('reading a written structure gives the same structure', () => {
  const structure: KindStructure = {
    ...widget,
    schema: {
      type: 'object',
      properties: {
        spec: {
          type: 'object',
          properties: {
            on: {type: 'string', pattern: '^#: [a-z]+ $', default: 'yes'},
            version: {type: 'string', enum: ['1.0', 'null', '0x1F', '']},
          },
        },
      },
    },
  };
  expect(kindStructure.parse(parse(formatStructure(structure)))).toEqual(
    structure,
  );
});

test('equal parts are repeated, because aliases are not allowed', () => {
  const part = {type: 'string'} as const;
  const text = formatStructure({
    ...widget,
    schema: {type: 'object', properties: {a: part, b: part}},
  });
  expect(text).not.toMatch(/[&*]/u);
});
