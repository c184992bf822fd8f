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

test('a card is a PNG of 1200 by 630, under 100 kB', async () => {
  const name = await placeCard(card, path.join(folder, 'store'), folder);
  const bytes = await readFile(path.join(folder, name));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(1200);
  expect(bytes.readUInt32BE(20)).toBe(630);
  expect(bytes.byteLength).toBeLessThan(100_000);
});

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
