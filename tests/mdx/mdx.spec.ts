import {expectAccessible} from '../support/axe';
import {
  at,
  cutOff,
  expect,
  open,
  stored,
  test,
  withoutApplication,
} from '../support/page';

const PARTS = '/docs/next/parts/';
const POST = '/blog/2025/10/01/parts/';
const SITE_PAGE = '/parts/';
const ALL = [PARTS, POST, SITE_PAGE];

/** `tests/support/firefox.ts` has no commands for modes and for scripts. */
const UNKNOWN = 'a command that this engine is not given';

for (const route of ALL) {
  test(`${route} is taken over without an error, and has state`, async ({
    page,
  }) => {
    await open(page, route);
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    const before = Number.parseInt(
      await page.locator('output').innerText(),
      10,
    );
    await page.getByRole('button', {name: 'Count', exact: true}).click();
    await expect(page.locator('output')).toHaveText(`${before + 1} counted`);
  });

  test(`${route} has no barriers`, async ({page}) => {
    await open(page, route);
    await expectAccessible(page, 'as it is');
  });
}

test('on a connection that saves data, only a page with live parts starts the application', async ({
  page,
}) => {
  await withoutApplication(page);
  await open(page, PARTS);
  await page.goto(at('/docs/next/overview/architecture/'));
  await expect(page.locator('script[data-application]')).toHaveCount(1);
  await expect(page.locator('script[src*="main."]')).toHaveCount(0);
});

cutOff(
  'a page whose application cannot be loaded says so',
  async ({page, violations}) => {
    await page.route(/\/main\.[^/]*\.js$/u, (route) => route.abort());
    await page.goto(at(PARTS));
    await expect(page.getByRole('alert')).toBeVisible();
    // Firefox tells the hash of what came of the request.
    violations.length = 0;
  },
);

test('the way from another page leads to the same parts, with their styles', async ({
  page,
}) => {
  await open(page, '/docs/next/overview/architecture/');
  await page.evaluate((route) => {
    history.pushState({}, '', route);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, at(PARTS));
  await page.getByRole('button', {name: 'Count', exact: true}).click();
  await expect(page.locator('output')).toHaveText('4 counted');
  await expect(page.locator('div:has(> output)')).toHaveCSS(
    'border-top-style',
    'solid',
  );
});

test('classes of Infima have a look, and cost nothing on other pages', async ({
  page,
}) => {
  const sheets = (): Promise<number> =>
    page.locator('link[rel="stylesheet"]').count();
  await open(page, '/docs/next/overview/architecture/');
  const plain = await sheets();
  await open(page, PARTS);
  expect(await sheets()).toBeGreaterThan(plain);
  const badge = page.getByText('From Infima');
  await expect(badge).toHaveCSS('margin-inline-start', '32px');
  await expect(badge).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('tabs of components and directives are one group', async ({page}) => {
  await open(page, PARTS);
  const directive = page.getByText('A directive for macOS.');
  const component = page.getByText('A component for macOS.');
  await expect(component).toBeHidden();
  await page.getByText('macOS', {exact: true}).first().click();
  await expect(directive).toBeVisible();
  await expect(component).toBeVisible();
  await expect(page.getByText('A choice of a part, for macOS.')).toBeVisible();
  expect(await stored(page, 'openchoreo.tab.system')).toBe('macOS');
  await page.reload();
  await expect(component).toBeVisible();
});

test('an address names a tab, and a tab the address', async ({page}) => {
  await open(page, `${PARTS}?os=mac`);
  await expect(page.getByText('A component for macOS.')).toBeVisible();
  const tabs = page.locator('.tabs', {hasText: 'A component for'});
  await tabs.getByText('Linux', {exact: true}).click();
  await expect(page).toHaveURL(/\?os=linux/u);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`of two pictures that of the ${colorScheme} mode is shown`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox' && colorScheme === 'dark', UNKNOWN);
    await page.emulateMedia({colorScheme});
    await open(page, PARTS);
    const [shown, hidden] = colorScheme === 'light' ? [0, 1] : [1, 0];
    await expect(page.getByAltText('A sign').nth(shown)).toBeVisible();
    await expect(page.getByAltText('A sign').nth(hidden)).toBeHidden();
  });
}

test('the copy as Markdown holds what the page shows', async ({request}) => {
  const text = await (await request.get(at(`${PARTS}index.md`))).text();
  for (const part of [
    '```json title="literal.json"\n{"port": 8443}\n```',
    '```sh title="made.sh"\necho Version ',
    '**macOS**\n\nA component for **macOS**.',
    '**More of HTML**\n\nInside HTML.',
    '**More of the theme**\n\nInside the theme’s.',
    'for testers.',
    '> **Diagram: A picture**. A leads to B.',
  ]) {
    expect(text).toContain(part.replace('’', "'"));
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});
  test.skip(({browserName}) => browserName === 'firefox', UNKNOWN);

  test('text, folds and tabs work, and a page with live parts says what it needs', async ({
    page,
  }) => {
    await page.goto(at(PARTS));
    await page.getByText('More of HTML').click();
    await expect(page.getByText('Inside HTML.')).toBeVisible();
    await page.getByText('Second', {exact: true}).click();
    await expect(page.getByText('The second.')).toBeVisible();
    await expect(page.locator('output')).toHaveText('3 counted');
    await expect(page.getByRole('alert')).toBeVisible();
  });
});
