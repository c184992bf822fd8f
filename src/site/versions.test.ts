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

test("the framework's list of versions is the site's", () => {
  const released = DOCS_VERSIONS.map(({name}) => name).filter(
    (name) => name !== 'current',
  );
  expect(JSON.parse(readFileSync('versions.json', 'utf8'))).toEqual(released);
});

test('a version that does not exist is refused with those that do', () => {
  expect(() => docsVersionByName('v9')).toThrow(
    'there is no docs version "v9". Allowed: current, ',
  );
});

test('a file belongs to the version of its folder, or to none', () => {
  expect(docsVersionOfFile('docs/a.md')?.label).toBe('Next');
  expect(docsVersionOfFile('versioned_docs/version-v0.3.x/a.md')?.label).toBe(
    'v0.3.x',
  );
  expect(docsVersionOfFile('blog/a.md')).toBeUndefined();
});

test('the framework is 3.8.1 in all its packages, React 19.1.1, both pinned', () => {
  const {dependencies, devDependencies} = z
    .object({dependencies: file, devDependencies: file})
    .parse(readJson('package.json'));
  const pinned = {...dependencies, ...devDependencies};
  const framework = Object.entries(pinned).filter(([name]) =>
    name.startsWith('@docusaurus/'),
  );
  expect(framework.length).toBeGreaterThan(3);
  for (const [name, version] of framework) {
    expect({name, version}).toEqual({name, version: '3.8.1'});
    expect(readJson(`node_modules/${name}/package.json`)['version']).toBe(
      '3.8.1',
    );
  }
  for (const name of ['react', 'react-dom']) {
    expect(pinned[name]).toBe('19.1.1');
    expect(readJson(`node_modules/${name}/package.json`)['version']).toBe(
      '19.1.1',
    );
  }
});
