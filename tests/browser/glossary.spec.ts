import {at, expect, test} from '../support/page';
import {idsOf, pageWith} from '../support/pageWords';

/** A page with a term whose tooltip has a link. */
const ROUTE = pageWith('.term-note a');
const PAGE = at(ROUTE);
const [TERM] = idsOf(ROUTE, '.term-note:has(a)');

test('a term opens its note by key, and the note can be left again', async ({
  page,
}) => {
  await page.goto(PAGE);
  const term = page.locator(`[popovertarget="${TERM}"]`).first();
  const note = page.locator(`#${TERM}`);
  await expect(note).toBeHidden();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await expect(note).toContainText('.');
  await page.keyboard.press('Tab');
  await expect(note.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(term).toBeFocused();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a term is text, and one stop of the keyboard that has none', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const terms = await page.locator('.term').evaluateAll((all) =>
      all.map(({firstChild, children}) => ({
        word: firstChild instanceof Text ? firstChild.data : '',
        controls: [...children].map(
          ({localName, textContent}) => localName + textContent,
        ),
      })),
    );
    expect(terms).not.toEqual([]);
    for (const {word, controls} of terms) {
      expect(word).not.toBe('');
      expect(controls).toEqual(['button']);
    }
  });

  test('a note stands near its word and inside the window', async ({page}) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({width, height: 700});
      await page.goto(PAGE);
      const terms = page.locator('.term');
      const count = Math.min(6, await terms.count());
      for (let index = 0; index < count; index += 1) {
        const term = terms.nth(index);
        const id = await term.getByRole('button').getAttribute('popovertarget');
        const note = page.locator(`#${id ?? ''}`);
        await term.click();
        await expect(note).toBeVisible();
        await expect(note).toBeInViewport({ratio: 1});
        // Away from the term and its tooltip.
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

test('a choice in a note closes it, also when it leads to the same page @full', async ({
  page,
}) => {
  await page.goto(at(pageWith('.term-note a[href^="#"]')));
  const note = page.locator('.term-note:has(a[href^="#"])').first();
  const id = await note.getAttribute('id');
  await page.locator(`[popovertarget="${id ?? ''}"]`).click();
  await note.getByRole('link').click();
  await expect(note).toBeHidden();
  await expect(page.locator(':target')).toBeInViewport();
});

test('printed, a term is its word alone', {tag: '@full'}, async ({page}) => {
  await page.goto(PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.term-note:visible')).toHaveCount(0);
  await expect(page.locator('.term').first()).toHaveCSS(
    'text-decoration-line',
    'none',
  );
});
