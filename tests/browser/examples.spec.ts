import AxeBuilder from '@axe-core/playwright';

import {expect, test} from '../support/page';
import {withAndWithoutScript} from '../support/withAndWithoutScript';

const PAGE = 'docs/next/learn-from-examples/examples-catalog/';

withAndWithoutScript(() => {
  test('a choice shows the examples that fit, and All shows them again', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const shown = page.locator('.example:visible');
    const all = await page.locator('.example').count();
    expect(all).toBeGreaterThan(10);
    await expect(shown).toHaveCount(all);
    const hint = page.getByText('Some examples are hidden');
    await expect(hint).toBeHidden();

    const topic = page.getByRole('group', {name: 'Topic'});
    await topic.getByRole('radio', {name: 'API management'}).check();
    const fitting = await page
      .locator('.example[data-topic="api-management"]')
      .count();
    await expect(shown).toHaveCount(fitting);
    await expect(hint).toBeVisible();

    const level = page.getByRole('group', {name: 'Level'});
    await level.getByRole('radio', {name: 'Advanced'}).check();
    for (const example of await shown.all()) {
      await expect(example).toHaveAttribute('data-topic', 'api-management');
      await expect(example).toHaveAttribute('data-level', 'advanced');
    }

    await topic.getByRole('radio', {name: 'All'}).check();
    await level.getByRole('radio', {name: 'All'}).check();
    await expect(shown).toHaveCount(all);
  });

  test('the filter is used by arrow keys', async ({page}) => {
    await page.goto(PAGE);
    const group = page.getByRole('group', {name: 'Level'});
    await group.getByRole('radio', {name: 'All'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', {name: 'First'})).toBeChecked();
    const shown = page.locator('.example:visible');
    await expect(shown).toHaveCount(
      await page.locator('.example[data-level="first"]').count(),
    );
  });

  test('an address shows its example whatever was chosen', async ({page}) => {
    await page.goto(PAGE);
    await page.getByRole('radio', {name: 'Scheduled tasks'}).check();
    const greeter = page.locator('#greeter-service');
    await expect(greeter).toBeHidden();
    await page.getByRole('link', {name: 'Greeter service'}).first().click();
    await expect(greeter).toBeInViewport();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'light' ? [] : ['@full'];
  test(
    `the filter has no fault of accessibility: ${colorScheme}`,
    {tag},
    async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.goto(PAGE);
      await page.getByRole('radio', {name: 'Advanced'}).check();
      const {violations} = await new AxeBuilder({page})
        .include('.examples')
        .analyze();
      expect(violations).toEqual([]);
    },
  );
}
