import type {Locator, Page, Route} from '@playwright/test';

import {expect} from './page';

/** The parts of the search dialog, as a reader finds them. */
export interface Dialog {
  readonly root: Locator;
  readonly field: Locator;
  /** Rows of results, in their order. */
  readonly options: Locator;
  /** Titles of groups. */
  readonly groups: Locator;
  /** What is read out. */
  readonly status: Locator;
  /** The row that Enter takes. */
  readonly active: Locator;
}

export function dialogOf(page: Page): Dialog {
  const root = page.getByRole('dialog', {name: 'Search'});
  return {
    root,
    field: root.getByRole('combobox', {name: 'Search'}),
    options: root.getByRole('option'),
    groups: root.locator('.DocSearch-Hit-source'),
    status: root.getByRole('status'),
    active: root.locator('[role=option][aria-selected=true]'),
  };
}

/** Opens the dialog by its key and waits until its code has taken over. */
export async function openDialog(page: Page): Promise<Dialog> {
  await page.locator('html[data-script]').waitFor({state: 'attached'});
  await page.keyboard.press('/');
  const dialog = dialogOf(page);
  await expect(dialog.field).toBeFocused();
  return dialog;
}

/** Asks, and waits for the answer to these very words. */
export async function ask(dialog: Dialog, query: string): Promise<void> {
  await dialog.field.fill(query);
  await answered(dialog, query);
}

/** Waits until what the field says has been answered with results. */
export async function answered(dialog: Dialog, query: string): Promise<void> {
  const all = dialog.root.getByRole('link', {name: /^See all \d+ results$/});
  await expect(all).toHaveAttribute(
    'href',
    new RegExp(`[?&]q=${encodeURIComponent(query).replaceAll('%20', '\\+')}`),
  );
}

/** The files of an index: outlines and texts of all docs versions. */
export const INDEX_FILES = /\/assets\/search\/[^/]*\.txt$/u;

/** The code of search, without its style sheet. */
export const SEARCH_CODE = /\/assets\/search\/[^/]+\/[^/]+\.js$/u;

/** Keeps requests waiting until they are let go. */
export async function hold(
  page: Page,
  pattern: RegExp,
): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const wait = async (route: Route): Promise<void> => {
    await gate;
    await route.fallback();
  };
  await page.route(pattern, wait);
  return async () => {
    letGo();
    await page.unroute(pattern, wait);
  };
}
