import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import type * as Resvg from '@resvg/resvg-js';

import {cardSvg, type Card} from './cardSvg';

const {Resvg: Renderer} = createRequire(__filename)(
  '@resvg/resvg-js',
) as typeof Resvg;

/** Changed by hand with the drawing, so that kept cards are drawn anew. */
const DRAWING = 2;

function nameOf(card: Card): string {
  const key = JSON.stringify([DRAWING, card]);
  return `${createHash('sha256').update(key).digest('hex').slice(0, 16)}.png`;
}

async function draw(card: Card): Promise<Buffer> {
  return new Renderer(await cardSvg(card), {
    font: {loadSystemFonts: false},
  })
    .render()
    .asPng();
}

/**
 * Makes sure that the card of a page exists in a folder of the build.
 *
 * @param store - Cards drawn by earlier builds, named by their content.
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
