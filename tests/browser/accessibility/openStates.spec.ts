import type {Page} from '@playwright/test';

import {expectAccessible, MODES, showMode, type Mode} from '../../support/axe';
import {applicationRuns, at, withoutApplication} from '../../support/page';
import {footerPages, pageWith} from '../../support/pageWords';
import {expect, test} from '../../support/reader';

const DESKTOP = MODES.filter(({width}) => width > 996);
const PHONE = MODES.filter(({width}) => width <= 996);

/** One page of each kind. */
const PAGES = {
  landing: '/',
  blog: '/blog/welcome/',
  search: '/search/',
  guide: pageWith('.tabs'),
  reference: '/docs/next/reference/api/application/component/',
  category: '/docs/category/concepts/',
  terms: pageWith('.term'),
} as const;

type Kind = keyof typeof PAGES;

/** Something that a reader can open. */
interface State {
  readonly name: string;
  readonly modes: readonly Mode[];
  /** All page types if absent. */
  readonly on?: readonly Kind[];
  readonly open: (page: Page) => Promise<void>;
}

const DOCS: readonly Kind[] = ['guide', 'reference', 'category'];

async function ask(page: Page, query: string): Promise<void> {
  await page.locator('.search-bar button').click();
  await page.locator('dialog input').fill(query);
}

const STATES: readonly State[] = [
  {
    name: 'the main menu',
    modes: PHONE,
    on: ['landing', 'blog', 'search'],
    open: async (page) => {
      await page.getByRole('button', {name: 'Open main menu'}).click();
      await expect(page.locator('#main-menu')).toBeVisible();
    },
  },
  {
    name: 'the documentation menu',
    modes: PHONE,
    on: DOCS,
    open: async (page) => {
      await page.getByRole('button', {name: /documentation menu/u}).click();
      await expect(page.locator('#docs-menu')).toBeVisible();
    },
  },
  {
    name: 'the main menu behind the documentation menu',
    modes: PHONE,
    on: DOCS,
    open: async (page) => {
      await page.getByRole('button', {name: /documentation menu/u}).click();
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      await expect(page.locator('#main-menu')).toBeVisible();
    },
  },
  {
    name: 'the version dropdown',
    modes: DESKTOP,
    open: async (page) => {
      await page.locator('header .oc-dropdown > summary').first().click();
      await expect(
        page.locator('header .oc-dropdown[open] a').first(),
      ).toBeVisible();
    },
  },
  {
    name: 'search without a query',
    modes: MODES,
    open: async (page) => {
      await page.locator('.search-bar button').click();
      await expect(page.getByText('No recent searches')).toBeVisible();
    },
  },
  {
    name: 'search with results',
    modes: MODES,
    open: async (page) => {
      await ask(page, 'component');
      await expect(page.locator('dialog [role=option]').first()).toBeVisible();
    },
  },
  {
    name: 'search without results',
    modes: MODES,
    open: async (page) => {
      await ask(page, 'qqqzzzxxx');
      await expect(page.locator('dialog')).toContainText('No results for');
    },
  },
  {
    name: 'search that fails',
    modes: MODES,
    open: async (page) => {
      await page.route('**/assets/search/*.json', (route) => route.abort());
      await ask(page, 'component');
      await expect(page.getByText('Unable to fetch results')).toBeVisible();
    },
  },
  {
    name: 'a folded field',
    modes: MODES,
    on: ['reference'],
    open: async (page) => {
      await page.locator('main article details > summary').last().click();
    },
  },
  {
    name: 'the contents of the page',
    modes: PHONE,
    on: ['guide', 'reference'],
    open: async (page) => {
      await page
        .locator('main summary', {hasText: 'On this page'})
        .first()
        .click();
    },
  },
  {
    name: 'another tab',
    modes: MODES,
    on: ['guide'],
    open: async (page) => {
      await page.locator('.tab__label').last().click();
    },
  },
  {
    name: 'the meaning of a term',
    modes: MODES,
    on: ['terms'],
    open: async (page) => {
      await page.locator('.term').first().click();
      await expect(page.locator('.term-note:popover-open')).toBeVisible();
    },
  },
  {
    name: 'a notice',
    modes: MODES,
    on: ['guide'],
    open: async (page) => {
      await page.context().setOffline(true);
      await page.locator(`footer a[href="${at(footerPages()[0])}"]`).click();
      await expect(page.locator('#oc-notice')).toBeVisible();
      // At the end of the page the navbar covers half a link of the contents list.
      await page.evaluate(() => {
        scrollTo({top: 0, behavior: 'instant'});
      });
    },
  },
];

/** Tested in every run; the others only in full runs. */
const FAST = new Set([
  'category: the documentation menu',
  'category: search with results',
]);

for (const [kind, path] of Object.entries(PAGES) as [Kind, string][]) {
  for (const {name, modes, on, open} of STATES) {
    if (on !== undefined && !on.includes(kind)) continue;
    for (const when of ['before', 'after'] as const) {
      test(
        `${kind}: ${name} has no barrier, ${when} the application has started`,
        FAST.has(`${kind}: ${name}`) && when === 'before' ? {} : {tag: '@full'},
        async ({page}) => {
          test.setTimeout(180_000);
          const [first] = modes;
          if (!first) return;
          if (when === 'before') await withoutApplication(page);
          await showMode(page, first);
          await page.goto(at(path));
          if (when === 'after') await applicationRuns(page);
          else await page.locator('html[data-script]').waitFor();
          await open(page);
          await expectAccessible(page, name, modes);
        },
      );
    }
  }
}
