import {readFileSync} from 'node:fs';
import path from 'node:path';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';

import type {DocsVersion} from '../../src/site/versions';
import {openTasks, writeDocumentedReleases} from './openTasks';

const FOLDER = 'versioned_docs/version-v0.3.x';

const version: DocsVersion = {
  ...{name: 'v0.3.x', label: 'v0.3.x', path: '', slug: 'v0.3.x'},
  folder: FOLDER,
  release: {ref: 'v0.3.1', date: '2026-01-01'},
};

const release = (tag: string, date: string) => ({
  ...{version: tag, date, summary: 'New.'},
});

const old = [release('v0.3.1', '2026-01-01'), release('v0.3.0', '2025-12-01')];
const section = (id: string, text = 'Text.') => `## News {#${id}}\n\n${text}\n`;

const site = temporaryFolder();

function tasks(
  files: Readonly<Record<string, string>>,
  releases = old,
  versions: readonly DocsVersion[] = [version],
): readonly string[] {
  writeFiles(site, {
    'src/site/docs-versions.json': '[]',
    [`${FOLDER}/reference/changelog.md`]: section('v0-3-1') + section('v0-3-0'),
    [`${FOLDER}/a.md`]: 'Text.\n',
    ...files,
  });
  return openTasks(site, versions, releases).map(({message}) => message);
}

test('nothing is left for a release that is everywhere', () => {
  expect(tasks({})).toEqual([]);
});

test('a new patch asks for its entry, its news and its definitions', () => {
  const releases = [release('v0.3.2', '2026-02-01'), ...old];
  expect(tasks({}, releases)).toEqual([
    expect.stringMatching(/docs-versions\.json v0\.3\.x: .*v0\.3\.2/u),
    expect.stringMatching(/changelog\.md: it says nothing about v0\.3\.2/u),
  ]);
  const versions = writeDocumentedReleases(site, [version], releases);
  expect(versions[0]?.release).toEqual({ref: 'v0.3.2', date: '2026-02-01'});
  expect(
    JSON.parse(
      readFileSync(path.join(site, 'src/site/docs-versions.json'), 'utf8'),
    ),
  ).toEqual(versions);
  expect(
    tasks(
      {
        [`${FOLDER}/a.md`]: 'One\n\nAs of v0.3.1, two.\n',
        [`${FOLDER}/reference/changelog.md`]:
          section('v0-3-2') + section('v0-3-1') + section('v0-3-0'),
      },
      releases,
      versions,
    ),
  ).toEqual([expect.stringMatching(/a\.md:3: it names v0\.3\.1/u)]);
});

test('a section without text says nothing', () => {
  const changelog = `## News {#v0-3-1}\n\n${section('v0-3-0')}`;
  expect(tasks({[`${FOLDER}/reference/changelog.md`]: changelog})).toEqual([
    expect.stringContaining('nothing about v0.3.1'),
  ]);
});

test('a version without a release is told', () => {
  expect(tasks({}, [release('v0.2.0', '2025-11-01')])[0]).toMatch(
    /no release belongs to the docs version v0\.3\.x.*Add v0\.3\.1/u,
  );
});
