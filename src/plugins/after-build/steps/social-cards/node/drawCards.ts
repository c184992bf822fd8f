import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {shortHash} from '@openchoreo/page-tools/node/hashes';
import sharp from 'sharp';

import {cardSvg, type Card} from './cardSvg';

/** Increase this when the design changes, so that cached cards are drawn again. */
const DRAWING = 4;

function nameOf(card: Card): string {
  return `${shortHash(JSON.stringify([DRAWING, card]), 16)}.png`;
}

async function draw(card: Card): Promise<Buffer> {
  const svg = Buffer.from(await cardSvg(card));
  // Cards are opaque, and a fourth channel would take a third more work.
  return sharp(svg).removeAlpha().png().toBuffer();
}

/**
 * Copies the card of a page into a folder of the build, drawing it first unless
 * an earlier build already has.
 *
 * @param store - Folder with the cards of earlier builds, named by content
 *   hash.
 * @returns The card's file name.
 */
export async function placeCard(
  card: Card,
  store: string,
  folder: string,
): Promise<string> {
  const name = nameOf(card);
  const kept = path.join(store, name);
  if (!existsSync(kept)) {
    await mkdir(store, {recursive: true});
    await writeFile(`${kept}.part`, await draw(card));
    await rename(`${kept}.part`, kept);
  }
  await mkdir(folder, {recursive: true});
  await copyFile(kept, path.join(folder, name));
  return name;
}
