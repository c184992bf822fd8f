import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';

import {RELEASES_FILE} from '../../lib/node/readReleases';
import {docsVersionByName} from '../../site/versions';
import {releasesDirective} from './releases';

const site = temporaryFolder();

function rows(name: string, more = ''): readonly string[] {
  writeFiles(site, {
    [RELEASES_FILE]: `- {version: v9.0.1, date: 2026-02-01, commit: 0123abcd, summary: Two${more}}
- {version: v9.0.0, date: 2026-01-31, commit: 0123abcd, summary: One, charts: [a, b], images: [], kubernetes: {clusters: 1.32.0, accepted: [1.31.0, 1.33.0]}}
`,
  });
  const drawn = releasesDirective(site, docsVersionByName('current'))(name, []);
  const [table] = Array.isArray(drawn) ? drawn : [];
  return table?.type === 'table'
    ? table.children.map(({children}) =>
        children.map((cell) => toString(cell)).join(' | '),
      )
    : [];
}

test('a table of releases has what is known of them', () => {
  expect(rows('summaries')).toEqual([
    'Release | Date | Summary',
    'v9.0.1 | 1 February 2026 | Two',
    'v9.0.0 | 31 January 2026 | One',
  ]);
  const [head, patch] = rows('support');
  expect(head).not.toContain('Supported');
  expect(patch).toBe(
    'v9.0.1 | 1 February 2026 | 1.32.0 | 1.31.0–1.33.0 | a, b',
  );
  const dated = rows('support', ', supportedUntil: 2027-01-31');
  expect(dated.map((row) => row.split(' | ').at(-1))).toEqual([
    ...['Supported until', '31 January 2027', ''],
  ]);
});

test('an unknown table is told with those that there are', () => {
  const draw = releasesDirective(site, undefined);
  expect(draw('suport', [])).toMatchObject({
    remedy: 'Use one of: summaries, support.',
  });
});
