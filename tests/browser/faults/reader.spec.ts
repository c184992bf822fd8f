import type {Page} from '@playwright/test';

import {LATEST} from '../../../src/site/versions';
import {needs} from '../../support/needs';
import {footerPages, sectionsOf, titleOf} from '../../support/pageWords';
import {
  answerStars,
  applicationRuns,
  at,
  chooseVersion,
  expect,
  expectStars,
  FAULTS,
  heading,
  open,
  requestsOf,
  settled,
  STARS_ANSWERED,
  store,
  stored,
  test,
  TOGGLE,
  VERSION_DROPDOWN,
} from '../../support/page';
import {ask, openDialog} from '../../support/searchDialog';

test.use({expected: FAULTS});

const PAGE = '/docs/concepts/runtime-model/';
const TITLE = titleOf(PAGE);
const [SECTION = ''] = sectionsOf(PAGE);
const [OTHER, ANOTHER] = footerPages();
const STARS = 'openchoreo.stars';
/** What a test puts into a page. Only a full page load removes it. */
const MARK = 'html[data-test-mark]';

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['testMark'] = '';
  });
}

/** Follows a link below the fold, whose page was not prefetched. */
async function follow(page: Page, route: string): Promise<void> {
  await page.locator(`footer a[href="${at(route)}"]`).click();
  await expect(heading(page)).toHaveText(titleOf(route), {ignoreCase: true});
}

test('a hash that cannot be decoded leaves the page where it is, also on the way back @full', async ({
  page,
}) => {
  await open(page, `${PAGE}#%E0%A4%A`);
  await markPage(page);
  const url = at(`${PAGE}#%25E0%25A4%25A`);
  await expect(page).toHaveURL(url);
  await page.evaluate((id) => {
    location.hash = id;
    history.back();
  }, SECTION);
  await expect(page).toHaveURL(url);
  await follow(page, OTHER);
  await page.goBack();
  await expect(heading(page)).toHaveText(TITLE);
  await expect(page.locator(MARK)).toBeAttached();
});

test('offline, a link and a result of search keep the page and say so', async ({
  page,
  context,
}) => {
  await open(page, PAGE);
  await markPage(page);
  await ask(await openDialog(page), titleOf(OTHER));
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/offline/u);
  await alert.click();
  await expect(alert).toBeHidden();
  await page.locator(`footer a[href="${at(OTHER)}"]`).click();
  await expect(alert).toHaveText(/offline/u);
  await expect(heading(page)).toHaveText(TITLE);
  await expect(page.locator(MARK)).toBeAttached();
  await context.setOffline(false);
  await expect(alert).toBeHidden();
  await follow(page, OTHER);
});

test('offline, a search that was not loaded keeps the page and says so', async ({
  page,
  context,
}) => {
  await open(page, PAGE);
  await applicationRuns(page);
  await markPage(page);
  await context.setOffline(true);
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toHaveText(/connection/u);
  await page.keyboard.type('component');
  const asked = requestsOf(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/offline/u);
  await expect(page.locator(MARK)).toBeAttached();
  expect(asked).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search\/\?q=component/u);
});

test('after a new deploy a link loads its page once, and that page works', async ({
  page,
}) => {
  await open(page, PAGE);
  await markPage(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // What the page knows is gone; the next one knows what took its place.
  await page.route('**/assets/js/*.js', (route) =>
    loads > 0 ? route.fallback() : route.fulfill({status: 404, body: ''}),
  );
  await follow(page, OTHER);
  await applicationRuns(page);
  await expect(page.locator(MARK)).toHaveCount(0);
  expect(loads).toBe(1);
  await follow(page, ANOTHER);
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
  await answerStars(page);
  await open(page, PAGE);
  const root = page.locator('html');
  await page.locator(TOGGLE).first().click();
  await page.locator(TOGGLE).first().click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await follow(page, OTHER);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(bar).toBeHidden();
  await expectStars(page, STARS_ANSWERED);
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

test('garbage in local storage is ignored and replaced @full', async ({
  page,
}) => {
  for (const [key, value] of Object.entries(GARBAGE)) {
    await store(page, key, value);
  }
  await answerStars(page);
  await open(page, PAGE);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', /^(?:light|dark)$/u);
  await expectStars(page, STARS_ANSWERED);
  await expect(page.locator(VERSION_DROPDOWN)).toContainText(LATEST.label);
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
  await page.goto(at(`${PAGE}?docusaurus-theme=dark`));
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('a refusal of the source host leaves the stored number, and for an hour nobody asks', async ({
  page,
}) => {
  let calls = 0;
  await page.route('https://api.github.com/**', async (route) => {
    calls += 1;
    await route.fulfill({status: 403, json: {stargazers_count: 5}});
  });
  await store(page, STARS, JSON.stringify({value: 77, timestamp: 1}));
  for (const address of [PAGE, OTHER]) {
    await open(page, address);
    await settled(page);
    await expectStars(page, 77);
  }
  expect(calls).toBe(1);
});

test('a page that was translated, and that an extension changed, stays alive @full', async ({
  page,
  messages,
}) => {
  await page.goto(at(PAGE));
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
  await applicationRuns(page);
  // React reports that it rendered the page again.
  messages.length = 0;
  await markPage(page);
  await page.evaluate(() => {
    for (const parent of document.querySelectorAll('main, nav, footer, li')) {
      parent.prepend(document.createElement('extension-mark'));
    }
    document.querySelector('main h1')?.remove();
  });
  await page.locator(TOGGLE).first().click();
  await follow(page, OTHER);
  await follow(page, ANOTHER);
  await expect(page.locator(MARK)).toBeAttached();
});

test('with reduced motion nothing moves, and in forced colors the current page is marked', async ({
  page,
}) => {
  needs('forced colors');
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await open(page, PAGE);
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
