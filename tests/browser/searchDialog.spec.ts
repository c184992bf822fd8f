import {SITE_REPOSITORY} from '../../src/site/site';
import {needs} from '../support/needs';
import {
  applicationRuns,
  at,
  expect,
  hold,
  open,
  settled,
  test,
} from '../support/page';
import {titleOf} from '../support/pageWords';
import {
  answered,
  ask,
  dialogOf,
  INDEX_FILES,
  openDialog,
  openResults,
  openStarterField,
  searchKinds,
} from '../support/searchDialog';

/** The most rows of an answer. */
const ROWS = 20;
const PAGE = '/blog/';
const OTHER_KIND = '/docs/reference/api/platform/environment/';
/** Words on pages of every version: the name of a kind. */
const QUERY = titleOf('/docs/reference/api/application/component/');

test.beforeEach(({page}) => searchKinds(page));

test('keys and the button open the dialog with its field ready to type into, and a key closes it', async ({
  page,
}) => {
  await open(page, PAGE);
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

/** Fields that a page, or an extension of the browser, may hold. */
const FIELDS = [
  ['a plain one', '<input>'],
  ['contenteditable without a value', '<div contenteditable>c'],
  ['plain text only', '<div contenteditable="plaintext-only">c'],
  ['a part of such a field', '<div contenteditable><p>c', 'p'],
  ['a field in a shadow tree', '<div><template shadowrootmode=open><input>'],
] as const;

test('in a field the keys are those of the field', async ({page}) => {
  await open(page, PAGE);
  for (const [name, markup, inside = '*'] of FIELDS) {
    await page.evaluate(
      ([html, selector]) => {
        const host = document.createElement('div');
        document.querySelector('[data-tried]')?.remove();
        host.setHTMLUnsafe(html);
        document.querySelector('main')?.prepend(host);
        const root = host.querySelector('div')?.shadowRoot ?? host;
        const tried = root.querySelector<HTMLElement>(selector);
        tried?.setAttribute('data-tried', '');
        getSelection()?.selectAllChildren(tried ?? document.body);
      },
      [markup, inside] as const,
    );
    const field = page.locator('[data-tried]');
    await field.click();
    await page.keyboard.type('a/b');
    await page.keyboard.press('Control+k');
    const text = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.value : element.textContent,
    );
    expect(text, name).toContain('a/b');
    await expect(dialogOf(page).root, name).toBeHidden();
  }
});

test('what is selected becomes the query, cut to 64 characters', async ({
  page,
}) => {
  await open(page, PAGE);
  const text = await page.evaluate(() => {
    const range = document.createRange();
    const content = document.querySelector('main');
    // The title and a paragraph.
    if (content) range.selectNodeContents(content);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    return String(getSelection()).trim().replaceAll(/\s+/gu, ' ');
  });
  await page.keyboard.press('/');
  const {field} = dialogOf(page);
  await expect(field).toHaveValue(text.slice(0, 64));
  await expect(field).toHaveAttribute('maxlength', '64');
  // What is typed next replaces it.
  await page.keyboard.type('a');
  await expect(field).toHaveValue('a');
});

test('a text that the field cuts can be searched for as a whole', async ({
  page,
}) => {
  const text = `${QUERY} ${'and more '.repeat(10)}`.trim();
  await open(page, '/docs/check/');
  const elsewhere = page.locator('textarea');
  await elsewhere.fill(text);
  await elsewhere.press('ControlOrMeta+a');
  await elsewhere.press('ControlOrMeta+c');
  await elsewhere.blur();
  const dialog = await openDialog(page);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(dialog.field).toHaveValue(text.slice(0, 64));
  const whole = dialog.root.getByRole('link', {name: 'whole text'});
  await expect(whole).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(whole).toBeHidden();
  await dialog.field.fill('');
  await page.keyboard.press('ControlOrMeta+v');
  await whole.click();
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue(text);
});

test('nothing of search is loaded before a reader wants it', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (INDEX_FILES.test(request.url())) loaded.push(request.url());
  });
  await open(page, PAGE);
  await page.mouse.move(300, 600);
  expect(loaded).toEqual([]);
  const index = page.waitForRequest(INDEX_FILES);
  await page.getByRole('button', {name: 'Search', exact: true}).hover();
  await index;
});

