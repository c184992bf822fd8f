import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';

import {RELEASES_FILE} from '../lib/node/readReleases';
import {remarkReleases} from './remark-releases';

const site = temporaryFolder();

function rows(directive: string, more = ''): readonly string[] {
  writeFiles(site, {
    [RELEASES_FILE]: `- {version: v9.0.1, date: 2026-02-01, commit: 0123abcd, summary: Two${more}}
- {version: v9.0.0, date: 2026-01-31, commit: 0123abcd, summary: One, charts: [a, b], images: [], kubernetes: {clusters: 1.32.0, accepted: [1.31.0, 1.33.0]}}
`,
  });
  const file = new VFile({value: directive, path: `${site}/docs/a.md`});
  const processor = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkReleases, {siteDir: site});
  const tree: Root = processor.runSync(processor.parse(file), file);
  const [table] = tree.children;
  return table?.type === 'table'
    ? table.children.map(({children}) =>
        children.map((cell) => toString(cell)).join(' | '),
      )
    : [];
}

test('a table of releases has what is known of them', () => {
  expect(rows('::releases[summaries]')).toEqual([
    'Release | Date | Summary',
    'v9.0.1 | 1 February 2026 | Two',
    'v9.0.0 | 31 January 2026 | One',
  ]);
  const [head, patch] = rows('::releases[support]');
  expect(head).not.toContain('Supported');
  expect(patch).toBe(
    'v9.0.1 | 1 February 2026 | 1.32.0 | 1.31.0–1.33.0 | a, b',
  );
  const dated = rows('::releases[support]', ', supportedUntil: 2027-01-31');
  expect(dated.map((row) => row.split(' | ').at(-1))).toEqual([
    ...['Supported until', '31 January 2027', ''],
  ]);
});

test('an unknown table is told with its line', () => {
  expect(() => rows('::releases[suport]')).toThrow(
    /^docs\/a\.md:1 .*Use one of: summaries, support/u,
  );
});
