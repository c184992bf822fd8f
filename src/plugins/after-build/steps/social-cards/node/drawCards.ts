import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import type * as Resvg from '@resvg/resvg-js';

import {shortHash} from '@openchoreo/page-tools/node/hashes';

import {cardSvg, type Card} from './cardSvg';

const {Resvg: Renderer} = createRequire(__filename)(
  '@resvg/resvg-js',
) as typeof Resvg;

/** Increase this when the design changes, so that cached cards are drawn again. */
const DRAWING = 3;

function nameOf(card: Card): string {
  return `${shortHash(JSON.stringify([DRAWING, card]), 16)}.png`;
}

async function draw(card: Card): Promise<Buffer> {
  return new Renderer(await cardSvg(card), {
    font: {loadSystemFonts: false},
  })
    .render()
    .asPng();
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
