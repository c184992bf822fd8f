import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {DOCS_VERSIONS} from '../../../../site/versions';

import {checkYaml, type YamlClaim} from './checkYaml';
import {readCatalog} from './readCatalog';
import type {Problem} from './value';

const SITE = path.resolve(import.meta.dirname, '../../../../..');
const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures/samples');
const FILE: YamlClaim = {status: 'manifests', isFile: true};

async function catalogOf(slug: string) {
  const version = DOCS_VERSIONS.find((each) => each.slug === slug);
  if (version === undefined) throw new Error(`no docs version ${slug}`);
  const {catalog, errors} = await readCatalog(SITE, version);
  expect(errors).toEqual([]);
  return catalog;
}

function fixtures(
  folder: string,
): {slug: string; name: string; text: string}[] {
  const root = path.join(FIXTURES, folder);
  return readdirSync(root).flatMap((slug) =>
    readdirSync(path.join(root, slug)).map((name) => ({
      slug,
      name: name.replace(/\.yaml$/u, ''),
      text: readFileSync(path.join(root, slug, name), 'utf8'),
    })),
  );
}

function shown({at, path: key, what, remedy}: Problem): string {
  return `${at.line}:${at.column} ${key === '' ? '' : `${key}: `}${what}. ${remedy}`;
}

describe('a manifest with one mistake is refused where the mistake is', () => {
  test.each(fixtures('invalid'))('$slug: $name', async ({slug, text}) => {
    // The first line of a fixture says what it must be told.
    const expected = (text.split('\n')[0] ?? '').replace(/^# /u, '');
    const problems = checkYaml(text, FILE, await catalogOf(slug)).map(shown);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(expected);
  });

  test('the corpus is not a small one', () => {
    expect(fixtures('invalid').length).toBeGreaterThanOrEqual(40);
  });
});
