/** A walk through the built site in the system's WebKit, as a reader goes. */
import {execFile} from 'node:child_process';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';

import {Key} from 'selenium-webdriver';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {at, now} from '../support/address';
import {footerPages, idsOf, pageWith, titleOf} from '../support/pageWords';
import {siteServer} from '../support/siteServer';
import {temporaryFolder} from '../support/temporaryFolder';
import {isSafari, Reader} from './driver';

const PAGE = now('/docs/concepts/runtime-model/');
const QUERY = titleOf('/docs/reference/api/application/component/');
const FIELD = '.search-modal input';
const BUTTON = '.DocSearch-Button';
const ROWS = '.search-modal [role=treeitem]';
const ANNOUNCEMENT = '.theme-announcement-bar';
const VERSIONS = '.navbar__items .dropdown';
const IN_FOLD = '.oc-fields details:not([open]) li[id]';
const IN_TAB = '.tab ~ .tab .code-block[id]';

const run = promisify(execFile);
const until = (question: () => Promise<unknown>) =>
  expect.poll(question, {timeout: 15_000});

let site = '';
let reader: Reader;
const open: Reader['open'] = (route, options) =>
  reader.open(at(route), options);
const escape = () => reader.type(Key.ESCAPE);

beforeAll(async () => {
  await new Promise<void>((resolve) => siteServer.listen(0, resolve));
  site = `http://localhost:${(siteServer.address() as AddressInfo).port}`;
  reader = await Reader.start(site);
});

afterAll(async () => {
  await reader.leave();
  siteServer.close();
});

test('every key and the button open the dialog, and every way out closes it', async () => {
  await open(PAGE);
  for (const [enter, leave] of [
    [() => reader.type('/'), escape],
    [() => reader.chord('k'), () => reader.chord('k')],
    [() => reader.press(BUTTON), escape],
    [() => reader.press(BUTTON), () => reader.pressAt(20, 600)],
  ] as const) {
    await enter();
    await until(() => reader.isAt(FIELD)).toBe(true);
    await leave();
    await until(() => reader.sees(FIELD)).toBe(false);
  }
  await until(() => reader.isAt(BUTTON)).toBe(true);
});

test.each([0, 60, 150])(
  'what is typed at %d ms a key, on a page just opened, is what is searched for',
  async (pause) => {
    await open(PAGE, {waits: false});
    await reader.find('html[data-script]');
    await reader.type(`/${QUERY}`, pause);
    await reader.see(ROWS);
    expect(await reader.valueOf(FIELD)).toBe(QUERY);
  },
);

test('arrows go through the rows, and Enter opens the chosen one', async () => {
  await open(PAGE);
  await reader.type(`/${QUERY}`);
  await reader.see(ROWS);
  await reader.type(Key.ARROW_DOWN);
  const chosen = await reader.see(`${ROWS}[aria-selected=true] a`);
  const href = await chosen.getAttribute('href');
  await reader.type(Key.ENTER);
  await until(() => reader.ask('location.href')).toBe(href);
});

test('the search page answers its address, and keeps the version there', async () => {
  await open(`/search/?q=${QUERY}`);
  await reader.see('main ol li');
  await reader.press('main select option[value=current]');
  await until(() => reader.address()).toContain('version=current');
});

test('the color is chosen, and kept', async () => {
  await open(PAGE);
  for (const theme of ['light', 'dark']) {
    await reader.press('[class*=colorModeToggle] button');
    await reader.find(`html[data-theme=${theme}]`);
  }
  await open('/blog/');
  await reader.find('html[data-theme=dark]');
  await reader.ask('localStorage.clear()');
});

test('a closed announcement stays closed', async () => {
  await open(PAGE);
  await reader.press(`${ANNOUNCEMENT} button`);
  await until(() => reader.sees(ANNOUNCEMENT)).toBe(false);
  await open('/blog/');
  expect(await reader.sees(ANNOUNCEMENT)).toBe(false);
});

test('the version menu closes by Escape and a press beside it, and keeps the page', async () => {
  await open(PAGE);
  for (const leave of [escape, () => reader.press('main h1')]) {
    await reader.press(`${VERSIONS} > summary`);
    await reader.see(`${VERSIONS}[open] a`);
    await leave();
    await until(() => reader.sees(`${VERSIONS}[open]`)).toBe(false);
  }
  await reader.press(`${VERSIONS} > summary`);
  await reader.press(`${VERSIONS} a[href*="/docs/next/"]`);
  const next = at(PAGE.replace('/docs/', '/docs/next/'));
  await until(() => reader.address()).toBe(next);
});

test('the menu of a phone leads to the main menu, and a choice closes it', async () => {
  await open(PAGE, {width: 500});
  await reader.press('.navbar__toggle');
  await reader.see('#docs-menu a');
  await reader.press('#docs-menu > div button');
  await reader.press(`#main-menu a[href="${at('/blog/')}"]`);
  await until(() => reader.address()).toBe(at('/blog/'));
  await until(() => reader.sees('#main-menu')).toBe(false);
});

