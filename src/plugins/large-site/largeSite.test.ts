import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import {DEFAULT_FASTER_CONFIG_TRUE} from '@docusaurus/core/lib/server/configValidation';
import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/temporaryFolder';
import {
  DOCS_VERSIONS,
  docsVersionByName,
  LATEST_VERSION,
} from '../../site/versions';
import {buildWays, LARGE_SITE_PAGES} from './index';

const require_ = createRequire(import.meta.url);

const site = temporaryFolder(
  Object.fromEntries(DOCS_VERSIONS.map(({folder}) => [`${folder}/_a.md`, ''])),
);

function writePages(count: number): void {
  const {folder} = docsVersionByName(LATEST_VERSION);
  for (let page = 0; page < count; page += 1) {
    writeFiles(site, {[`${folder}/pages/${page}.md`]: ''});
  }
}

/** The bundler's settings for the server bundle. */
function serverConfig(): unknown {
  const {configureWebpack} = buildWays(site).plugin();
  return (configureWebpack as (config: object, isServer: boolean) => unknown)(
    {},
    true,
  );
}

test("a small site is built with all of the framework's speedups", () => {
  writePages(LARGE_SITE_PAGES - 1);
  expect(buildWays(site).faster).toEqual(DEFAULT_FASTER_CONFIG_TRUE);
  expect(serverConfig()).toEqual({});
});

test('a large site is built without the cache, and one bundle after the other', () => {
  writePages(LARGE_SITE_PAGES);
  expect(buildWays(site).faster).toEqual({
    ...DEFAULT_FASTER_CONFIG_TRUE,
    rspackPersistentCache: false,
  });
  expect(serverConfig()).toEqual({dependencies: ['client']});
});

test("the framework still uses this name for the browser's bundle", () => {
  const base = require_.resolve('@docusaurus/core/lib/webpack/base.js');
  expect(readFileSync(base, 'utf8')).toContain(
    "const name = isServer ? 'server' : 'client';",
  );
});
