import {
  DIALOG_INPUT_MAX,
  SEARCH,
} from '@openchoreo/offline-search/shared/limits';
import {SITE_REPOSITORY} from '../../src/site/site';
import {at, expect, hold, open, test} from '../support/page';
import {titleOf} from '../support/pageWords';
import {ready} from '../support/reader';
import {
  answered,
  ask,
  dialogOf,
  INDEX_FILES,
  openDialog,
  SEARCH_CODE,
  TEXT_FILES,
} from '../support/searchDialog';
import {LATEST} from '../support/versions';

const PAGE = '/docs/concepts/runtime-model/';
const KIND = '/docs/reference/api/application/component/';
const OTHER_KIND = '/docs/reference/api/platform/environment/';
/** Words on pages of every version: the name of a kind. */
const QUERY = titleOf(KIND);

test('keys and the button open the dialog with its field ready to type into, and a key closes it', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  await ready(page);
  const {root, field} = dialogOf(page);
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(root).toBeHidden();
  }
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(root).toBeHidden();
  await expect(button).toBeFocused();
});

test('in a field the slash is a letter, and no key opens the dialog @full', async ({
  page,
}) => {
  await page.goto(at('/search/'));
  await ready(page);
  const field = page.getByRole('searchbox', {name: 'Search'});
  await field.press('/');
  await expect(field).toHaveValue('/');
  await field.press('Control+k');
  await expect(dialogOf(page).root).toBeHidden();
  await expect(field).toBeFocused();
});

test('what is selected becomes the query, cut to 64 characters @full', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  await ready(page);
  const text = await page.evaluate(() => {
    const range = document.createRange();
    const paragraph = [
      ...document.querySelectorAll<HTMLElement>('.theme-doc-markdown p'),
    ].find(({innerText}) => /^.{65,}$/u.test(innerText));
    if (paragraph) range.selectNodeContents(paragraph);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    return String(getSelection()).trim();
  });
  expect(text.length).toBeGreaterThan(DIALOG_INPUT_MAX);
  await page.keyboard.press('/');
  await expect(dialogOf(page).field).toHaveValue(text.slice(0, 64));
  await expect(dialogOf(page).field).toHaveAttribute('maxlength', '64');
});

test('no code of search is loaded before a reader wants it', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/search/')) loaded.push(request.url());
  });
  await open(page, PAGE);
  await page.mouse.move(300, 600);
  expect(loaded).toEqual([]);
  const index = page.waitForRequest(INDEX_FILES);
  await page.getByRole('button', {name: 'Search', exact: true}).hover();
  await index;
  expect(loaded.length).toBeGreaterThan(0);
});

test('what is typed before the code is there is searched for', async ({
  page,
}) => {
  const letGo = await hold(page, SEARCH_CODE);
  await page.goto(at(PAGE));
  await ready(page);
  await page.keyboard.press('/');
  await page.keyboard.type(QUERY);
  await expect(page.locator('.DocSearch-Input')).toHaveValue(QUERY);
  letGo();
  const dialog = dialogOf(page);
  await answered(dialog, QUERY);
  await expect(dialog.field).toHaveValue(QUERY);
});

for (const [system, keys] of [
  ['X11; Linux x86_64', ['Ctrl', 'K']],
  ['Macintosh; Intel Mac OS X 10_15_7', ['⌘', 'K']],
] as const) {
  test.describe(`on ${system}`, () => {
    test.use({userAgent: `Mozilla/5.0 (${system})`});

    test('the button says Search, and hints at the keys', async ({page}) => {
      await page.goto(at(PAGE));
      await expect(page.locator('.DocSearch-Button-Key:visible')).toHaveText(
        keys,
      );
      await expect(page.locator('.DocSearch-Button')).toHaveAccessibleName(
        'Search',
      );
    });
  });
}

