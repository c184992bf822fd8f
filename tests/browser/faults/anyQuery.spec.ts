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

for (const {many, numRuns, tag} of [
  {many: 'some queries', numRuns: 25, tag: []},
  {many: 'a thousand queries', numRuns: 1000, tag: '@full'},
]) {
  test(
    `fault 9: ${many} of any characters are answered on the page and in the dialog`,
    {tag},
    async ({page}) => {
      test.setTimeout(600_000);
      await page.goto(at('/search/?q=component'));
      await applicationRuns(page);
      await openDialog(page);
      await fc.assert(
        fc.asyncProperty(anyQuery, async (text) => {
          const query = field(text);
          const {title, address, state, status, dialog} = await askBoth(
            page,
            text,
          );
          const isNone = query === '';
          const named = isNone
            ? 'Search the documentation'
            : `Search results for “${query}”`;
          expect(plain(title)).toBe(plain(`${named} | ${SITE.name}`));
          expect(address).toBe(query.toWellFormed());
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
        {numRuns, seed: 20_250_918, endOnFailure: true, timeout: FROZEN_MS},
      );
    },
  );
}
