import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {errorOfMarkdown} from '../../tests/support/markdown';
import {remarkLinks} from './remark-links';

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'remark-links-'));
  mkdirSync(path.join(site, 'docs/concepts'), {recursive: true});
  writeFileSync(path.join(site, 'docs/concepts/cells.md'), '');
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

function errorOf(source: string): Promise<string> {
  return errorOfMarkdown(source, {
    filePath: path.join(site, 'docs/page.md'),
    beforeDefaultRemarkPlugins: [remarkLinks],
  });
}

test.each([
  ['[It](./concepts/cell.md#a)', './concepts/cell.md#a', 'concepts/cells.md'],
  ['[It](../concepts/cells.md)', '../concepts/cells.md', 'the file of a page'],
  ['[It][a]\n\n[a]: none.md', 'none.md', 'the file of a page'],
])('%j is refused with its line', async (source, key, remedy) => {
  const message = await errorOf(`Text.\n\n${source}`);
  expect(message).toMatch(/page\.md:[35] /u);
  expect(message).toContain(`${key}: this link leads to no file. `);
  expect(message).toContain(remedy);
});

test.each([
  './concepts/cells.md#any',
  'https://example.dev/none.md',
  '/docs/none.md',
  '#none',
  './none.yaml',
])('a link to %s is left to others', async (url) => {
  const message = await errorOf(`[It](${url})`).catch(() => '');
  expect(message).not.toContain('leads to no file');
});
