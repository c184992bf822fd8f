import {cp, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {temporaryFolder} from '../../../../tests/support/temporaryFolder';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

import {kindStructure, type KindStructure} from '../model/model';

import {readCrds, type ReadCrds} from './readCrds';
import {formatStructure, writeStructures} from './writeStructures';

const fixtures = path.join(import.meta.dirname, '../fixtures');
const folder = temporaryFolder();

async function readFixture(name: string): Promise<ReadCrds> {
  await cp(path.join(fixtures, name), path.join(folder, path.basename(name)));
  return readCrds(folder, 'v1.0.0');
}

async function structureIn(name: string): Promise<KindStructure> {
  const {structures, errors} = await readFixture(`valid/${name}.yaml`);
  expect(errors).toEqual([]);
  return structures[0] ?? expect.fail('no structure');
}

test.each([
  ['dollar-ref', /^dollar-ref\.yaml:23:19 .*size\.\$ref: key `\$ref`/u],
  ['unknown-keyword', /:24:19 .*minLenght: .*Did you mean `minLength`/u],
  ['wrong-type', /:23:19 .*size\.type: .*"object"\|"array"\|"string"/u],
  ['one-of', /source\.oneOf: key `oneOf` is not allowed here/u],
  ['not-served', /:11:3 spec\.versions: Widget has no served version/u],
])('an invalid definition is rejected: %s', async (name, message) => {
  const {structures, errors} = await readFixture(`invalid/${name}.yaml`);
  expect(errors.map((error) => error.message)).toEqual([
    expect.stringMatching(message),
  ]);
  expect(structures).toEqual([]);
});

test('a folder without files is an error', async () => {
  const {errors} = await readCrds(path.join(folder, 'nowhere'), 'v1');
  expect(errors[0]?.message).toMatch(/has no \.yaml file/u);
});

test('a file can have several documents, and other objects', async () => {
  const {structures, errors} = await readFixture('valid/documents.yaml');
  expect(errors).toEqual([]);
  expect(structures.map(({kind}) => kind)).toEqual(['Gadget', 'Widget']);
});

test.each([
  ['stored, and another one listed', 'two-served-versions', 'v1'],
  ['the newest served one', 'stored-version-not-served', 'v1alpha2'],
])('the described version is %s', async (_, name, other) => {
  expect(await structureIn(name)).toMatchObject({
    ...{version: 'v1beta1', otherServedVersions: [other]},
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
    ...{shortNames: ['wd'], categories: ['all']},
    subresources: ['scale', 'status'],
    printerColumns: [
      {name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp'},
    ],
  });
  const text = await readFile(path.join(folder, 'every-limit.yaml'), 'utf8');
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

test('only what changed is written, and files of removed kinds go', async () => {
  const widget = await structureIn('every-limit');
  const out = path.join(folder, 'out');
  const gadget = {...widget, kind: 'Gadget'};
  expect(await writeStructures(out, [widget, gadget])).toEqual([
    'added widget.yaml',
    'added gadget.yaml',
  ]);
  expect(await writeStructures(out, [widget, gadget])).toEqual([]);
  await writeFile(path.join(out, 'README.md'), 'kept');
  const lines = await writeStructures(out, [{...gadget, ref: 'v2'}]);
  expect(lines).toEqual(['changed gadget.yaml', 'removed widget.yaml']);
  expect(await readdir(out)).toEqual(['README.md', 'gadget.yaml']);
});
