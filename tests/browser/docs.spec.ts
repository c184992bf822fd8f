import {existsSync} from 'node:fs';

import {SITE_REPOSITORY} from '../../src/site/site';
import {DOCS_VERSIONS} from '../../src/site/versions';
import {SITE_URL} from '../support/address';
import {needs} from '../support/needs';
import {at, expect, open, pasted, ready, store, test} from '../support/page';
import {idsOf, pageWith} from '../support/pageWords';

for (const {label, path, folder, slug} of DOCS_VERSIONS) {
  const start = path === '' ? '/docs/' : `/docs/${path}/`;
  const route = `${start}concepts/runtime-model/`;

  const title = `a page of ${label} leads to its source, its Markdown copy and a report, and says how an editor checks manifests`;
  test(title, {tag: path === '' ? [] : '@full'}, async ({page}) => {
    await page.goto(at(route));
    const source = await page
      .getByRole('link', {name: 'Edit this page'})
      .getAttribute('href');
    const files = `${SITE_REPOSITORY.url}/edit/${SITE_REPOSITORY.branch}/`;
    expect(source).toContain(`${files}${folder}/`);
    expect(existsSync((source ?? '').slice(files.length))).toBe(true);
    await expect(
      page.getByRole('link', {name: 'View as Markdown'}),
    ).toHaveAttribute('href', 'index.md');
    const report = page.getByRole('link', {name: 'Report a problem'});
    const {searchParams} = new URL((await report.getAttribute('href')) ?? '');
    expect(searchParams.get('body')).toContain(label);
    for (const name of ['Open in Claude', 'Open in ChatGPT']) {
      const link = page.getByRole('link', {name});
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.searchParams.get('q')).toContain(
        `${SITE_URL}${at(route)}index.md`,
      );
    }
    const line = page.getByText('# yaml-language-server: $schema=');
    await expect(line).toBeHidden();
    await page.getByText('Connect your editor').click();
    await expect(line).toContainText(`/schemas/${slug}/all.json`);
  });
}

test('a page marks in its contents the section that was chosen', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/concepts/runtime-model/');
  const link = page.locator('a.toc-highlight').nth(1);
  await link.click();
  await expect(link).toHaveClass(/active/u);
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('.toc [aria-current]')).toHaveCount(1);
  await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
});

test('code is copied by key as it is in its file, and the button says so', async ({
  page,
}) => {
  await open(page, pageWith('.markdown > .code-block a[download]'));
  const block = page.locator('.markdown > .code-block:has([download])').first();
  await block.getByRole('button', {name: 'Copy'}).focus();
  await page.keyboard.press('Enter');
  const copied = block.getByRole('button', {name: 'Copied'});
  await expect(copied).toBeFocused();
  await expect(copied).toHaveAttribute('data-copied', 'true');
  const file = block.getByRole('link', {name: 'Download'});
  const address = (await file.getAttribute('href')) ?? '';
  const answer = await page.request.get(address);
  await expect(block.getByRole('button', {name: 'Copy'})).toBeVisible();
  expect(await pasted(page)).toBe((await answer.text()).trimEnd());
});

test('what is selected by hand and copied has no words of controls', async ({
  page,
}) => {
  await page.goto(at(pageWith('.markdown > .code-block [data-copy]')));
  await page.evaluate(() => {
    const text = document.querySelector('.markdown');
    if (text) getSelection()?.selectAllChildren(text);
  });
  await page.keyboard.press('ControlOrMeta+c');
  const lines = (await pasted(page)).split('\n').map((line) => line.trim());
  expect(lines.length).toBeGreaterThan(10);
  const tools = await page.locator('.code-block__tool').allInnerTexts();
  expect(lines.filter((line) => tools.includes(line))).toEqual([]);
});