test('a page is a group of at most 5 rows, with its version and its marks', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  await ask(dialog, QUERY);
  const groups = dialog.root.getByRole('group');
  await expect(groups.first()).toHaveAccessibleName(`${QUERY}, ${LATEST}`);
  const counts = await groups.evaluateAll((all) =>
    all.map((group) => group.querySelectorAll('[role=option]').length),
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(SEARCH.resultsPerGroup);
  expect(counts.length).toBeGreaterThanOrEqual(3);
  await expect(dialog.options.first().locator('mark').first()).toHaveText(
    new RegExp(QUERY, 'i'),
  );
  const names = await groups.evaluateAll((all) =>
    all.map((group) => group.getAttribute('aria-label')),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('arrows go through the rows and round, and Enter leads to the one chosen', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  await ask(dialog, QUERY);
  // The text has loaded too: its rows come below, with excerpts.
  await expect(dialog.root).not.toContainText('Titles so far');
  const count = await dialog.options.count();
  await expect(dialog.active).toHaveAttribute('id', 'docsearch-item-0');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.active).toHaveAttribute(
    'id',
    `docsearch-item-${count - 1}`,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.active).toHaveAttribute('id', 'docsearch-item-1');
  await expect(dialog.field).toHaveAttribute(
    'aria-activedescendant',
    'docsearch-item-1',
  );
  const href = await dialog.active.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(dialog.root).toBeHidden();
});

test('all results are one link away, on the search page @full', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  await ask(dialog, QUERY);
  const link = dialog.root.getByRole('link', {name: /^See all/});
  await expect(async () => {
    const text = (await link.textContent()) ?? '';
    const count = text.replace('See all ', '').trim();
    expect(await dialog.status.textContent()).toMatch(
      new RegExp(`^${count}(?:\\. Better matches: \\d)?$`, 'u'),
    );
  }).toPass();
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === at('/search/'));
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue(
    QUERY,
  );
});

test('Enter before the answer takes the first row of that answer @full', async ({
  page,
}) => {
  const letGo = await hold(page, INDEX_FILES);
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  await dialog.field.fill(titleOf(OTHER_KIND));
  await page.keyboard.press('Enter');
  await expect(dialog.root).toBeVisible();
  letGo();
  await expect(page).toHaveURL((url) => url.pathname === at(OTHER_KIND));
});

test('rows that titles answered stay when the text has come, and its matches are offered', async ({
  page,
}) => {
  const letGo = await hold(page, TEXT_FILES);
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  await ask(dialog, 'install');
  const notice = dialog.root.locator('.DocSearch-Notice');
  await expect(notice).toHaveText('Titles so far; the text is still loading…');
  const rows = () =>
    dialog.options.evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('href'),
        link.getBoundingClientRect().top,
      ]),
    );
  const shown = await rows();
  letGo();
  await expect(notice).toHaveText(
    /^(?:Better matches: [1-5]|The text has no better match\.)$/u,
  );
  expect((await rows()).slice(0, shown.length)).toEqual(shown);
});

test('a paste that the field cannot hold is searched for as a whole', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  const whole = `${'failed to install '.repeat(8)}${titleOf(KIND)}`;
  await dialog.field.evaluate((field, text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data}));
  }, whole);
  await page.keyboard.insertText(whole);
  await expect(dialog.field).toHaveValue(whole.slice(0, DIALOG_INPUT_MAX));
  await answered(dialog, whole);
  await expect(dialog.root).toContainText(
    `Searched for all ${whole.length} characters of the pasted text.`,
  );
  await dialog.field.press('End');
  await dialog.field.press('Backspace');
  await answered(dialog, whole.slice(0, DIALOG_INPUT_MAX - 1).trim());
});

test('no results: the query, up to 3 others to try, and a prefilled issue', async ({
  page,
  context,
}) => {
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  await dialog.field.fill('qqzzqqxx deplo');
  await dialog.field.fill('zzqqxxcomponentzzqq');
  const screen = dialog.root.locator('.DocSearch-NoResults');
  await expect(screen).toContainText('No results for "zzqqxxcomponentzzqq"');
  const others = screen.getByRole('button');
  expect(await others.count()).toBeLessThanOrEqual(SEARCH.suggestions);
  const issue = screen.getByRole('link', {name: 'Let us know.'});
  const href = new URL((await issue.getAttribute('href')) ?? '');
  expect(href.href).toContain(`${SITE_REPOSITORY.issues}/new`);
  expect(href.searchParams.get('title')).toContain('zzqqxxcomponentzzqq');
  await expect(dialog.status).toHaveText('No results');
  const words = (await others.first().textContent()) ?? '';
  await others.first().click();
  await expect(dialog.field).toHaveValue(words);
  await answered(dialog, words);
  expect(context.pages()).toHaveLength(1);
});

