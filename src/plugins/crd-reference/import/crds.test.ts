import {readFileSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';

import {temporaryFolder} from '../../../../tests/support/temporaryFolder';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

import {kindStructure, type KindStructure} from '../model/model';

import {formatStructure, readCrds} from './crds';

const fixtures = path.join(import.meta.dirname, '../fixtures');
const folder = temporaryFolder();

async function readFixture(name: string): Promise<KindStructure[]> {
  await cp(path.join(fixtures, name), path.join(folder, path.basename(name)));
  return readCrds(folder, 'v1.0.0');
}

async function structureIn(name: string): Promise<KindStructure> {
  const [structure] = await readFixture(`valid/${name}.yaml`);
  return structure ?? expect.fail('no structure');
}

test.each([
  [
    'unknown-keyword',
    /^unknown-keyword\.yaml: .*"minLenght"[^]*properties\.size/u,
  ],
  [
    'unread-keywords',
    /names\["x-kubernetes-list-type"\][^]*"nullable"[^]*labels\.additionalProp/u,
  ],
  ['not-served', /^not-served\.yaml: Widget has no served version/u],
])('an invalid definition is rejected: %s', async (name, message) => {
  await expect(readFixture(`invalid/${name}.yaml`)).rejects.toThrow(message);
});

test('a file can have several documents, and other objects', async () => {
  const structures = await readFixture('valid/documents.yaml');
  expect(structures.map(({kind}) => kind)).toEqual(['Widget', 'Gadget']);
});

test.each([
  ['stored', 'two-served-versions'],
  ['the newest served one', 'stored-version-not-served'],
])('the described version is %s', async (_, name) => {
  expect(await structureIn(name)).toMatchObject({
    version: 'v1beta1',
    schema: {properties: {spec: {properties: {size: {type: 'string'}}}}},
  });
});

test('prose is removed, but not fields with the same names', async () => {
  const {schema} = await structureIn('prose-and-fields-called-so');
  expect(schema.properties?.['spec']?.properties).toEqual({
    description: {type: 'string'},
    items: {type: 'array', items: {type: 'string'}},
    title: {type: 'string'},
  });
});

test('an integer or a string is one keyword', async () => {
  const {schema} = await structureIn('int-or-string');
  expect(schema.properties?.['spec']?.properties).toEqual({
    port: {'x-kubernetes-int-or-string': true},
  });
});

test('every limit is kept, also in the file that is written', async () => {
  const structure = await structureIn('every-limit');
  expect(structure).toMatchObject({
    ...{shortNames: ['wd'], printerColumns: ['Age']},
  });
  const text = readFileSync(path.join(folder, 'every-limit.yaml'), 'utf8');
  const given: unknown = parse(text);
  expect(given).toHaveProperty(
    'spec.versions[0].schema.openAPIV3Schema',
    structure.schema,
  );
  const written = formatStructure(structure);
  expect(kindStructure.parse(parse(written))).toEqual(structure);
  // Aliases are not allowed in data files.
  expect(written).not.toMatch(/: [&*]\w/u);
});
