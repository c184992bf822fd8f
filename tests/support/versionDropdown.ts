import type {Page} from '@playwright/test';

/** Chooses a docs version in the dropdown of the navbar, by its label. */
export async function chooseVersion(page: Page, label: string): Promise<void> {
  const dropdown = page.locator('header .oc-dropdown');
  await dropdown.locator('> summary').first().click();
  await dropdown.getByRole('link', {name: label}).first().click();
}
