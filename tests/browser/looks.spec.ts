/**
 * What pages look like: twelve kinds, in two widths and both color modes, drawn by
 * the built style sheets from the markup in `tests/visual/fixtures/pages.html`. Its
 * words and its face are always the same, so an edited page changes no picture.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

import {at} from '../support/address';
import {expect, test, type Page} from '../support/page';
import {SITE_DIR} from '../support/routes';

/** One picture shows two kinds. */
const PICTURES = [
  ['home', 'not-found'],
  ['concept', 'glossary'],
  ['tutorial', 'post'],
  ['kind', 'reference'],
  ['category', 'check'],
  ['dialog', 'search'],
] as const;

const WIDTHS = [1280, 390];
const HEIGHT = 900;
const THEMES = ['light', 'dark'];

const fixture = fromHtml(
  readFileSync('tests/visual/fixtures/pages.html', 'utf8'),
);
const face = select('style', fixture);

/** The style sheets of the build: those of every page first, then those of search. */
const sheets = readdirSync(path.join(SITE_DIR, 'assets/css'))
  .sort((a, b) => b.localeCompare(a))
  .map((file) => `<link rel="stylesheet" href="${at(`/assets/css/${file}`)}">`)
  .join('');

/** A kind of page as a document, without scripts. */
function documentOf(kind: string, theme: string): string {
  const template = select(`template#${kind}`, fixture);
  if (!template || !('content' in template) || !template.content || !face) {
    throw new Error(`pages.html has no template "${kind}" or no style.`);
  }
  const {className: classes = []} = template.properties;
  return `<!doctype html><html lang="en" class="${[classes].flat().join(' ')}" data-theme="${theme}" data-script>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">${sheets}${toHtml(face)}
<body>${toHtml(template.content)}`;
}

/** A sheet with each of two kinds in both widths and both modes. */
function sheetOf(kinds: readonly string[]): string {
  const frames: string[] = [];
  for (const kind of kinds) {
    for (const width of WIDTHS) {
      for (const theme of THEMES) {
        const source = at(`/looks/${kind}/${theme}`);
        frames.push(
          `<iframe src="${source}" width="${width}" height="${HEIGHT}"></iframe>`,
        );
      }
    }
  }
  return `<!doctype html><style>body { margin: 0; width: 3360px } iframe { border: 0; margin: 2px; vertical-align: top }</style>${frames.join('')}`;
}

/** Answers the addresses of a sheet and of its documents. */
async function serveLooks(page: Page, kinds: readonly string[]): Promise<void> {
  await page.route('**/looks/**', async (route) => {
    const [kind, theme] = new URL(route.request().url()).pathname
      .split('/')
      .slice(-2);
    const body =
      kind === 'looks' ? sheetOf(kinds) : documentOf(kind ?? '', theme ?? '');
    await route.fulfill({contentType: 'text/html', body});
  });
}

for (const kinds of PICTURES) {
  const name = kinds.join('-');
  test.describe(name, {tag: '@full'}, () => {
    test.use({deviceScaleFactor: 0.5});
    test.skip(({browserName}) => browserName !== 'chromium', 'Engines differ.');

    test('looks as it did', async ({page}) => {
      await serveLooks(page, kinds);
      await page.setViewportSize({width: 3360, height: 2 * HEIGHT + 8});
      await page.goto(at('/looks/sheet'));
      for (const frame of page.frames()) {
        await frame.evaluate(async () => {
          document.querySelector('dialog')?.showModal();
          await document.fonts.ready;
        });
      }
      await expect(page).toHaveScreenshot(`${name}.png`, {scale: 'device'});
    });
  });
}
