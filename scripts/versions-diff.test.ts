import {expect, test} from 'vitest';

import {DOCS_VERSIONS} from '../src/site/versions';
import {compareVersions, describeComparison} from './versions-diff';

test.each([
  [{state: 'identical'}, 'identical'],
  [{state: 'constants', names: ['a', 'b']}, 'constants only: a, b'],
  [{state: 'different', removed: 1, added: 2}, 'differs: -1 +2 lines'],
  [{state: 'alone', label: 'Next'}, 'only in Next'],
] as const)('%j is told as %j', (comparison, wanted) => {
  expect(describeComparison(comparison)).toBe(wanted);
});

test('pages, samples and words of both versions are compared, structures not', () => {
  const [to, from] = DOCS_VERSIONS;
  if (!from || !to) throw new Error('There are not two versions.');
  const files = compareVersions({from, to}).map(({file}) => file);
  expect(files).toContain('reference/faq.md');
  expect(files).toContain('_glossary.yaml');
  expect(files.some((file) => file.startsWith('_samples/'))).toBe(true);
  expect(files.filter((file) => file.includes('/_crds/'))).toEqual([]);
});

test('a version does not differ from itself', () => {
  const [version] = DOCS_VERSIONS;
  if (!version) throw new Error('There is no version.');
  const states = compareVersions({from: version, to: version}).map(
    ({comparison}) => comparison.state,
  );
  expect(new Set(states)).toEqual(new Set(['identical']));
});
