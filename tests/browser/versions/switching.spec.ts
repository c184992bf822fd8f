import type {Page} from '@playwright/test';

import {fromBase} from '../../support/address';
import {withoutApplication} from '../../support/page';
import {sectionTitle, titleOf, wordsOf} from '../../support/pageWords';
import {
  expect,
  heading,
  holdApplication,
  notice,
  ready,
  started,
  test,
} from '../../support/reader';
import {chooseVersion} from '../../support/versionDropdown';
import {LATEST} from '../../support/versions';

const PAGE = fromBase('/docs/concepts/runtime-model/');
const NEXT_PAGE = fromBase('/docs/next/concepts/runtime-model/');
const NEXT_SECTIONS = wordsOf(NEXT_PAGE).sections;
/** A section far down the page that both versions have. */
const SECTION =
  wordsOf(PAGE).sections.findLast((id) => NEXT_SECTIONS.includes(id)) ?? '';

/** A page as if Next had something that the other version lacks. */
async function change(
  page: Page,
  route: string,
  from: RegExp,
  to: string,
): Promise<void> {
  await page.route(`**/${route}`, async (handled) => {
    const response = await handled.fetch();
    const html = await response.text();
    expect(html).toMatch(from);
    await handled.fulfill({response, body: html.replaceAll(from, to)});
  });
}

for (const isStarted of [false, true]) {
  const when = isStarted ? 'in' : 'before';

  test.describe(`${when} the application`, () => {
    test.beforeEach(async ({page}) => {
      if (!isStarted) await withoutApplication(page);
    });

    const open = async (page: Page, address: string): Promise<void> => {
      await page.goto(address);
      await (isStarted ? started(page) : ready(page));
    };

    test(`fault 15: ${when} the application, the page and the hash are kept when the version is switched`, async ({
      page,
      baseURL,
    }) => {
      await open(page, `${PAGE}?theme=x#${SECTION}`);
      await chooseVersion(page, 'Next');
      await expect(page).toHaveURL(`${baseURL ?? ''}${NEXT_PAGE}#${SECTION}`);
      await expect(page.locator(`#${SECTION}`)).toBeInViewport();
      await page
        .getByRole('link', {name: `View this page in ${LATEST}`})
        .click();
      await expect(page).toHaveURL(`${baseURL ?? ''}${PAGE}#${SECTION}`);
      await expect(notice(page)).toHaveCount(0);
    });
  });
}

test('fault 15: a section that the other version does not have is told', async ({
  page,
}) => {
  await withoutApplication(page);
  await change(
    page,
    NEXT_PAGE,
    new RegExp(`\\bid=${SECTION}(?=[\\s>])`, 'gu'),
    'id=other',
  );
  await page.goto(`${PAGE}#${SECTION}`);
  await ready(page);
  await chooseVersion(page, 'Next');
  await expect(notice(page)).toContainText(
    `Next has no “${sectionTitle(PAGE, SECTION)}” section on this page, so you're at the top.`,
  );
  await notice(page).getByRole('button', {name: 'Close'}).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(notice(page)).toHaveCount(0);
});

test('fault 15: a page that the other version does not have leads to the nearest, which says so and stays said when the application starts', async ({
  page,
}) => {
  // As the dropdown writes it for a page that v0.3.x lacks.
  await change(
    page,
    NEXT_PAGE,
    new RegExp(`(data-docs-version=v[\\d.]+x) href=\\S*?/${PAGE}`, 'gu'),
    '$1 data-docs-nearest href=../../../concepts/resource-relationships/',
  );
  // The application would write the link of a page that both versions have.
  await holdApplication(page, (route) =>
    page.url().includes('/next/') ? route.abort() : route.continue(),
  );
  await page.goto(`${NEXT_PAGE}#${SECTION}`);
  await ready(page);
  await chooseVersion(page, LATEST);
  await expect(heading(page)).toHaveText(
    titleOf('docs/concepts/resource-relationships/'),
  );
  const text = `${LATEST} has no “${titleOf(NEXT_PAGE)}” page. This is the closest one.`;
  await expect(notice(page)).toContainText(text);
  await expect(page).toHaveURL((url) => url.hash === '');
  await started(page);
  await expect(notice(page)).toContainText(text);
});