test('an answer that takes longer than 300 ms is said to be awaited', async ({
  page,
}) => {
  const letGo = await hold(page, INDEX_FILES);
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  await expect(dialog.root).toContainText('No recent searches');
  const waited = await dialog.root.evaluate(
    (root, query) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const stalled = 'DocSearch-Container--Stalled';
        new MutationObserver(() => {
          if (root.classList.contains(stalled)) {
            resolve(performance.now() - start);
          }
        }).observe(root, {attributes: true});
        const field = root.querySelector('input');
        if (field) field.value = query;
        field?.dispatchEvent(new InputEvent('input', {bubbles: true}));
      }),
    QUERY,
  );
  expect(waited).toBeGreaterThanOrEqual(SEARCH.stallThresholdMs - 2);
  expect(waited).toBeLessThan(SEARCH.stallThresholdMs + 1000);
  await expect(dialog.root).toContainText('Searching…');
  letGo();
  await answered(dialog, QUERY);
  await expect(dialog.root).not.toHaveClass(/Stalled/);
});

test('the panel opens on focus, and closes when focus leaves; Escape then clears, and closes what is empty', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  await expect(dialog.root).toHaveAttribute('data-panel', 'open');
  await ask(dialog, QUERY);
  await page.keyboard.press('Tab');
  await expect(dialog.field).not.toBeFocused();
  await expect(dialog.root).toHaveAttribute('data-panel', 'closed');
  await page.keyboard.press('Escape');
  await expect(dialog.field).toHaveValue('');
  await expect(dialog.field).toBeFocused();
  await expect(dialog.root).toHaveAttribute('data-panel', 'open');
  await page.keyboard.press('Escape');
  await expect(dialog.root).toBeHidden();
});

test('what was chosen is remembered, can be kept, and can be forgotten', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  await ask(dialog, titleOf(OTHER_KIND));
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText(titleOf(OTHER_KIND));
  await openDialog(page);
  const grid = dialog.root.getByRole('grid', {
    name: 'Recent and favorite searches',
  });
  await expect(grid.getByRole('row')).toHaveCount(1);
  await expect(dialog.groups).toHaveText(['Recent']);
  await grid.getByRole('button', {name: /^Save this search/}).click();
  await expect(dialog.groups).toHaveText(['Favorite']);
  await expect(dialog.field).toBeFocused();
  await grid
    .getByRole('button', {name: /^Remove this search from favorites/})
    .click();
  await expect(dialog.root).toContainText('No recent searches');
});

test('a dialog with a name, a list under its field, and nothing behind it', async ({
  page,
}) => {
  await page.goto(at(PAGE));
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await ask(dialog, QUERY);
  const list = dialog.root.getByRole('listbox', {name: 'Search results'});
  const id = (await list.getAttribute('id')) ?? '';
  await expect(dialog.field).toHaveAttribute('aria-controls', id);
  await expect(dialog.field).toHaveAttribute('aria-expanded', 'true');
  // Browsers keep the focus in a modal dialog.
  expect(await dialog.root.evaluate((root) => root.matches(':modal'))).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('at 320 px it fits the screen, and its snippets have 5 words', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 480});
  await page.goto(at(PAGE));
  const dialog = await openDialog(page);
  await ask(dialog, 'the requests of a component');
  const overflow = await dialog.root.evaluate((root) =>
    Math.max(
      ...[root, ...root.querySelectorAll('.DocSearch-Dropdown')].map(
        (part) => part.scrollWidth,
      ),
    ),
  );
  expect(overflow).toBeLessThanOrEqual(320);
  await expect(dialog.field).toBeInViewport();
  const snippets = (): Promise<string[]> =>
    dialog.root
      .locator('[data-row] .DocSearch-Hit-path')
      .evaluateAll((all) =>
        all.flatMap((path) => path.textContent.match(/….+…/u)?.[0] ?? []),
      );
  // The first results come before the text is loaded.
  await expect.poll(snippets).not.toEqual([]);
  for (const snippet of await snippets()) {
    const words = snippet.match(/[\p{L}\p{N}][^\s…]*/gu) ?? [];
    expect(words.length, snippet).toBeLessThanOrEqual(
      SEARCH.snippetWordsNarrow,
    );
  }
  await dialog.root.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog.root).toBeHidden();
});
