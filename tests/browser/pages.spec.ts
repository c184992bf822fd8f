import {applicationRuns, at, expect, test} from '../support/page';
import {NOT_FOUND_PATH, ROUTES, type Route} from '../support/routes';

/** One page of each type in each version; full runs test the others. */
const SAMPLE = new Set([
  '/',
  '/blog/',
  '/search/',
  '/docs/',
  '/docs/next/concepts/runtime-model/',
  '/docs/reference/api/application/component/',
  '/docs/next/category/concepts/',
]);

function tagsOf({path}: Route): {tag?: string} {
  return SAMPLE.has(path) ? {} : {tag: '@full'};
}

for (const route of ROUTES) {
  test(
    `${route.path} opens with its heading and says nothing in the console`,
    tagsOf(route),
    async ({page, messages}) => {
      await test.step('before the application runs', async () => {
        const response = await page.goto(at(route.path));
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        expect(messages).toEqual([]);
      });
      await test.step('when the application runs', async () => {
        await applicationRuns(page);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(page.getByText('This page crashed.')).toHaveCount(0);
        expect(messages).toEqual([]);
      });
    },
  );
}

test('an address that no page has shows the not-found page with status 404', async ({
  page,
  messages,
}) => {
  const response = await page.goto(at(NOT_FOUND_PATH));
  expect(response?.status()).toBe(404);
  await applicationRuns(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    /^noindex/,
  );
  // The browser's own message about the status of the page itself.
  expect(messages.splice(0)).toEqual([
    expect.stringContaining('the server responded with a status of 404'),
  ]);
});
