import type {Page} from '@playwright/test';

/** The dropdown of the bar on desktops, among those that a menu may have. */
export const VERSION_DROPDOWN = '.navbar__items .dropdown';

/** Chooses a docs version in the dropdown of the navbar, by its label. */
export async function chooseVersion(page: Page, label: string): Promise<void> {
  const dropdown = page.locator(VERSION_DROPDOWN);
  await dropdown.locator('> summary').click();
  await dropdown.getByRole('link', {name: label}).first().click();
}
