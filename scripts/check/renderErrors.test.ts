import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {DOCS_VERSIONS, versionRoute} from '../../src/site/versions';
import {renderErrors} from './renderErrors';

const [VERSION] = DOCS_VERSIONS;
if (!VERSION) throw new Error('There is no docs version.');
const {folder} = VERSION;

const site = temporaryFolder();

/** A shortened error of the framework. */
function outputOf(name: string, cause: string, baseUrl = '/'): string {
  return `[errors]: [
        Error: Can't render static file for pathname "${baseUrl}${versionRoute(VERSION as never)}${name}/"
            at generateStaticFile (/site/ssgRenderer.js:131:20) {
          [cause]: ${cause}
              at _createMdxContent (/site/2dca0211.js:49:33)`;
}

const READING = "TypeError: Cannot read properties of undefined (reading 'c')";

test.each([
  ['Text.\n\n{rows.map((row) => row.b.c)}\n', READING, ':5: '],
  ['<b title={rows[0].b.c}>Text</b>\n', READING, ':3: '],
  ['{rows[0].b.c}\n\n{rows[1].b.c}\n', READING, ': '],
  ['{rows.maap()}\n', 'TypeError: rows.maap is not a function', ':3: '],
  ['Text.\n', 'Error: thrown by a component {', ': '],
])('a failing page is reported with its line: %j', (text, cause, place) => {
  const file = `${folder}/a.mdx`;
  writeFiles(site, {[file]: `export const rows = [{}];\n\n${text}`});
  for (const baseUrl of ['/', '/below/']) {
    const output = outputOf('a', cause, baseUrl);
    const found = renderErrors(site, baseUrl, output);
    expect(found.map(({message}) => message)).toEqual([
      expect.stringContaining(
        `${file}${place}the page failed to render: ${cause.replace(' {', '')}. Fix`,
      ),
    ]);
  }
});

test('failures outside MDX pages are left to the framework', () => {
  writeFiles(site, {[`${folder}/a.md`]: 'Text.\n'});
  for (const name of ['a', 'b']) {
    expect(renderErrors(site, '/', outputOf(name, READING))).toEqual([]);
  }
  expect(renderErrors(site, '/', 'Another mistake.')).toEqual([]);
});
