import type {Page} from '@playwright/test';

import {fromBase} from '../../support/address';
import {footerPages, sectionsOf, titleOf} from '../../support/pageWords';
import {
  at,
  expect,
  heading,
  isMarked,
  markPage,
  notice,
  settled,
  STARS_ANSWERED,
  started,
  store,
  stored,
  test,
} from '../../support/reader';
import {openDialog} from '../../support/searchDialog';
import {chooseVersion, VERSION_DROPDOWN} from '../../support/versionDropdown';
import {LATEST} from '../../support/versions';

const PAGE = fromBase('/docs/concepts/runtime-model/');
const TITLE = titleOf(PAGE);
const [SECTION = ''] = sectionsOf(PAGE);
const [OTHER, ANOTHER] = footerPages();
const STARS = 'openchoreo.stars';
const TOGGLE = '[class*=colorModeToggle] button';

async function open(page: Page, address = PAGE): Promise<void> {
  await page.goto(address);
  await started(page);
}

/** Follows a link below the fold, whose page was not prefetched. */
async function follow(page: Page, route: string): Promise<void> {
  await page.locator(`footer a[href="${at(route)}"]`).click();
}

for (const hash of ['#100%', '#%E0%A4%A']) {
  test(`the hash ${hash} leaves the page where it is, also on the way back`, async ({
    page,
  }) => {
    const readable = hash.replaceAll('%', '%25');
    await open(page, PAGE + hash);
    await markPage(page);
    await expect(heading(page)).toHaveText(TITLE);
    await expect(page).toHaveURL((url) => url.hash === readable);
    await page.evaluate((id) => {
      location.hash = id;
      history.back();
    }, SECTION);
    await expect(page).toHaveURL((url) => url.hash === readable);
    await follow(page, OTHER);
    await expect(heading(page)).toHaveText(titleOf(OTHER));
    await page.goBack();
    await expect(heading(page)).toHaveText(TITLE);
    expect(await isMarked(page)).toBe(true);
  });
}

test('offline, a link keeps the page and says so', async ({page, context}) => {
  await open(page);
  await markPage(page);
  await context.setOffline(true);
  await follow(page, OTHER);
  await expect(notice(page)).toHaveText(/offline/u);
  await expect(heading(page)).toHaveText(TITLE);
  expect(await isMarked(page)).toBe(true);
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await follow(page, OTHER);
  await expect(heading(page)).toHaveText(titleOf(OTHER));
});

test('after a new deploy a link loads its page once, and that page works', async ({
  page,
}) => {
  await open(page);
  await markPage(page);
  let isDeployed = false;
  let loads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    isDeployed = true;
    loads += 1;
  });
  await page.route('**/assets/js/*.js', (route) =>
    isDeployed ? route.fallback() : route.fulfill({status: 404, body: ''}),
  );
  await follow(page, OTHER);
  await expect(heading(page)).toHaveText(titleOf(OTHER));
  await started(page);
  expect(await isMarked(page)).toBe(false);
  expect(loads).toBe(1);
  await follow(page, ANOTHER);
  await expect(heading(page)).toHaveText(titleOf(ANOTHER));
});

test('everything works for the visit when local storage throws', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('failed', 'InvalidStateError');
      };
    }
  });
  await open(page);
  const root = page.locator('html');
  await page.locator(TOGGLE).first().click();
  await page.locator(TOGGLE).first().click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await follow(page, OTHER);
  await expect(heading(page)).toHaveText(titleOf(OTHER));
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(bar).toBeHidden();
  await expect(page.locator('.repository').first()).toContainText(
    `Stars: ${STARS_ANSWERED}`,
  );
  await chooseVersion(page, 'Next');
  await expect(page).toHaveURL(/\/docs\/next\//u);
});

/** Values that no version of the site has stored. */
const GARBAGE = {
  theme: 'purple<x>',
  'docs-preferred-version-default': 'v9.9.x',
  [STARS]: '{"value":-3,"timestamp":9e99}',
  'docusaurus.tab.source': '<img onerror=alert(1)>',
  'docusaurus.announcement.dismiss': '<x>',
  'docusaurus.announcement.id': '{}',
  __DOCSEARCH_RECENT_SEARCHES__openchoreo: 'no JSON',
  __DOCSEARCH_FAVORITE_SEARCHES__openchoreo: '{"not":"a list"}',
};

test('garbage in local storage is ignored and replaced', async ({page}) => {
  for (const [key, value] of Object.entries(GARBAGE)) {
    await store(page, key, value);
  }
  await open(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', /^(?:light|dark)$/u);
  await expect(page.locator('.repository').first()).toContainText(
    `Stars: ${STARS_ANSWERED}`,
  );
  await expect(page.locator(VERSION_DROPDOWN)).toContainText(LATEST);
  expect(await page.content()).not.toContain('purple');
  await page.locator(TOGGLE).first().click();
  expect(await stored(page, 'theme')).toMatch(/^(?:light|dark)$/u);
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  const dialog = await openDialog(page);
  await expect(dialog.root).toContainText('No recent searches');
});

test('only known names and values are taken from the query', async ({page}) => {
  await open(
    page,
    `${PAGE}?docusaurus-theme=foo&docusaurus-data-x=%3Cimg%3E&docusaurus-data-theme=evil`,
  );
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-x');
  await expect(root).toHaveAttribute('data-theme', /^(?:light|dark)$/u);
  await page.goto(`${PAGE}?docusaurus-theme=dark`);
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('a refusal of the source host leaves the stored number, and for an hour nobody asks', async ({
  page,
}) => {
  let calls = 0;
  await page.route('https://api.github.com/**', async (route) => {
    calls += 1;
    await route.fulfill({status: 403, json: {stargazers_count: null}});
  });
  await store(page, STARS, JSON.stringify({value: 77, timestamp: 1}));
  for (const address of [PAGE, fromBase('/docs/overview/architecture/')]) {
    await open(page, address);
    await settled(page);
    await expect(page.locator('.repository').first()).toContainText(
      'Stars: 77',
    );
  }
  expect(calls).toBe(1);
});

test('a page that was translated, and that an extension changed, stays alive', async ({
  page,
  complaints,
}) => {
  await page.goto(PAGE);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, 4);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('extension-font');
      font.textContent = text.data.toUpperCase();
      text.replaceWith(font);
    }
  });
  await started(page);
  // React reports that it rendered the page again.
  complaints.length = 0;
  await markPage(page);
  await page.evaluate(() => {
    for (const parent of document.querySelectorAll('main, nav, footer, li')) {
      parent.prepend(document.createElement('extension-mark'));
    }
    document.querySelector('main h1')?.remove();
  });
  await page.locator(TOGGLE).first().click();
  for (const route of [OTHER, ANOTHER]) {
    await follow(page, route);
    await expect(heading(page)).toHaveText(titleOf(route), {ignoreCase: true});
  }
  expect(await isMarked(page)).toBe(true);
});

test('with reduced motion nothing moves, and in forced colors the current page is marked', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'cannot be told the preference');
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await open(page);
  const moving = await page.locator('*').evaluateAll((all) =>
    all
      .filter((element) => {
        const style = getComputedStyle(element);
        return (
          style.animationName !== 'none' ||
          style.transitionDuration.split(', ').some((time) => time !== '0s')
        );
      })
      .map(({outerHTML}) => outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
  await expect(page.locator('#docs-menu [aria-current=page]')).toHaveCSS(
    'border-left-style',
    'solid',
  );
});