test('what is typed before React runs is kept and searched for', async ({
  page,
}) => {
  const letGo = await openStarterField(page, PAGE);
  await page.keyboard.type(QUERY);
  await expect(page.locator('.search-field input')).toHaveValue(QUERY);
  letGo();
  const dialog = dialogOf(page);
  await answered(dialog, QUERY);
  await expect(dialog.field).toHaveValue(QUERY);
  await expect(dialog.field).toBeFocused();
});

/** What a reader may do in the starter's field, before and after it is replaced. */
const HANDOVERS = [
  ['typing @full', ['w', 'o'], ['r', 'k'], 'work'],
  ['deleting @full', ['w', 'o', 'x'], ['Backspace', 'r', 'k'], 'work'],
  ['typing in the middle @full', ['w', 'k', 'ArrowLeft'], ['o', 'r'], 'work'],
  ['selecting', ['x', 'o', 'Home', 'Shift+ArrowRight'], ['w'], 'wo'],
  ['selecting all @full', ['x', 'Control+a'], ['w', 'o'], 'wo'],
  [
    'pasting @full',
    ['o', 'Control+a', 'Control+x', 'k', 'Home'],
    ['Control+v'],
    'ok',
  ],
] as const;

for (const [name, before, after, text] of HANDOVERS) {
  test(`${name} goes on where it was when the dialog replaces the field`, async ({
    page,
  }) => {
    const letGo = await openStarterField(page, PAGE);
    for (const key of before) await page.keyboard.press(key);
    letGo();
    const {field} = dialogOf(page);
    await expect(field).toBeFocused();
    for (const key of after) await page.keyboard.press(key);
    await expect(field).toHaveValue(text);
  });
}

test('a word of an input method is finished before the dialog replaces the field', async ({
  page,
}) => {
  needs('an input method');
  const letGo = await openStarterField(page, PAGE);
  const client = await page.context().newCDPSession(page);
  const compose = (word: string) =>
    client.send('Input.imeSetComposition', {
      text: word,
      selectionStart: word.length,
      selectionEnd: word.length,
    });
  await compose('wo');
  letGo();
  await applicationRuns(page);
  await settled(page);
  await compose('work');
  const starters = page.locator('.search-field input');
  await expect(starters).toHaveValue('work');
  await client.send('Input.insertText', {text: 'work'});
  await expect(dialogOf(page).field).toHaveValue('work');
});

