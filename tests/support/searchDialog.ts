import type {Page} from '@playwright/test';

import type {Corpus} from '../../src/plugins/search/shared/corpus';
import {siteFile} from './hostedSearch';
import {at, expect, hold, open, ready} from './page';

type Dialog = ReturnType<typeof dialogOf>;

/** The parts of the search dialog. */
export function dialogOf(page: Page) {
  const root = page.getByRole('dialog', {name: 'Search'});
  return {
    root,
    field: root.getByRole('combobox', {name: 'Search'}),
    /** Rows of results in order. */
    options: root.getByRole('treeitem'),
    /** Titles of groups. */
    groups: root.locator('.DocSearch-Hit-source'),
    /** The text that screen readers announce. */
    status: root.getByRole('status'),
    /** The selected row, which Enter opens. */
    active: root.locator('[role=treeitem][aria-selected=true]'),
    error: root.locator('.DocSearch-ErrorScreen'),
  };
}

/** Opens the dialog by keyboard and waits until its input has the focus. */
export async function openDialog(page: Page): Promise<Dialog> {
  await ready(page);
  await page.keyboard.press('/');
  const dialog = dialogOf(page);
  await expect(dialog.field).toBeFocused();
  return dialog;
}

/** Enters a query and waits for its results. */
export async function ask(dialog: Dialog, query: string): Promise<void> {
  await dialog.field.fill(query);
  await answered(dialog, query);
}

/** Opens a page, and the dialog with the results of a query. */
export async function openResults(
  page: Page,
  route: string,
  query: string,
): Promise<Dialog> {
  await open(page, route);
  const dialog = await openDialog(page);
  await ask(dialog, query);
  return dialog;
}

/** Opens the starter's field, before React comes: when the function is called. */
export async function openStarterField(page: Page, route: string) {
  const letGo = await hold(page, /\/assets\/js\/main\.[^/]*\.js$/u);
  await page.goto(at(route));
  await ready(page);
  await page.keyboard.press('/');
  return letGo;
}

/** Waits until the dialog shows results for a query. */
export async function answered(dialog: Dialog, query: string): Promise<void> {
  const all = dialog.root.getByRole('link', {name: /^See all \d+ results$/});
  await expect(all).toHaveAttribute(
    'href',
    new RegExp(`[?&]q=${encodeURIComponent(query).replaceAll('%20', '\\+')}`),
  );
}

/** The index files of all docs versions. */
export const INDEX_FILES = /\/assets\/search\/[^/]+\.json$/u;

/** Leaves only the kinds in each index: to open all of it takes a second. */
export async function searchKinds(page: Page): Promise<void> {
  await page.route(INDEX_FILES, async (route) => {
    const text = siteFile(route.request().url());
    const corpus = JSON.parse(text) as Corpus;
    const pages = corpus.pages.filter(({route: address}) =>
      address.includes('/reference/api/'),
    );
    await route.fulfill({json: {...corpus, pages}});
  });
}
