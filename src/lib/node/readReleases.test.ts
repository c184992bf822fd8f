import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/temporaryFolder';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {stringify} from 'yaml';

import {readReleases, releaseConstants, RELEASES_FILE} from './readReleases';

const folder = temporaryFolder();

function read(releases: unknown): ReturnType<typeof readReleases> {
  writeFiles(folder, {
    [RELEASES_FILE]:
      typeof releases === 'string'
        ? releases
        : stringify(releases, {aliasDuplicateObjects: false}),
  });
  return readReleases(folder);
}

/** What a release below may leave to the releases above it. */
const KEPT = {
  kubernetes: {clusters: '1.32.0', accepted: ['1.31.0', '1.33.0']},
  charts: ['plane'],
  images: ['server'],
};

/** Patches of some series, each dated after the patches before it. */
const history = fc
  .uniqueArray(fc.tuple(fc.nat(3), fc.nat(12), fc.nat(12)), {
    minLength: 2,
    selector: String,
  })
  .map((all) =>
    all
      .toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
      .map(([major, minor, patch], index) => ({
        version: `v${major}.${minor}.${patch}`,
        date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
        ...{summary: 'Text.', commit: '0123abcd', ...KEPT},
      }))
      .toReversed(),
  );

test('releases in order are read, and in no other order', () => {
  fc.assert(
    fc.property(history, fc.nat(), (releases, at) => {
      expect(read(releases)).toEqual(releases);
      const index = at % (releases.length - 1);
      const swapped = releases.toSpliced(
        index,
        2,
        ...releases.slice(index, index + 2).reverse(),
      );
      expect(() => read(swapped)).toThrow(
        /^src\/site\/releases\.yaml:\d+:\d+ .*stands below/u,
      );
    }),
  );
});

test('a patch that is older than the one before it is a mistake', () => {
  const release = (version: string, date: string) => ({
    ...{version, date, summary: 'Text.', commit: '0123abcd', ...KEPT},
  });
  const [old, early] = [
    release('v0.3.1', '2026-02-01'),
    release('v0.3.2', '2026-01-01'),
  ];
  expect(() => read([early, old])).toThrow('correct the dates');
  // Series overlap.
  const next = release('v0.4.0', '2026-01-15');
  expect(read([next, old])).toHaveLength(2);
});

test.each([
  ['- version: 0.4.0\n  date: 2026-01-31\n  summary: A.', 'releases.yaml:1:3 '],
  ['- version: v0.4.0\n  date: 2026-02-31\n  summary: A.', ':2:3 '],
  ['- version: v0.4.0\n  date: 2026-01-31', 'summary'],
  [
    '- version: v0.4.0\n  date: 2026-01-31\n  summary: A.\n  sumary: B.',
    'sumary',
  ],
  ['a: [', 'releases.yaml:1'],
])('%j is told with its place', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('a patch of one line has what the release below it says', () => {
  const entry = (version: string, rest: string) =>
    `- {version: ${version}, date: 2026-01-31, commit: 0123abcd, summary: A${rest}}\n`;
  const kept =
    ', charts: [a], images: [b], kubernetes: {clusters: 1.32.1, accepted: [1.31.0, 1.33.0]}';
  const [patch, first] = read(
    entry('v0.4.1', ', charts: [c], supportedUntil: 2027-01-31') +
      entry('v0.4.0', `${kept}, supportedUntil: 2026-06-30`),
  );
  expect(patch).toMatchObject({
    ...{kubernetes: first?.kubernetes, images: ['b'], charts: ['c']},
    supportedUntil: '2027-01-31',
  });
  const [other] = read(
    entry('v0.4.1', '') +
      entry('v0.4.0', `${kept}, supportedUntil: 2026-06-30`),
  );
  expect(other).toMatchObject({charts: ['a'], images: ['b']});
  // It isn't taken over: nobody has promised it.
  expect(other).not.toHaveProperty('supportedUntil');
  expect(releaseConstants(other)).toEqual({
    ...{release: 'v0.4.1', 'image-tag': 'v0.4.1', 'chart-version': '0.4.1'},
    ...{commit: '0123abcd', 'kubernetes-version': '1.32'},
    'kubernetes-node-version': 'v1.32.1',
  });
  expect(() => read(entry('v0.4.0', ', charts: [a]'))).toThrow('kubernetes');
});
