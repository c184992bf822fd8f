// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {TEXTS} from '../shared/texts';
import {startSearch, startSearchPage} from './startSearch';

beforeEach(() => {
  document.body.innerHTML =
    '<form data-search="/nowhere/"></form>' +
    '<form data-search-page></form><div data-search-results></div>';
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

// An unhandled rejection fails the run, whatever the test expects.
test('the search page says so when the code of search cannot be had', async () => {
  history.replaceState(null, '', '/search/?q=cell');
  startSearchPage();
  await vi.waitFor(() => {
    expect(document.querySelector('[data-search-results]')?.textContent).toBe(
      `${TEXTS.errorTitle}. ${TEXTS.errorHelp}`,
    );
  });
});

test('a key without a name, as of a filled-in field, is passed over', () => {
  const failed = vi.fn();
  window.addEventListener('error', failed, {once: true});
  startSearch();
  document.body.dispatchEvent(new Event('keydown', {bubbles: true}));
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

test('the engine and the titles of the version load beside the code', async () => {
  document.head.innerHTML =
    '<meta name="docsearch:version" content="v1.0">' +
    '<meta name="search-index" content="current:1a v1.0:2b">';
  document.body.innerHTML = '<form data-search="/s/code/"></form>';
  const fetched = vi.fn(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', fetched);
  startSearch();
  document.forms[0]?.dispatchEvent(new Event('focusin', {bubbles: true}));
  await vi.waitFor(() => {
    expect(fetched.mock.calls.flat()).toEqual([
      '/s/code/worker.js',
      '/s/code/../v1.0.2b.outline.txt',
    ]);
  });
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('without a query the code of search is not asked for', () => {
  history.replaceState(null, '', '/search/');
  startSearchPage();
  expect(document.querySelector('link[rel=stylesheet]')).toBeNull();
});

test('where nothing can answer, the dialog says so and loads nothing', () => {
  document.body.innerHTML =
    '<form data-search="" data-search-note="Only in a build"></form>';
  startSearch();
  HTMLDialogElement.prototype.showModal = vi.fn();
  document.querySelector('form')?.click();
  expect(document.querySelector('dialog')?.textContent).toBe('Only in a build');
  expect(document.querySelector('link[rel=stylesheet]')).toBeNull();
});
