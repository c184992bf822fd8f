import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';

import type {Card} from './cardSvg';
import {placeCard} from './drawCards';

const card: Card = {
  title: 'Install OpenChoreo on several clusters, and connect its planes',
  section: 'Getting started',
};

const folder = temporaryFolder();

test('the same card has the same bytes, and another title gives another name', async () => {
  const first = await placeCard(card, path.join(folder, 'one'), folder);
  const before = await readFile(path.join(folder, first));
  const again = await placeCard(card, path.join(folder, 'two'), folder);
  expect(again).toBe(first);
  expect(await readFile(path.join(folder, again))).toEqual(before);
  const other = await placeCard(
    {...card, title: 'Another'},
    path.join(folder, 'one'),
    folder,
  );
  expect(other).not.toBe(first);
});