test('folds of the sidebar open, and a hash opens the fold that it is in', async () => {
  await open(PAGE);
  await reader.press('#docs-menu details:not([open]) > summary');
  const route = pageWith(IN_FOLD);
  const [id = ''] = idsOf(route, IN_FOLD).slice(-1);
  await open(`${route}#${id}`);
  await until(() => reader.belowBar(id)).toBeGreaterThanOrEqual(0);
  expect(await reader.belowBar(id)).toBeLessThan(200);
});

test('tabs are chosen by press and arrow key, and kept; a hash opens its tab', async () => {
  const route = pageWith(IN_TAB);
  const panel = '.tab ~ .tab > .tab__panel';
  await open(route);
  await reader.press('.tab ~ .tab > label');
  await open(route);
  await reader.see(panel);
  await reader.ask('document.querySelector(".tab ~ .tab > input").focus()');
  await reader.type(Key.ARROW_LEFT);
  await until(() => reader.sees(panel)).toBe(false);
  const [id = ''] = idsOf(route, IN_TAB);
  await open('/blog/');
  await open(`${route}#${id}`);
  await reader.see(`[id="${id}"]`);
});

test('code is copied as it is', async () => {
  const block = '.markdown > .code-block';
  await open(pageWith(`${block} [data-copy]`));
  await reader.press(`${block} [data-copy]`);
  const text = await reader.ask<string>(
    `document.querySelector('${block}:has([data-copy]) code').textContent`,
  );
  await open('/docs/check/');
  await reader.press('textarea');
  await reader.chord('v');
  await until(() => reader.valueOf('textarea')).toBe(text.trimEnd());
});

test('a term opens its note inside the window, and Escape closes it', async () => {
  await open(pageWith('.term-note a'));
  await reader.press('.term');
  const note = await (await reader.see('.term-note:popover-open')).getRect();
  expect(note.x).toBeGreaterThanOrEqual(0);
  expect(note.x + note.width).toBeLessThanOrEqual(1280);
  await escape();
  await until(() => reader.sees('.term-note:popover-open')).toBe(false);
});

test('the contents mark the chosen section below the bar, and back and forward go through pages', async () => {
  const [other] = footerPages();
  await open(PAGE);
  await reader.press('li ~ li > a.toc-highlight');
  await reader.see('.table-of-contents__link--active');
  const hash = await reader.ask<string>('location.hash.slice(1)');
  await until(() => reader.belowBar(hash)).toBeLessThan(100);
  expect(await reader.belowBar(hash)).toBeGreaterThanOrEqual(0);
  await reader.press(`footer a[href="${at(other)}"]`);
  await until(() => reader.address()).toBe(at(other));
  await reader.driver.navigate().back();
  await until(() => reader.address()).toBe(`${at(PAGE)}#${hash}`);
  await reader.driver.navigate().forward();
  await until(() => reader.address()).toBe(at(other));
});

test('the check page finds a mistake at its line', async () => {
  await open('/docs/check/');
  await reader.press('textarea');
  await reader.type('kind: Project');
  await reader.see('main ol li button');
});

describe.skipIf(isSafari)('what the driver of Safari can’t do', () => {
  const folder = temporaryFolder();

  test('without script the menus work, and the check page says what it needs', async () => {
    const plain = await Reader.start(site, false);
    await plain.open(at('/docs/check/'), {waits: false});
    await plain.see('noscript p');
    expect(await plain.sees('textarea')).toBe(false);
    await plain.press(`${VERSIONS} > summary`);
    await plain.see(`${VERSIONS} a`);
    await plain.leave();
  });

  test('a page is printed over the whole sheet from a wide window, unfolded', async () => {
    const route = pageWith(IN_FOLD);
    const file = path.join(folder, 'page.pdf');
    const script = path.join(import.meta.dirname, 'print.py');
    await run('/usr/bin/python3', [script, site + at(route), file, '1280']);
    // <page width="595.2" …> <word xMin="56.8" yMin="57.0" xMax="91.2" …>
    const {stdout} = await run('pdftotext', ['-bbox', file, '-']);
    const all = (name: string) =>
      [...stdout.matchAll(new RegExp(` ${name}="([\\d.]+)"`, 'gu'))].map(
        ([, number]) => Number(number),
      );
    const width = Math.max(...all('width'));
    expect(Math.min(...all('xMin'))).toBeLessThan(0.12 * width);
    expect(Math.max(...all('xMax'))).toBeGreaterThan(0.8 * width);
    const field = idsOf(route, IN_FOLD).at(-1)?.split('-').at(-1) ?? '';
    expect(stdout.toLowerCase()).toContain(field.toLowerCase());
  });
});
