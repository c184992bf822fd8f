import type {ChildProcess} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Browser, Page} from '@playwright/test';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';

import {launchChromium} from '../support/browser';
import {startDevServer} from '../support/devServer';
import {freePort} from '../support/freePort';
import {scratchCopy} from '../support/scratchCopy';
import {WRITERS_MISTAKES} from '../support/writersMistakes';

const FOLDER = 'versioned_docs/version-v0.3.x/overview';
const PAGE = `${FOLDER}/architecture.md`;
const ROUTE = '/docs/overview/architecture/';

/** Longer than even a busy machine needs; not a promised time. */
const PATIENCE = {timeout: 120_000};

const copy = scratchCopy('dev-server');
let server: ChildProcess;
let browser: Browser;
let page: Page;
let origin: string;
let printed = '';

/** Prints a time without a limit, because it depends on other work on the machine. */
function report(what: string, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  process.stdout.write(`dev server: ${what} in ${seconds} s\n`);
}

/** Appends text to the page, as a writer does, and returns its line. */
function write(text: string): number {
  const file = path.join(copy.folder, PAGE);
  const source = readFileSync(path.resolve(PAGE), 'utf8');
  writeFileSync(file, `${source}\n${text}\n`);
  return source.split('\n').length + 1;
}

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE.timeout);
  const started = performance.now();
  server = startDevServer(copy, port, (text) => (printed += text));
  // The server listens before it has a page to show.
  await vi.waitFor(
    async () => {
      await page.goto(origin + ROUTE).catch((cause: unknown) => {
        throw new Error(`The server printed: ${printed}`, {cause});
      });
      expect(await page.locator('main h1').isVisible()).toBe(true);
    },
    {timeout: 600_000, interval: 250},
  );
  report('the first page', started);
}, 660_000);

afterAll(async () => {
  await browser.close();
  server.kill();
}, 120_000);

beforeEach(async () => {
  write('Nothing is wrong.');
  await page.goto(origin + ROUTE);
  await page.getByText('Nothing is wrong.').waitFor();
}, PATIENCE.timeout);

test('a new page can be linked and opened, and search says where it answers', async () => {
  const file = path.join(copy.folder, FOLDER, 'just-written.md');
  writeFileSync(
    file,
    '---\ntitle: Just written\ndescription: A page that was not there when the server was started, and can be read.\n---\n\nIt can be read.\n',
  );
  // In any Docusaurus site, a link that is saved at the same moment stays as it is
  // written, because the framework does not know the page yet.
  const heading = page.getByRole('heading', {name: 'Just written'});
  await vi.waitFor(async () => {
    await page.goto(`${origin}/docs/overview/just-written/`);
    await heading.waitFor({timeout: 5000});
  }, PATIENCE);
  await page.goto(origin + ROUTE);
  write('See [what is new](./just-written.md).');
  await page.getByRole('link', {name: 'what is new'}).click();
  await heading.waitFor();

  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByText('npm run build && npm run serve').waitFor();
  await page.keyboard.press('Escape');
});

test('a mistake is reported in the terminal and over the page, with file and line, until it is fixed', async () => {
  printed = '';
  const message = 'none.md';
  const place = `architecture.md:${write('See [it](./none.md).')}`;
  const frame = page.locator('iframe[id$="dev-server-client-overlay"]');
  const overlay = frame.contentFrame().locator('body');
  await overlay.getByText(message).first().waitFor();
  expect(await overlay.innerText()).toContain(place);
  await expect.poll(() => printed, PATIENCE).toContain(message);
  expect(printed).toContain(place);
  write('Nothing is wrong any more.');
  await page.getByText('Nothing is wrong any more.').waitFor();
  await frame.waitFor({state: 'detached'});
});

test('every kind of mistake, in Markdown and in MDX, is reported with file, line and remedy', async () => {
  server.kill();
  for (const {file, source} of WRITERS_MISTAKES) copy.add(file, source);
  printed = '';
  const port = await freePort();
  server = startDevServer(copy, port, (text) => (printed += text));
  const missing = (): string[] => {
    const lines = printed.split('\n');
    return WRITERS_MISTAKES.filter(
      ({file, said}) =>
        !lines.some((line) => line.includes(`${file}:`) && said.test(line)),
    ).map(({name, file}) => `${name}: ${file}`);
  };
  await vi.waitFor(
    () => {
      expect(missing()).toEqual([]);
    },
    {timeout: 500_000, interval: 1000},
  );
});
