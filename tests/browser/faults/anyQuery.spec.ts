import type {Page} from '@playwright/test';
import fc from 'fast-check';

import {
  DIALOG_INPUT_MAX,
  SEARCH,
} from '@openchoreo/offline-search/shared/limits';
import {SITE} from '../../../src/site/site';
import {anyQuery} from '@openchoreo/offline-search/testing/anyQuery';
import {applicationRuns, at, expect, test} from '../../support/page';
import {openDialog} from '../../support/searchDialog';

/** Milliseconds without an answer after which a page counts as frozen. */
const FROZEN_MS = 10_000;

/** Browsers allow 200 URL changes in ten seconds. */
const PACE_MS = 60;

/** Lone surrogates get lost on the way into the page; their code units don't. */
function unitsOf(text: string): number[] {
  return Array.from({length: text.length}, (_, place) =>
    text.charCodeAt(place),
  );
}

/** What a page shows for a query. */
interface Shown {
  readonly state: string;
  readonly status: string;
  readonly title: string;
  readonly address: string;
  /** The screen of the dialog. */
  readonly dialog: string;
}

/** Enters a query on the page and in the dialog above it. */
function askBoth(page: Page, query: string): Promise<Shown> {
  return page.evaluate(
    async ([units, dialogMax, pace]) => {
      const text = String.fromCharCode(...units);
      const began = performance.now();
      const until = async (isSo: () => boolean): Promise<void> => {
        while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 4));
      };
      const enter = (selector: string, value: string): string => {
        const input = document.querySelector<HTMLInputElement>(selector);
        if (!input) throw new Error(`There is no ${selector}.`);
        input.value = value;
        input.dispatchEvent(new InputEvent('input', {bubbles: true}));
        return input.value;
      };

      enter('[data-search-page] input', text);
      document
        .querySelector<HTMLFormElement>('[data-search-page]')
        ?.requestSubmit();
      const results = document.querySelector<HTMLElement>(
        '[data-search-results]',
      );
      const state = (): string => results?.dataset['state'] ?? '';
      await until(() => !/loading|stalled/.test(state()));
      const status = results?.querySelector('[role=status]')?.textContent ?? '';
      // Anything that observes the title has had a chance to react.
      await new Promise((resolve) => setTimeout(resolve));
      const {title} = document;
      const address = new URLSearchParams(location.search).get('q') ?? '';

      const panel = (): string | undefined =>
        ['NoResults', 'HitsFooter', 'ErrorScreen', 'StartScreen'].find((name) =>
          document.querySelector(`dialog .DocSearch-${name}`),
        );
      enter('dialog input', '');
      await until(() => panel() === 'StartScreen');
      const typed = enter('dialog input', text.slice(0, dialogMax));
      if (typed.trim() !== '') await until(() => panel() !== 'StartScreen');
      await until(
        () => panel() !== undefined && performance.now() - began > pace,
      );
      return {
        state: state(),
        status,
        title,
        address,
        dialog: panel() ?? '',
      };
    },
    [unitsOf(query), DIALOG_INPUT_MAX, PACE_MS] as const,
  );
}

/** Turns a freeze into an error, so that the report names the query. */
async function orFrozen<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frozen = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The page is frozen.'));
    }, FROZEN_MS);
  });
  try {
    return await Promise.race([answer, frozen]);
  } finally {
    clearTimeout(timer);
  }
}

/** The value of a single-line input for a text. */
const field = (text: string): string =>
  text
    .replaceAll(/[\n\r]/gu, '')
    .slice(0, SEARCH.inputMax)
    .trim();

/**
 * Normalizes a title for all engines: they collapse white space, and Chromium
 * treats control characters as white space.
 */
const plain = (title: string): string =>
  title
    .replaceAll(/[\p{Cc} ]+/gu, ' ')
    .trim()
    .toWellFormed();

/** What the page must show for the query in its input. */
function promised(query: string): Pick<Shown, 'title' | 'address'> {
  const title =
    query === '' ? 'Search the documentation' : `Search results for “${query}”`;
  return {
    title: plain(`${title} | ${SITE.name}`),
    address: query.toWellFormed(),
  };
}

async function openSearch(page: Page): Promise<void> {
  await page.goto(at('/search/?q=component'));
  await applicationRuns(page);
  await openDialog(page);
}

/** Fails at the first query without an answer or that freezes the page. */
async function askMany(page: Page, numRuns: number): Promise<void> {
  await openSearch(page);
  await fc.assert(
    fc.asyncProperty(anyQuery, async (text) => {
      const query = field(text);
      const {title, address, state, status, dialog} = await orFrozen(
        askBoth(page, text),
      );
      const isNone = query === '';
      expect({title: plain(title), address}).toEqual(promised(query));
      expect(state).toMatch(isNone ? /^idle$/u : /^(?:results|none)$/u);
      if (state === 'none') {
        expect(status.toWellFormed()).toBe(
          `No results for "${query}"`.toWellFormed(),
        );
      }
      const asked = field(text.slice(0, DIALOG_INPUT_MAX));
      expect(dialog).toMatch(
        asked === '' ? /^StartScreen$/u : /^(?:NoResults|HitsFooter)$/u,
      );
    }),
    // A frozen page can't be asked smaller queries.
    {numRuns, seed: 20_250_918, endOnFailure: true},
  );
}

/** The same through URLs, with a page load each. */
async function openMany(page: Page, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anyQuery, async (text) => {
      const parameters = new URLSearchParams({q: text});
      await page.goto(at(`/search/?${parameters.toString()}`));
      await orFrozen(applicationRuns(page));
      const given = new URLSearchParams(parameters.toString()).get('q') ?? '';
      const query = field(given.replaceAll(/[\n\r]+/gu, ' '));
      const results = page.locator('[data-search-results]');
      if (parameters.get('q') !== '') {
        await expect(results).toHaveAttribute(
          'data-state',
          query === '' ? 'idle' : /^(?:results|none)$/u,
        );
      }
      const title = await orFrozen(page.title());
      expect(plain(title)).toBe(promised(query).title);
    }),
    {numRuns, seed: 20_250_918, endOnFailure: true},
  );
}

test('fault 9: a query of any characters is answered on the page and in the dialog', async ({
  page,
}) => {
  await askMany(page, 25);
});

test('fault 9: an address with a query of any characters opens the search page', async ({
  page,
}) => {
  await openMany(page, 4);
});

test('fault 9: a thousand queries of any characters are answered @full', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await askMany(page, 1000);
});

test('fault 9: a hundred addresses with queries of any characters open the search page @full', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await openMany(page, 100);
});
