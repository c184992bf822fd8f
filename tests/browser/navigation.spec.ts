import {NAVBAR} from '../../src/site/navigation';
import {DOCS_VERSIONS, LATEST} from '../../src/site/versions';
import {needs} from '../support/needs';
import {
  answerStars,
  applicationRuns,
  at,
  expect,
  expectStars,
  heading,
  hold,
  open,
  openIdle,
  PHONE,
  STARS_ANSWERED,
  stored,
  test,
  TOGGLE,
  VERSION_DROPDOWN,
} from '../support/page';
import {footerPages, sectionsOf, titleOf} from '../support/pageWords';

const PAGE = '/docs/concepts/runtime-model/';
/** A page that is linked below the fold, so it was not prefetched. */
const [OTHER] = footerPages();
const LABELS = DOCS_VERSIONS.map(({label}) => label);

test('from 997 px on, the bar stays at the top, with each item on the side that it names, or on the right', async ({
  page,
}) => {
  await page.setViewportSize({width: 997, height: 800});
  await answerStars(page);
  await open(page, '/docs/overview/architecture/');
  for (const {position, label} of NAVBAR) {
    if (label === undefined) continue;
    const side = page.locator(`.theme-layout-navbar-${position ?? 'right'}`);
    await expect(side.getByRole('link', {name: label})).toBeVisible();
  }
  await expect(page.locator(VERSION_DROPDOWN)).toContainText(LATEST.label);
  await expectStars(page, STARS_ANSWERED);
  await expect(page.locator(TOGGLE).first()).toBeVisible();
  await expect(
    page.locator('.navbar').getByRole('button', {name: 'Search'}),
  ).toBeVisible();
  await expect(page.locator('.navbar__toggle:visible')).toHaveCount(0);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('[aria-current=page]')).toBeInViewport();
  await page.evaluate(() => {
    scrollTo(0, 1000);
  });
  expect((await page.locator('.navbar').boundingBox())?.y).toBe(0);
});

test('the version dropdown lists all versions, and closes on Escape and on a press elsewhere', async ({
  page,
}) => {
  await open(page, '/docs/');
  const dropdown = page.locator(VERSION_DROPDOWN);
  const summary = dropdown.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(dropdown.getByRole('link')).toHaveText(LABELS);
  await page.keyboard.press('Escape');
  await expect(dropdown).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(dropdown).toHaveAttribute('open');
  await page.getByRole('heading', {level: 1}).click();
  await expect(dropdown).not.toHaveAttribute('open');
});

test('up to 996 px, the menu of a docs page leads back to the main menu, and a choice closes it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/docs/overview/architecture/');
  const toggle = page.locator('.navbar__toggle:visible');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const menu = page.locator('#main-menu');
  const versions = menu.locator('details', {hasText: 'Versions'});
  await expect(sidebar).toBeHidden();
  await toggle.click();
  await expect(sidebar).toBeVisible();
  await page.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(sidebar).toBeHidden();
  // Open, because one of its items is shown.
  await expect(versions).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await toggle.click();
  await sidebar.locator(`a[href="${at('/docs/')}"]`).click();
  await expect(page).toHaveURL(at('/docs/'));
  await expect(sidebar).toBeHidden();
  await page.goto(at('/blog/'));
  await toggle.click();
  await expect(menu).toBeVisible();
  await expect(versions).not.toHaveAttribute('open');
});

test('the toggle goes from system to light, dark and system, stored as absent', async ({
  page,
}) => {
  await open(page, '/docs/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  const system = (await html.getAttribute('data-theme')) ?? '';
  for (const [choice, theme, kept] of [
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', system, null],
  ] as const) {
    await page.locator(TOGGLE).first().click();
    await expect(html).toHaveAttribute('data-theme-choice', choice);
    await expect(html).toHaveAttribute('data-theme', theme);
    expect(await stored(page, 'theme')).toBe(kept);
  }
});

test('the colors are those of the system, and change with them', async ({
  page,
}) => {
  needs('emulated media');
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/');
  const html = page.locator('html');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(html).toHaveAttribute('data-theme', colorScheme);
  }
});

test('an announcement that was closed stays so from first paint on, until its text changes', async ({
  page,
}) => {
  await open(page, '/docs/');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await openIdle(page, '/blog/');
  await expect(bar).toBeHidden();
  await page.keyboard.press('Tab');
  await applicationRuns(page);
  await expect(bar).toBeHidden();
  // A new text has a new id.
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'old');
  });
  await page.reload();
  await expect(bar).toBeVisible();
  await page.keyboard.press('Tab');
  await applicationRuns(page);
  await expect(bar).toBeVisible();
});

test('a link with a hash shows its target below the bar, and one without the top of the page', async ({
  page,
}) => {
  const [, section = ''] = sectionsOf(PAGE);
  await open(page, OTHER);
  // A link as a writer would write it.
  await page.evaluate(
    (href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main p')?.append(link);
      link.click();
    },
    `${at(PAGE)}#${section}`,
  );
  // Loaded, so with its styles.
  await page.waitForURL(`**${at(PAGE)}#${section}`);
  const bar = (await page.locator('.navbar').boundingBox())?.height ?? NaN;
  const top = async (): Promise<number> =>
    (await page.locator(`#${section}`).boundingBox())?.y ?? NaN;
  await expect.poll(top).toBeLessThan(bar + 40);
  expect(await top()).toBeGreaterThanOrEqual(bar);
  await page.locator(`footer a[href="${at(OTHER)}"]`).click();
  await expect(heading(page)).toHaveText(titleOf(OTHER));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a page that is slow to come shows a bar until it is there', async ({
  page,
}) => {
  await open(page, PAGE);
  const release = await hold(page, '**/assets/js/*.js*');
  await page.locator(`footer a[href="${at(OTHER)}"]`).click();
  await expect(page.locator('#nprogress .bar')).toBeAttached();
  await expect(heading(page)).toHaveText(titleOf(PAGE));
  release();
  await expect(heading(page)).toHaveText(titleOf(OTHER));
  await expect(page.locator('#nprogress .bar')).toHaveCount(0);
});

test('a page that crashes says so with the chained messages, and Try again shows it', async ({
  page,
  messages,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    const {prototype} = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    // The blog list needs this to render; no page before it does.
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get: () => {
        throw new Error('no date', {cause: new Error('no clock')});
      },
    });
    Object.assign(window, {
      mend: () => {
        Object.defineProperty(prototype, 'format', format);
      },
    });
  });
  await page
    .locator(`a[href="${at('/blog/')}"]`)
    .first()
    .click();
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await expect(page.getByText(/no date\s+Cause:\s+no clock/u)).toBeVisible();
  await page.evaluate('mend()');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await expect(page).toHaveURL(at('/blog/'));
  // Each browser reports the crash in its own words.
  expect(messages.splice(0)).not.toEqual([]);
});
