import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import type {Redirect} from '../../src/site/redirects';
import versions from '../../tests/fixtures/two-versions.json';
import {cutFiles} from './cutFiles';
import {withVersion} from './planVersions';

const RELEASE = {name: 'v0.4.x', ref: 'v0.4.0', date: '2026-01-31'};
const SIDEBARS = {docs: ['a']};
const CUT = 'versioned_docs/version-v0.4.x';

const site = temporaryFolder({
  'docs/a.md': 'Text.\n',
  'docs/_samples/a.yaml': 'a: 1\n',
  'src/site/releases.yaml':
    '- version: v0.4.0\n  date: 2026-01-31\n  commit: 0123abcd\n  summary: New.\n  kubernetes: {clusters: 1.33.0, accepted: [1.32.0, 1.34.0]}\n  charts: [a]\n  images: [a]\n',
  'docs/_constants.yaml':
    '# Values of Next.\n# At a commit.\n\n# A chart\nchart-version: 0.0.0-latest-dev\n# The ref\ngit-ref: f4e7adba31c8744bb1e64e3aa0ee091b2d9135a7\nimage-tag: latest-dev\nkubernetes-version: "1.32"\nquick-start: latest-dev\n',
  'versioned_docs/version-v0.3.x/a.md': 'Text.\n',
  'versioned_docs/version-v0.3.x/b/gone.md': 'Text.\n',
  'src/site/docs-versions.json': `${JSON.stringify(versions, null, 2)}\n`,
  'src/site/redirects.json': '[]\n',
  'versions.json': '["v0.3.x"]\n',
  '.github/ISSUE_TEMPLATE/wrong-content.yml':
    'body:\n  - id: version\n    attributes:\n      label: Version\n      options: [v0.3.x, Next]\n',
});

function read(file: string): string {
  return readFileSync(path.join(site, file), 'utf8');
}

const cut = (values: Record<string, string>, old: readonly Redirect[] = []) =>
  cutFiles(
    site,
    versions,
    RELEASE,
    SIDEBARS,
    new Map(Object.entries(values)),
    old,
  );

test('a cut copies docs, with the constants of the release', () => {
  const {leftovers} = cut({'git-ref': 'v0.4.1'});
  expect(read(`${CUT}/a.md`)).toBe('Text.\n');
  expect(read(`${CUT}/_samples/a.yaml`)).toBe('a: 1\n');
  const constants = read(`${CUT}/_constants.yaml`);
  expect(constants).toMatch(/^# Values bound .*: v0\.4\.x/);
  expect(constants).not.toContain('Values of Next');
  expect(constants).toContain('\n# The ref\ngit-ref: v0.4.1\n');
  // The release decides them.
  expect(constants).not.toMatch(/chart-version|image-tag|kubernetes-version/);
  // Constants that weren't set are reported if they refer to a moving state.
  expect(leftovers).toEqual([
    {
      file: `${CUT}/_constants.yaml`,
      line: expect.any(Number) as number,
      text: 'quick-start: latest-dev',
    },
  ]);
});

test('a cut updates lists, sidebar and issue form, and redirects removed pages', () => {
  const old = [
    {from: '/docs/old/', to: '/docs/a/#part'},
    {from: '/docs/next/old/', to: '/docs/next/a/'},
    {from: '/blog/old/', to: '/blog/'},
  ];
  const {redirects} = cut({}, old);
  expect(JSON.parse(read('versions.json'))).toEqual(['v0.4.x', 'v0.3.x']);
  expect(JSON.parse(read('src/site/docs-versions.json'))).toEqual(
    withVersion(versions, RELEASE),
  );
  expect(
    JSON.parse(read('versioned_sidebars/version-v0.4.x-sidebars.json')),
  ).toEqual(SIDEBARS);
  expect(read('.github/ISSUE_TEMPLATE/wrong-content.yml')).toContain(
    'options: [v0.4.x, v0.3.x, Next]',
  );
  expect(redirects).toBe(2);
  expect(JSON.parse(read('src/site/redirects.json'))).toEqual([
    ...old,
    {from: '/docs/b/gone/', to: '/docs/v0.3.x/b/gone/'},
    {from: '/docs/v0.3.x/old/', to: '/docs/v0.3.x/a/#part'},
  ]);
});

test('a constant that does not exist is not invented', () => {
  expect(() => cut({'chart-verison': '0.4.0'})).toThrow(
    'found no constant "chart-verison"',
  );
});
