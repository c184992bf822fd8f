import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import * as z from 'zod';

import {
  DOCS_ROUTE,
  DOCS_VERSIONS,
  docsVersionByName,
  docsVersionOfFile,
  LATEST_VERSION,
} from './versions';

const file = z.record(z.string(), z.unknown());

function readJson(name: string): z.infer<typeof file> {
  return file.parse(JSON.parse(readFileSync(name, 'utf8')));
}

test('Next is at /docs/next, the latest release at /docs, and older ones at their names', () => {
  expect(DOCS_ROUTE).toBe('docs');
  expect(
    DOCS_VERSIONS.map(({name, label, path}) => [name, label, path]),
  ).toEqual(
    DOCS_VERSIONS.map(({name}) => [
      name,
      name === 'current' ? 'Next' : name,
      name === 'current' ? 'next' : name === LATEST_VERSION ? '' : name,
    ]),
  );
});

test('the error for an unknown version lists the known ones', () => {
  expect(() => docsVersionByName('v9')).toThrow(
    'unknown docs version "v9". Allowed: current, ',
  );
});

test('a file has the version of its folder, or none', () => {
  for (const {folder, name} of DOCS_VERSIONS) {
    expect(docsVersionOfFile(`${folder}/a.md`)?.name).toBe(name);
  }
  expect(docsVersionOfFile('blog/a.md')).toBeUndefined();
});

const {dependencies, devDependencies} = z
  .object({dependencies: file, devDependencies: file})
  .parse(readJson('package.json'));

test('all packages of the framework are pinned to the same version', () => {
  const framework = Object.entries({
    ...dependencies,
    ...devDependencies,
  }).filter(([name]) => name.startsWith('@docusaurus/'));
  expect(framework.length).toBeGreaterThan(3);
  const version = dependencies['@docusaurus/core'];
  expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  for (const [name, pinned] of framework) {
    const installed = readJson(`node_modules/${name}/package.json`)['version'];
    const all = {name, pinned: version, installed: version};
    expect({name, pinned, installed}).toEqual(all);
  }
});

test('both packages of React are pinned to the same version', () => {
  expect(dependencies['react']).toMatch(/^\d+\.\d+\.\d+$/u);
  expect(dependencies['react-dom']).toBe(dependencies['react']);
});
