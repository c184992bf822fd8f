import {expect, test} from 'vitest';

import {nearestDoc, type VersionDoc} from './nearestDoc';

const doc = (id: string, more: Partial<VersionDoc> = {}): VersionDoc => ({
  id,
  path: `/docs/${id}/`,
  sidebar: 'docs',
  ...more,
});

const DOCS = [
  doc('overview/what-is'),
  doc('reference/api/application/component'),
  doc('reference/api/application/workload'),
  doc('reference/faq'),
  doc('reference/changelog', {sidebar: undefined, unlisted: true}),
];

test.each([
  ['a page that moved', 'operations/faq', 'reference/faq'],
  [
    'a page that was renamed',
    'reference/api/application/components',
    'reference/api/application/component',
  ],
  [
    'a page in a folder that exists',
    'reference/api/application/trait',
    'reference/api/application/component',
  ],
  [
    'a page in a missing folder whose parent exists',
    'reference/cli/login',
    'reference/faq',
  ],
] as const)('%s', (_, id, expected) => {
  expect(nearestDoc(id, DOCS)?.id).toBe(expected);
});

test('nothing is near a page in a top-level folder that the version lacks', () => {
  expect(nearestDoc('operations/backup', DOCS)).toBeUndefined();
});

test('a page outside the menu is not chosen', () => {
  expect(nearestDoc('reference/changelog', DOCS)?.id).toBe('reference/faq');
});
