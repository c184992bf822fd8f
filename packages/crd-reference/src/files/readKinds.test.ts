import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {NEXT, referenceSite, VERSIONS} from '../testing/temporarySite';

import {readKinds} from './readKinds';

const DEFINITION = readFileSync(
  path.join(import.meta.dirname, '../../fixtures/valid/every-limit.yaml'),
  'utf8',
);

test('a definition of a release is a kind, with its page and descriptions', async () => {
  const siteDir = await referenceSite({
    [`${NEXT}/reference/api/_crds/any-name.yaml`]: DEFINITION.replace(
      /^(?<indent> +)openAPIV3Schema:\n/mu,
      '$&$<indent>  description: What it is <for>.\n',
    ),
    [`${NEXT}/reference/api/_crds/policy.yaml`]: {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicy',
    },
    [`${NEXT}/reference/api/widget.md`]: '# Widget',
  });
  const {kinds, errors} = readKinds(siteDir, VERSIONS[0]);
  expect(errors).toEqual([]);
  expect(kinds.map(({kind, page}) => [kind, page])).toEqual([
    ['Widget', 'reference/api/widget.md'],
  ]);
  expect(kinds[0]?.descriptions?.get('')).toBe(String.raw`What it is \<for>.`);
});

test('a kind is defined once', async () => {
  const siteDir = await referenceSite({
    [`${NEXT}/reference/api/_crds/one.yaml`]: DEFINITION,
    [`${NEXT}/reference/api/_crds/two.yaml`]: DEFINITION,
  });
  const {kinds, errors} = readKinds(siteDir, VERSIONS[0]);
  expect(kinds).toHaveLength(1);
  expect(errors.map(({message}) => message)).toEqual([
    expect.stringMatching(
      /two\.yaml: kind Widget is already defined in .*one/u,
    ),
  ]);
});
