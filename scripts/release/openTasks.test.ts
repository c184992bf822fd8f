import {readFileSync} from 'node:fs';
import path from 'node:path';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';

import type {DocsVersion} from '../../src/site/versions';
import {
  openTasks,
  writeDocumentedReleases,
  writeMissingNews,
} from './openTasks';
import {newsHeading} from './writeNews';

const FOLDER = 'versioned_docs/version-v0.3.x';

const version: DocsVersion = {
  ...{name: 'v0.3.x', label: 'v0.3.x', path: '', slug: 'v0.3.x'},
  ...{folder: FOLDER, release: {ref: 'v0.3.1', date: '2026-01-01'}},
};
const next = {...version, name: 'current', folder: 'docs'};

const release = (tag: string, date: string) => ({
  ...{version: tag, date, summary: 'New.', commit: '0123abcd'},
  kubernetes: {clusters: '1.32.0', accepted: ['1.31.0', '1.33.0'] as const},
  charts: ['a-chart'],
  images: ['server'],
});

const old = [
  release('v0.3.1', '2026-01-01'),
  release('v0.3.0', '2025-12-01'),
] as const;
const section = ({version, date}: (typeof old)[number], text = 'Text.') =>
  `${newsHeading(release(version, date))}\n\n${text}\n`;
const [patch, first] = old;
const news = old.map((one) => section(one)).join('');

const site = temporaryFolder();
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

function tasks(
  files: Readonly<Record<string, string>>,
  releases: Parameters<typeof openTasks>[2] = old,
  versions: readonly DocsVersion[] = [version],
): readonly string[] {
  writeFiles(site, {
    'src/site/docs-versions.json': '[]',
    [`${FOLDER}/reference/changelog.md`]: news,
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
    expect.stringMatching(
      /changelog\.md: it has no text below "## v0\.3\.2: 1 February 2026 \{#v0-3-2\}"/u,
    ),
  ]);
  const versions = writeDocumentedReleases(site, [version], releases);
  expect(versions[0]?.release).toEqual({ref: 'v0.3.2', date: '2026-02-01'});
  expect(JSON.parse(read('src/site/docs-versions.json'))).toEqual(versions);
  const files = {
    [`${FOLDER}/a.md`]: 'One\n\nAs of v0.3.1, two.\n',
    [`${FOLDER}/reference/changelog.md`]:
      section(release('v0.3.2', '2026-02-01')) + news,
  };
  expect(tasks(files, releases, versions)).toEqual([
    expect.stringMatching(/a\.md:3: it names v0\.3\.1/u),
  ]);
});

test('a section without text says nothing', () => {
  const changelog = `${newsHeading(patch)}\n\n${section(first)}`;
  expect(tasks({[`${FOLDER}/reference/changelog.md`]: changelog})).toEqual([
    expect.stringContaining('no text below "## v0.3.1'),
  ]);
});

test('a version without a release is told', () => {
  expect(tasks({}, [release('v0.2.0', '2025-11-01')])[0]).toMatch(
    /no release belongs to the docs version v0\.3\.x.*Add v0\.3\.1/u,
  );
});

const values = (key: string) =>
  `plane:\n  subcharts: []\n  values:\n    ${key}:\n      default: "1"\n`;

test('the news of a version begin with all that its data know to break', () => {
  const releases = [release('v0.4.0', '2026-03-01'), ...old];
  const crd = (field: string) =>
    `kind: Dog\ngroup: a.dev\nversion: v1\nscope: Namespaced\nplural: dogs\nsingular: dog\nref: v0.3.1\nschema:\n  type: object\n  properties:\n    spec:\n      type: object\n      properties:\n        ${field}:\n          type: string\n`;
  writeFiles(site, {
    [`${FOLDER}/reference/changelog.md`]: news,
    'docs/reference/changelog.md': `Text.\n\n${news}`,
    [`${FOLDER}/_chart-values.yaml`]: values('server.port'),
    'docs/_chart-values.yaml': values('port'),
    [`${FOLDER}/reference/api/_crds/dog.yaml`]: crd('tail'),
    'docs/reference/api/_crds/dog.yaml': crd('legs'),
  });
  writeMissingNews(site, [next, version], releases);
  const written = read('docs/reference/changelog.md');
  expect(written).toBe(
    `Text.\n\n## v0.4.0: 1 March 2026 {#v0-4-0}\n\nNew.\n\nBreaking changes:\n\n| Area | Change | What to do |\n| --- | --- | --- |\n| Dog | \`spec.tail\` is gone | … |\n| Chart \`plane\` | \`server\` is gone | … |\n\n${news}`,
  );
  expect(
    openTasks(site, [next, version], releases).flatMap(({message}) =>
      message.includes("doesn't say what to do") ? [message] : [],
    ),
  ).toEqual([
    expect.stringMatching(/changelog\.md:11: .*Dog.*spec\.tail/u),
    expect.stringMatching(/changelog\.md:12: .*plane.*server/u),
  ]);
  writeMissingNews(site, [next, version], releases);
  expect(read('docs/reference/changelog.md')).toBe(written);
});

test('charts and images are those of the release', () => {
  expect(
    tasks({
      [`${FOLDER}/_chart-values.yaml`]: values('port'),
      [`${FOLDER}/a.md`]:
        'ghcr.io/openchoreo/server:%{image-tag} ghcr.io/openchoreo/sever:%{image-tag}\n',
    }),
  ).toEqual([
    expect.stringMatching(/its charts are a-chart, .* of plane/u),
    expect.stringMatching(/a\.md:1: .*no image sever\b/u),
  ]);
});
