import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {chromium, type Page} from '@playwright/test';

import {findChromium} from '../tests/support/browser';

import {serve} from './serve';

const IMAGES = path.resolve(__dirname, '../static/img');

/** Draws one of the site's SVG files as a square PNG. */
async function drawSquare(
  page: Page,
  file: string,
  size: number,
): Promise<Buffer> {
  const svg = await readFile(path.join(IMAGES, file), 'utf8');
  await page.setViewportSize({width: size, height: size});
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${String(size)}px;height:${String(size)}px}</style>${svg}`,
  );
  return page.screenshot({omitBackground: true});
}

/** Puts PNG files of 16 to 48 pixels into one ICO file. */
function packIcon(
  images: readonly {readonly size: number; readonly png: Buffer}[],
): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({size, png}, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({png}) => png)]);
}

/** The picture that other sites show beside a link: sign, claim and plan. */
async function drawCard(page: Page, home: string): Promise<Buffer> {
  await page.setViewportSize({width: 1200, height: 630});
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(home);
  await page.evaluate(() => {
    const card = document.createElement('div');
    card.className = 'oc-social-card';
    for (const selector of ['header a[aria-label]', 'h1', 'figure svg']) {
      const part = document.querySelector(selector);
      if (part) card.append(part.cloneNode(true));
    }
    document.body.replaceChildren(card);
  });
  await page.addStyleTag({
    content: `
      .oc-social-card {display: grid; grid-template: auto 1fr / 1fr 470px;
        gap: 24px 40px; width: 1200px; height: 630px; padding: 56px 64px;
        box-sizing: border-box; background: var(--oc-color-page)}
      .oc-social-card a {display: flex; align-items: center; zoom: 2;
        color: var(--oc-color-text); text-decoration: none}
      .oc-social-card h1 {font-size: 50px; align-self: center; margin: 0}
      .oc-social-card > svg {grid-area: 1 / 2 / 3; width: auto;
        height: 518px; align-self: center; justify-self: end}`,
  });
  return page.screenshot();
}

/** Draws the pictures that are no SVG; run it when the sign or plan changes. */
async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
  });
  const site = await serve({
    folder: path.resolve(__dirname, '../build'),
    baseUrl: '/',
    port: 0,
  });
  try {
    // The card gets styles of its own, which the policy of the page forbids.
    const page = await browser.newPage({bypassCSP: true});
    const files = [
      ['icon-192.png', await drawSquare(page, 'icon.svg', 192)],
      ['icon-512.png', await drawSquare(page, 'icon.svg', 512)],
      ['apple-touch-icon.png', await drawSquare(page, 'icon.svg', 180)],
    ] as [string, Buffer][];
    const small = [];
    for (const size of [16, 32, 48]) {
      small.push({size, png: await drawSquare(page, 'favicon.svg', size)});
    }
    files.push(['../favicon.ico', packIcon(small)]);
    const address = site.address();
    if (address === null || typeof address === 'string') {
      throw new Error('The server of the built site has no port.');
    }
    const home = `http://localhost:${String(address.port)}/`;
    files.push(['social-card.png', await drawCard(page, home)]);
    for (const [name, bytes] of files) {
      await writeFile(path.join(IMAGES, name), bytes);
      process.stdout.write(`${name}: ${String(bytes.length)} bytes\n`);
    }
  } finally {
    site.close();
    await browser.close();
  }
}

void main();
