import AxeBuilder from '@axe-core/playwright';

import {expect, test} from '../support/page';
import {withAndWithoutScript} from '../support/withAndWithoutScript';

const PAGE = 'docs/';

withAndWithoutScript(() => {
  test('a term opens its note by key, and the note can be left again', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const term = page.getByRole('button', {name: 'internal developer'});
    const note = page.locator('#term-internal-developer-platform');
    await expect(note).toBeHidden();
    await term.focus();
    await page.keyboard.press('Enter');
    await expect(note).toBeVisible();
    await expect(note).toContainText('.');
    await page.keyboard.press('Tab');
    await expect(note.getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(term).toBeFocused();
  });

  test('a note stands near its word and inside the window', async ({page}) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({width, height: 700});
      await page.goto(PAGE);
      const terms = page.locator('.term');
      for (let index = 0; index < 6; index += 1) {
        const term = terms.nth(index);
        const id = await term.getAttribute('popovertarget');
        const note = page.locator(`#${id ?? ''}`);
        await term.click();
        await expect(note).toBeVisible();
        await expect(note).toBeInViewport({ratio: 1});
        // Away from the term and the note.
        await page.mouse.click(1, 690);
        await expect(note).toBeHidden();
      }
    }
  });
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a term opens and closes its note by touch', async ({page}) => {
    await page.goto(PAGE);
    const term = page.locator('.term').first();
    const note = page.locator('.term-note').first();
    await term.tap();
    await expect(note).toBeVisible();
    await term.tap();
    await expect(note).toBeHidden();
  });
});

test('a choice in a note closes it, also when it leads to the same page', async ({
  page,
}) => {
  await page.goto(PAGE);
  const note = page.locator('.term-note:has(a[href^="#"])').first();
  const id = await note.getAttribute('id');
  await page.locator(`[popovertarget="${id ?? ''}"]`).click();
  await note.getByRole('link').click();
  await expect(note).toBeHidden();
  await expect(page.locator(':target')).toBeInViewport();
});

test('printed, a term is its word alone', async ({page}) => {
  await page.goto(PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.term-note:visible')).toHaveCount(0);
  await expect(page.locator('.term').first()).toHaveCSS(
    'text-decoration-line',
    'none',
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'light' ? [] : ['@full'];
  test(
    `an open note has no fault of accessibility: ${colorScheme}`,
    {tag},
    async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.goto(PAGE);
      await page.locator('.term').first().click();
      const {violations} = await new AxeBuilder({page})
        .include('.markdown')
        .analyze();
      expect(violations).toEqual([]);
    },
  );
}

test('the address of a term leads to it in the glossary', async ({page}) => {
  await page.goto('docs/reference/glossary/#term-cell');
  await expect(page.locator('dt:target')).toHaveText('cell');
  await expect(page.locator('dt:target')).toBeInViewport();
});
