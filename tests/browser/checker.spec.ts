import {expectAccessible, MODES} from '../support/axe';
import {expect, open, requestsOf, test, type Page} from '../support/page';
import {pageWith} from '../support/pageWords';

const CHECKER = '/docs/check/';

const OBJECT = `apiVersion: openchoreo.dev/v1alpha1
kind: Project
metadata:
  name: a
`;

const HOSTILE = [
  /** More aliases than any parser can expand in time. */
  ['aliases', `a: &a [x]\nb: [${'*a,'.repeat(100_000)}]\n`],
  ['empty lines @full', `a\n${'\n'.repeat(40_000)}a`],
  /** Beginnings of a message with several values. */
  [
    'a message @full',
    `${'plugin/errors: a b c: read udp d: i/o timeou '.repeat(44)}\n`.repeat(
      150,
    ),
  ],
] as const;

const field = (page: Page) => page.getByLabel('Manifests in YAML');
/** Puts a text into the field at once: key by key, a browser takes minutes for it. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).evaluate((element, value) => {
    const {prototype} = HTMLTextAreaElement;
    const property = Object.getOwnPropertyDescriptor(prototype, 'value');
    property?.set?.call(element, value);
    element.dispatchEvent(new Event('input', {bubbles: true}));
  }, text);
}

const summary = (page: Page) => page.getByRole('status').nth(1);

test('a mistake appears at its line, without a request', async ({page}) => {
  await open(page, CHECKER);
  await field(page).fill('kind: Project');
  await expect(summary(page)).toHaveText(/^\d+ mistake/u);
  const asked = requestsOf(page);
  await field(page).fill(`${OBJECT}  labls: {}\n`);
  await expect(summary(page)).toHaveText(/^1 mistake /u);
  const line = page.getByRole('button', {name: 'Line 5', exact: true});
  await line.press('Enter');
  await expect(field(page)).toBeFocused();
  const selected = await field(page).evaluate((element) =>
    element instanceof HTMLTextAreaElement
      ? element.value.slice(element.selectionStart, element.selectionEnd)
      : '',
  );
  expect(selected).toBe('  labls: {}');
  expect(asked).toEqual([]);
  await page.route(/messages\/\S+\.json$/u, () => undefined);
  await page.getByLabel('Version').selectOption('Next');
  await expect(summary(page)).toHaveText(/^Checking/u);
});

test('the example shows its mistakes, and is gone with the first text', async ({
  page,
}) => {
  await open(page, CHECKER);
  const lines = page.getByRole('button', {name: /^Line \d+$/u});
  await expect(lines).toHaveCount(2);
  await expect(summary(page)).toContainText('example');
  await field(page).pressSequentially('#');
  await expect(field(page)).toHaveValue('#');
  await expect(lines).toHaveCount(0);
  await expect(summary(page)).toHaveText(/neither a manifest nor/u);
  await field(page).fill((await field(page).getAttribute('placeholder')) ?? '');
  await expect(summary(page)).toHaveText(/^2 mistakes/u);
});

for (const [name, text] of HOSTILE) {
  test(`${name} without end do not hold the page, and the next text is checked`, async ({
    page,
  }) => {
    await open(page, CHECKER);
    await paste(page, text);
    await expect(summary(page)).toHaveText(/stopped|mistake|message/u);
    await field(page).fill('kind: Project');
    await expect(summary(page)).toHaveText(/^\d+ mistakes? found/u);
  });
}

test('"Check" beside a manifest opens the checker with its text, a valid one', async ({
  page,
}) => {
  await open(page, pageWith('.code-block a[href*="/check/?"]'));
  const block = page.locator('.code-block:has(a[href*="/check/?"])').first();
  const text = (await block.locator('code').textContent()) ?? '';
  await block.getByRole('link', {name: /^Check /u}).click();
  await expect(summary(page)).toHaveText(/: no mistakes/u);
  expect((await field(page).inputValue()).trim()).toBe(text.trim());
  await expectAccessible(page, 'checked', MODES.slice(-1));
  await page.getByRole('link', {name: 'Check and explain'}).first().click();
  await expect(field(page)).toHaveValue('');
});

test('a text stays through a reload, a link inside the site, and Back', async ({
  page,
}) => {
  await open(page, CHECKER);
  await field(page).fill(OBJECT);
  await expect(summary(page)).toHaveText(/: no mistakes/u);
  await page.reload();
  await expect(field(page)).toHaveValue(OBJECT);
  await expect(summary(page)).toHaveText(/: no mistakes/u);
  await field(page).fill(`${OBJECT}# changed\n`);
  await page
    .getByRole('article')
    .getByRole('link', {name: 'Messages', exact: true})
    .click();
  await expect(page).toHaveURL(/reference\/messages/u);
  await page.goBack();
  await expect(field(page)).toHaveValue(`${OBJECT}# changed\n`);
  await expect(page.getByText('kept in this tab')).toBeVisible();
});

test('a long text has a number beside each line, in few elements', async ({
  page,
}) => {
  await open(page, CHECKER);
  const lines = Array.from({length: 20_000}, (_, index) => `k${index}: v`);
  await paste(page, `${OBJECT}data:\n  ${lines.join('\n  ')}\n`);
  const numbers = page.locator('pre[aria-hidden]');
  await expect(numbers).toContainText('20006');
  expect(await numbers.locator('*').count()).toBeLessThan(500);
  await field(page).evaluate((element) => {
    element.scrollTo(0, element.scrollHeight);
  });
  const scrolled = (element: Element): number => element.scrollTop;
  const end = await field(page).evaluate(scrolled);
  expect(end).toBeGreaterThan(0);
  await expect.poll(() => numbers.evaluate(scrolled)).toBe(end);
  // The numbers stand as close as the lines.
  const heights = await Promise.all(
    [numbers, field(page)].map((element) =>
      element.evaluate(({scrollHeight}) => scrollHeight),
    ),
  );
  const [ofNumbers = 0, ofLines = 0] = heights;
  expect(Math.abs(ofNumbers - ofLines)).toBeLessThan(100);
});
