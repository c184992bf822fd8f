import type {Page} from '@playwright/test';

import {ANNOUNCEMENT} from '../../../src/site/announcement';
import {fromBase} from '../../support/address';
import {footerPages, titleOf} from '../../support/pageWords';
import {
  at,
  expect,
  heading,
  ready,
  STARS_ANSWERED,
  started,
  store,
  stored,
  test,
} from '../../support/reader';
import {openDialog} from '../../support/searchDialog';
import {LATEST} from '../../support/versions';
import {chooseVersion, VERSION_DROPDOWN} from '../../support/versionDropdown';

const [OTHER] = footerPages();

/** Ways in which local storage can fail. */
const FAILURES = {
  'is switched off': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  throws: () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('failed', 'InvalidStateError');
      };
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
} as const;

async function useControls(page: Page): Promise<void> {
  const root = page.locator('html');
  const toggle = page.locator('[data-color-mode-toggle]');
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const announcement = page.getByRole('complementary', {name: 'Announcement'});
  if (await announcement.isVisible()) {
    await announcement.getByRole('button', {name: 'Close'}).click();
    await expect(announcement).toBeHidden();
  }
}

for (const [failure, install] of Object.entries(FAILURES)) {
  const tag = failure === 'throws' ? [] : ['@full'];
  test(
    `fault 11: everything works for the visit when local storage ${failure}`,
    {tag},
    async ({page}) => {
      await page.addInitScript(install);
      await page.goto(fromBase('/docs/concepts/runtime-model/'));
      await ready(page);
      await useControls(page);
      await started(page);
      await page.locator(`footer a[href="${at(OTHER)}"]`).click();
      await expect(heading(page)).toHaveText(titleOf(OTHER));
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await expect(
        page.getByRole('complementary', {name: 'Announcement'}),
      ).toBeHidden();
      await expect(
        page.getByText(`Stars: ${STARS_ANSWERED}`).first(),
      ).toBeAttached();
      await chooseVersion(page, 'Next');
      await expect(page).toHaveURL(/\/docs\/next\//u);
    },
  );
}

/** Values that no version of the site has stored. */
const GARBAGE = {
  theme: 'purple<x>',
  'docs-preferred-version-default': 'v9.9.x',
  'openchoreo.stars': '{"value":-3,"timestamp":9e99}',
  'openchoreo.stars.refused': 'soon',
  'openchoreo.tab.source': '<img onerror=alert(1)>',
  'docusaurus.announcement.dismiss': '<x>',
  'docusaurus.announcement.id': '{}',
  __DOCSEARCH_RECENT_SEARCHES__openchoreo: 'no JSON',
  __DOCSEARCH_FAVORITE_SEARCHES__openchoreo: '{"not":"a list"}',
};

test('fault 12: garbage in local storage is ignored and replaced', async ({
  page,
}) => {
  for (const [key, value] of Object.entries(GARBAGE)) {
    await store(page, key, value);
  }
  await page.goto(fromBase('/docs/concepts/runtime-model/'));
  await ready(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', /^(?:light|dark)$/u);
  await expect(root).toHaveAttribute('data-theme-choice', 'system');
  await started(page);
  await expect(
    page.getByText(`Stars: ${STARS_ANSWERED}`).first(),
  ).toBeAttached();
  await expect(page.locator(`${VERSION_DROPDOWN} > summary`)).toContainText(
    LATEST,
  );
  await expect
    .poll(() => stored(page, 'docs-preferred-version-default'))
    .not.toBe('v9.9.x');
  expect(await page.content()).not.toContain('purple');
  await page.locator('[data-color-mode-toggle]').click();
  expect(await stored(page, 'theme')).toBe('light');
  if (ANNOUNCEMENT.text !== '') {
    await expect(
      page.getByRole('complementary', {name: 'Announcement'}),
    ).toBeVisible();
  }
  const dialog = await openDialog(page);
  await expect(dialog.root).toContainText('No recent searches');
});
