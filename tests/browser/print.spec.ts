import {at, expect, open, store, test} from '../support/page';
import {pageWith} from '../support/pageWords';
import {LATEST} from '../support/versions';

/** A page with titled blocks and a list of links below them. */
const TUTORIAL = pageWith('.code-block[id] ~ ul a[href^="/"]');
const REFERENCE = '/docs/reference/api/application/component/';

/** A4 in CSS pixels, without margins. */
const PAPER = {width: 673, height: 1002};

test.beforeEach(async ({page}) => {
  await store(page, 'theme', 'dark');
  await page.setViewportSize(PAPER);
  await page.emulateMedia({media: 'print'});
});

test('a printed page says which version it is of, and where it stands @full', async ({
  page,
}) => {
  await open(page, TUTORIAL);
  const head = page.locator('.oc-print-only');
  await expect(head).toBeVisible();
  await expect(head).toContainText(LATEST);
  await expect(head).toContainText(at(TUTORIAL));
});

test('a printed page is light, without controls and menus', async ({page}) => {
  await open(page, TUTORIAL);
  const scheme = await page
    .locator('html')
    .evaluate((root) => getComputedStyle(root).colorScheme);
  expect(scheme).toBe('light');
  for (const part of [
    '.theme-layout-navbar',
    '.theme-layout-footer',
    '.code-block__menu',
    'nav[aria-label="Docs sidebar"]',
  ]) {
    await expect(page.locator(part).first()).toBeHidden();
  }
});

test('printed code is wrapped, under its title', async ({page}) => {
  await open(page, TUTORIAL);
  const cut = await page
    .locator('.code-block__pre')
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => block.scrollWidth > block.clientWidth)
        .map(String),
    );
  expect(cut).toEqual([]);
  const block = page.locator('.code-block[id]:visible').first();
  const title = await block.locator('figcaption').boundingBox();
  const code = await block.locator('pre').boundingBox();
  expect(code?.y).toBeGreaterThanOrEqual(
    (title?.y ?? 0) + (title?.height ?? 0),
  );
  expect(code?.width).toBeGreaterThan(PAPER.width * 0.7);
});

test('printed links show where they lead, in text @full', async ({page}) => {
  await open(page, TUTORIAL);
  const after = await page
    .locator('.markdown > ul a[href^="/"]')
    .first()
    .evaluate((link) => [
      getComputedStyle(link, '::after').content,
      link.getAttribute('href') ?? '',
    ]);
  expect(after[0]).toContain(after[1]);
});

test('printed folds show what they hold, when a reader has shut them @full', async ({
  page,
}) => {
  await open(page, REFERENCE);
  const folds = page.locator('.markdown details');
  await folds.evaluateAll((all) => {
    for (const fold of all) fold.removeAttribute('open');
  });
  expect(await folds.count()).toBeGreaterThan(0);
  for (const fold of await folds.all()) {
    const box = await fold.boundingBox();
    const summary = await fold.locator('summary').first().boundingBox();
    expect(box?.height).toBeGreaterThan((summary?.height ?? 0) + 8);
  }
});