test.describe('on a Mac', () => {
  test.use({userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'});

  test('the button says Search, and hints at the keys', async ({page}) => {
    await page.goto(at(PAGE));
    const keys = page.locator('.DocSearch-Button-Key:visible');
    await expect(keys).toHaveText(['⌘', 'K']);
    const button = page.locator('.DocSearch-Button');
    await expect(button).toHaveAccessibleName('Search');
  });
});

test('rows are grouped by page, at most 20 and 5 of a page, with text and marks; arrows go through them and round, and Enter leads to the one chosen', async ({
  page,
}) => {
  const dialog = await openResults(page, PAGE, QUERY);
  const counts = await dialog.root
    .locator('.DocSearch-Hits')
    .evaluateAll((groups) =>
      groups.map((group) => group.querySelectorAll('[role=treeitem]').length),
    );
  expect(counts.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(
    ROWS,
  );
  await expect(dialog.options.first().locator('mark').first()).toHaveText(
    new RegExp(QUERY, 'i'),
  );
  const excerpts = await dialog.root
    .locator('.DocSearch-Hit-path')
    .allTextContents();
  expect(excerpts.filter((text) => text.trim() === '')).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(dialog.options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = dialog.options.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.field).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  const href = await second.getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(dialog.root).toBeHidden();
});

test('all results are one link away, their number is announced, and without any there are 3 others to try, and a prefilled issue', async ({
  page,
}) => {
  const dialog = await openResults(page, PAGE, QUERY);
  const link = dialog.root.getByRole('link', {name: /^See all/});
  const count = ((await link.textContent()) ?? '').replace('See all ', '');
  await expect(dialog.status).toHaveText(count);
  await dialog.field.fill('');
  await expect(dialog.status).toHaveText('');
  await dialog.field.fill('zzqqxxyy');
  const screen = dialog.root.locator('.DocSearch-NoResults');
  await expect(screen).toContainText('No results for "zzqqxxyy"');
  await expect(dialog.status).toHaveText('No results');
  const issue = screen.getByRole('link', {name: 'Let us know.'});
  const href = new URL((await issue.getAttribute('href')) ?? '');
  expect(href.href).toContain(`${SITE_REPOSITORY.issues}/new`);
  expect(href.searchParams.get('title')).toContain('zzqqxxyy');
  const others = screen.getByRole('button');
  expect(await others.count()).toBeLessThanOrEqual(3);
  await others.first().click();
  await expect(dialog.options.first()).toBeVisible();
  await ask(dialog, QUERY);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === at('/search/'));
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue(
    QUERY,
  );
});

test('an answer that takes longer than 300 ms is said to be awaited, and late ones do not win', async ({
  page,
}) => {
  const letGo = await hold(page, INDEX_FILES);
  await open(page, PAGE);
  const dialog = await openDialog(page);
  await expect(dialog.root).toContainText('No recent searches');
  await dialog.field.fill(titleOf(OTHER_KIND));
  await expect(
    dialog.root.locator('.DocSearch-Container--Stalled'),
  ).toBeVisible();
  await expect(dialog.root.getByText('No recent searches')).toBeHidden();
  await dialog.field.fill(QUERY);
  letGo();
  await answered(dialog, QUERY);
  await expect(
    dialog.root.locator('.DocSearch-Container--Stalled'),
  ).toHaveCount(0);
  await expect(dialog.options.first()).toContainText(QUERY);
});

test('what was chosen is remembered, can be kept, and can be forgotten', async ({
  page,
}) => {
  const dialog = await openResults(page, PAGE, titleOf(OTHER_KIND));
  await dialog.options.locator(`[href$="${OTHER_KIND}"]`).first().click();
  await expect(page.locator('main h1')).toHaveText(titleOf(OTHER_KIND));
  await openDialog(page);
  await expect(dialog.groups).toHaveText(['Recent']);
  await dialog.root.getByTitle('Save this search').click();
  await expect(dialog.groups).toHaveText(['Favorite']);
  await dialog.root.getByTitle('Remove this search from favorites').click();
  await expect(dialog.root).toContainText('No recent searches');
});

test('a dialog with a name, a list under its field, and no way out by Tab', async ({
  page,
}) => {
  await open(page, PAGE);
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.focus();
  // React loads the index itself, and a link would do so again.
  await expect(page.locator('link[as=fetch]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await ask(dialog, QUERY);
  await expect(dialog.field).toHaveAttribute('aria-expanded', 'true');
  const lists = await dialog.field.getAttribute('aria-controls');
  const [list = ''] = lists?.split(' ') ?? [];
  await expect(page.locator(`[id="${list}"]`)).toHaveRole('tree');
  expect(await dialog.root.evaluate((root) => root.matches(':modal'))).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.field).toBeFocused();
  // Last, since some browsers go on with the controls of their window.
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.root.evaluate(
      (root) =>
        root.contains(document.activeElement) ||
        document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
});

for (const {width, tag} of [
  {width: 320, tag: []},
  {width: 768, tag: '@full'},
]) {
  const title = `at ${width} px it fits the screen, and its excerpts have 5 words`;
  test(title, {tag}, async ({page}) => {
    await page.setViewportSize({width, height: 480});
    const words = 'the requests of a component';
    const dialog = await openResults(page, PAGE, words);
    const overflow = await dialog.root.evaluate((root) =>
      Math.max(
        ...[root, ...root.querySelectorAll('.DocSearch-Dropdown')].map(
          (part) => part.scrollWidth,
        ),
      ),
    );
    expect(overflow).toBeLessThanOrEqual(width);
    await expect(dialog.field).toBeInViewport();
    const excerpts = await dialog.root
      .locator('.DocSearch-Hit-path')
      .evaluateAll((all) =>
        all.flatMap((path) => path.textContent.match(/….+…/u)?.[0] ?? []),
      );
    expect(excerpts).not.toEqual([]);
    for (const excerpt of excerpts) {
      const words = excerpt.match(/[\p{L}\p{N}][^\s…]*/gu) ?? [];
      expect(words.length, excerpt).toBeLessThanOrEqual(5);
    }
    await dialog.root.getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog.root).toBeHidden();
  });
}
