import path from 'node:path';

import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {namedFiles} from './namedFiles';

const site = temporaryFolder({'docs/a.md': '', 'docs/b/c.mdx': '', 'd.ts': ''});
const from = (name: string): string =>
  path.relative('../check', path.join(site, name));

test('a folder stands for all files in it', () => {
  expect(namedFiles([from('docs'), from('d.ts')])).toEqual(
    ['docs/a.md', 'docs/b/c.mdx', 'd.ts'].map(from),
  );
  expect(namedFiles([])).toBeUndefined();
  expect(() => namedFiles([from('gone')])).toThrow('gone not found');
});