test('a tab is chosen in all its groups and remembered, and an address inside one opens it', async ({
  page,
}) => {
  const route = pageWith('.tab ~ .tab .code-block[id]');
  await open(page, route);
  const name = await page.locator('.tab ~ .tab > label').first().innerText();
  const tabs = page.getByRole('radio', {name, exact: true});
  await page.locator('.tab ~ .tab > label').first().click();
  for (const tab of await tabs.all()) await expect(tab).toBeChecked();
  await page.reload();
  await expect(tabs.first()).toBeChecked();
  await page.evaluate(() => {
    localStorage.clear();
  });
  const block = page.locator('.tab ~ .tab .code-block[id]').first();
  const id = (await block.getAttribute('id')) ?? '';
  await page.goto('about:blank');
  await open(page, `${route}#${id}`);
  await expect(block).toBeInViewport();
  const first = page.locator('.tabs-choice:has(:target) > .tab').first();
  await first.locator('> label').click();
  await expect(block).toBeHidden();
  await expect(first.locator('.tab__panel')).toBeVisible();
});

test('a term opens its note by key and by touch, inside the window', async ({
  page,
}) => {
  const route = pageWith('.term-note a');
  const [id = ''] = idsOf(route, '.term-note:has(a)');
  await page.setViewportSize({width: 390, height: 700});
  await page.goto(at(route));
  const term = page.locator(`[popovertarget="${id}"]`).first();
  const note = page.locator(`#${id}`);
  await expect(note).toBeHidden();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(note).toBeInViewport({ratio: 1});
  await page.keyboard.press('Tab');
  await expect(note.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await term.click();
  await expect(note).toBeVisible();
});

test('words of diagrams are as large as text on a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto(at(pageWith('.diagram', '/docs/next/concepts/')));
  const sizes = await page.locator('.diagram svg text').evaluateAll((texts) =>
    texts.map((text) => {
      const svg = text.closest('svg');
      const shown = svg?.getBoundingClientRect().width ?? NaN;
      const scale = shown / (svg?.viewBox.baseVal.width ?? NaN);
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.9);
});

/** Pages with what changes on paper: tabs, folds and controls. */
const PRINTED = [
  pageWith('.tabs-choice'),
  pageWith('.oc-fields details:not([open])'),
  '/',
  '/docs/check/',
];

for (const [place, route] of PRINTED.entries()) {
  const title = `${route} is printed light, wrapped and unfolded over the whole sheet, without controls and menus`;
  test(title, {tag: place > 0 ? '@full' : []}, async ({page}) => {
    needs('emulated media');
    await store(page, 'theme', 'dark');
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: 1280, height: 1002});
    await open(page, route);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    const controls =
      '.navbar, .footer, .code-block__menu, #docs-menu, .theme-doc-sidebar-container, main :is(form, select, .button:not(.button--sm))';
    await expect(page.locator(controls).filter({visible: true})).toHaveCount(0);
    const folded = '.tab__panel, .markdown details > :not(summary)';
    await expect(page.locator(folded).filter({visible: false})).toHaveCount(0);
    // Some engines ask how wide the window is, not the sheet.
    for (const width of [1280, 673]) {
      await page.setViewportSize({width, height: 1002});
      const column = await page.locator('.markdown').first().boundingBox();
      expect(column?.width, `at ${width} px`).toBeGreaterThan(0.8 * width);
    }
    const cut = await page
      .locator('pre, .markdown table')
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => block.scrollWidth > block.clientWidth)
          .map((block) => block.textContent.slice(0, 80)),
      );
    expect(cut).toEqual([]);
    const addresses = await page
      .locator('main a')
      .evaluateAll((links) =>
        links
          .map((link) => getComputedStyle(link, '::after').content)
          .filter((content) => content.includes('(')),
      );
    expect(addresses.filter((shown) => !shown.includes('http'))).toEqual([]);
  });
}

test('folds are open while a page is printed, and as before after it', async ({
  page,
}) => {
  await page.goto(at(pageWith('.oc-fields details:not([open])')));
  await ready(page);
  const closed = page.locator('main details:not([open])');
  const count = await closed.count();
  expect(count).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(count);
});
