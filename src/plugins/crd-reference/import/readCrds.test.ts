import {cp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import type {KindStructure} from '../model/model';

import {readCrds, type ReadCrds} from './readCrds';

const fixtures = path.join(import.meta.dirname, '../fixtures');

const folder = temporaryFolder();

/** Reads only one fixture, or one folder of fixtures. */
async function readFixture(name: string): Promise<ReadCrds> {
  const from = path.join(fixtures, name);
  await cp(from, path.join(folder, path.basename(name)), {recursive: true});
  return readCrds(folder, 'v1.0.0');
}

async function onlyStructure(name: string): Promise<KindStructure> {
  const {structures, errors} = await readFixture(`valid/${name}.yaml`);
  expect(errors).toEqual([]);
  expect(structures).toHaveLength(1);
  return structures[0] ?? expect.fail('no structure');
}

describe('an invalid definition is rejected with file and line', () => {
  test.each([
    [
      'dollar-ref',
      /^dollar-ref\.yaml:23:19 .*size\.\$ref: key `\$ref` .*write the schema out/u,
    ],
    ['alias-cycle', /^alias-cycle\.yaml:25:28: alias \*size is not allowed/u],
    ['alias-bomb', /^alias-bomb\.yaml:2:8: alias \*a is not allowed/u],
    [
      'duplicate-key',
      /^duplicate-key\.yaml:24:19: this map already has the same key/u,
    ],
    ['tab-indent', /^tab-indent\.yaml:23:1: a tab is used as indentation/u],
    [
      'unknown-keyword',
      /^unknown-keyword\.yaml:24:19 .*minLenght: .*Did you mean `minLength`/u,
    ],
    [
      'wrong-type',
      /^wrong-type\.yaml:23:19 .*size\.type: .*"object"\|"array"\|"string"/u,
    ],
    [
      'no-schema',
      /^no-schema\.yaml:12:7 spec\.versions\[0\]: version v1 of Widget has no schema/u,
    ],
    [
      'not-served',
      /^not-served\.yaml:11:3 spec\.versions: Widget has no served version/u,
    ],
    [
      'one-version-of-v1beta1',
      /^one-version-of-v1beta1\.yaml:5:1 spec\.versions: .*apiextensions\.k8s\.io\/v1,/u,
    ],
    ['bad-version-name', /^bad-version-name\.yaml:1:1 version: /u],
    ['utf-16', /^utf-16\.yaml: the file is not UTF-8/u],
    ['latin-1', /^latin-1\.yaml: the file is not UTF-8/u],
  ])('%s', async (name, message) => {
    const {structures, errors} = await readFixture(`invalid/${name}.yaml`);
    expect(errors.map((error) => error.message).join('\n')).toMatch(message);
    expect(errors).toHaveLength(1);
    expect(structures).toEqual([]);
  });

  test('a kind in two groups is reported with both files', async () => {
    const {errors} = await readFixture('invalid/two-groups');
    expect(errors.map(({message}) => message)).toEqual([
      expect.stringMatching(
        /^two-groups\/widget\.yaml .*kind Widget is in group example\.dev here, but in group other\.dev in two-groups\/other-group\.yaml/u,
      ),
    ]);
  });

  test('a folder without files is an error', async () => {
    const {errors} = await readCrds(path.join(folder, 'nowhere'), 'v1');
    expect(errors[0]?.message).toMatch(/has no \.yaml file/u);
  });

  test('all mistakes are reported at once, and valid definitions are read', async () => {
    await cp(path.join(fixtures, 'invalid'), folder, {recursive: true});
    await cp(
      path.join(fixtures, 'valid/kubectl-list.yaml'),
      path.join(folder, 'kubectl-list.yaml'),
    );
    const {errors, structures} = await readCrds(folder, 'v1');
    expect(new Set(errors.map(({place}) => place.file)).size).toBe(15);
    expect(structures.map(({kind}) => kind)).toContain('Gadget');
  });
});

describe('an unusual definition is read', () => {
  test.each([
    ['a list as kubectl prints it', 'kubectl-list', 0],
    ['several documents in a file, including other objects', 'documents', 1],
  ])('%s', async (_, name, others) => {
    const read = await readFixture(`valid/${name}.yaml`);
    expect(read).toMatchObject({errors: [], otherObjects: others});
    expect(read.structures.map(({kind}) => kind)).toEqual(['Gadget', 'Widget']);
  });

  test.each([
    ['a byte-order mark', (text: string) => `\uFEFF${text}`],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('%s makes no difference', async (_, change) => {
    const plain = await onlyStructure('int-or-string');
    const copy = path.join(folder, 'int-or-string.yaml');
    await writeFile(copy, change(await readFile(copy, 'utf8')));
    const {structures} = await readCrds(folder, 'v1.0.0');
    expect(structures).toEqual([plain]);
  });

  const size = {type: 'string'};
  test.each([
    ['stored, and another one listed', 'two-served-versions', 'v1'],
    ['the newest served one', 'stored-version-not-served', 'v1alpha2'],
  ])('the described version is %s', async (_, name, other) => {
    expect(await onlyStructure(name)).toMatchObject({
      ...{version: 'v1beta1', otherServedVersions: [other]},
      schema: {properties: {spec: {properties: {size}}}},
    });
  });

  test('prose is removed, but not fields with the same names', async () => {
    const {schema} = await onlyStructure('prose-and-fields-called-so');
    expect(schema.properties?.['spec']?.properties).toEqual({
      description: {type: 'string'},
      items: {type: 'array', items: {type: 'string'}},
      title: {type: 'string'},
    });
  });

  test('every limit that the API server enforces is kept', async () => {
    const structure = await onlyStructure('every-limit');
    expect(structure).toMatchObject({
      shortNames: ['wd'],
      categories: ['all'],
      subresources: ['scale', 'status'],
      printerColumns: [
        {name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp'},
      ],
    });
    expect(structure.printerColumns?.[0]).not.toHaveProperty('description');
    const text = await readFile(path.join(folder, 'every-limit.yaml'), 'utf8');
    const given: unknown = parse(text);
    expect(given).toHaveProperty(
      'spec.versions[0].schema.openAPIV3Schema',
      structure.schema,
    );
  });
});
