import {
  temporaryFolder,
  writeFiles,
} from '../../../../tests/support/temporaryFolder';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

import {kindStructure, type KindStructure} from '../model/model';
import {readFixture} from '../testing/temporarySite';
import {formatStructure, readCrds} from './crds';

/** Files with definitions, by the name of the case. */
const FILES = z
  .record(z.string(), z.string())
  .parse(readFixture('definitions.yaml'));
const folder = temporaryFolder();

function structuresIn(name: string): KindStructure[] {
  writeFiles(folder, {[`${name}.yaml`]: FILES[name] ?? ''});
  return readCrds(folder, 'v1.0.0');
}

function structureIn(name: string): KindStructure {
  const [structure] = structuresIn(name);
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
  ['pattern-of-go', /^pattern-of-go\.yaml: .*\(\?i\)[^]*size\.pattern/u],
  ['not-served', /^not-served\.yaml: Widget has no served version/u],
])('an invalid definition is rejected: %s', (name, message) => {
  expect(() => structuresIn(name)).toThrow(message);
});

test('a file can have several documents, and other objects', () => {
  const structures = structuresIn('documents');
  expect(structures.map(({kind}) => kind)).toEqual(['Widget', 'Gadget']);
});

test.each([
  ['stored', 'two-served-versions'],
  ['the first served one', 'stored-version-not-served'],
])('the described version is %s', (_, name) => {
  expect(structureIn(name)).toMatchObject({
    version: 'v1beta1',
    schema: {properties: {spec: {properties: {size: {type: 'string'}}}}},
  });
});

const text = {type: 'string'};

test.each([
  [
    'prose-and-fields-called-so',
    {description: text, items: {type: 'array', items: text}, title: text},
  ],
  ['int-or-string', {port: {'x-kubernetes-int-or-string': true}}],
])('only what is enforced is kept: %s', (name, fields) => {
  const {schema} = structureIn(name);
  expect(schema.properties?.['spec']?.properties).toEqual(fields);
});

test('every limit is kept, also in the file that is written', () => {
  const structure = structureIn('every-limit');
  expect(structure).toMatchObject({
    ...{shortNames: ['wd'], printerColumns: ['Age']},
  });
  const given: unknown = parse(FILES['every-limit'] ?? '');
  expect(given).toHaveProperty(
    'spec.versions[0].schema.openAPIV3Schema',
    structure.schema,
  );
  const written = formatStructure(structure);
  expect(kindStructure.parse(parse(written))).toEqual(structure);
  // Aliases are not allowed in data files.
  expect(written).not.toMatch(/: [&*]\w/u);
});
