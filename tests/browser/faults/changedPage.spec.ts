import type {Page} from '@playwright/test';

import {fromBase} from '../../support/address';
import {
  expect,
  heading,
  isMarked,
  markPage,
  started,
  test,
} from '../../support/reader';
import {footerPages} from '../../support/pageWords';
import {openDialog} from '../../support/searchDialog';

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Like a browser's translation: wraps each text in an element. */
async function translate(page: Page): Promise<void> {
  await page.evaluate((namespace) => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const {currentNode} = walker;
      if (currentNode instanceof Text && currentNode.data.trim() !== '') {
        texts.push(currentNode);
      }
    }
    for (const text of texts) {
      if (text.parentElement?.closest('script, style')) continue;
      const outer = document.createElementNS(namespace, 'font');
      const inner = document.createElementNS(namespace, 'font');
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  }, XHTML);
}

async function walk(page: Page): Promise<void> {
  const open = async (href: string): Promise<void> => {
    await page.evaluate((end) => {
      document.querySelector<HTMLElement>(`a[href$="${end}"]`)?.click();
    }, href);
    await expect(page).toHaveURL((url) => url.pathname.endsWith(href));
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toHaveText(/crashed/iu);
  };
  const [first, second] = footerPages();
  await open(first);
  await open('/blog/');
  await open(second);
}

for (const when of ['before', 'after'] as const) {
  const tag = when === 'before' ? [] : ['@full'];
  test(
    `fault 19: a page translated ${when} the application has started stays alive`,
    {tag},
    async ({page, complaints}) => {
      await page.goto(fromBase('/docs/concepts/runtime-model/'));
      if (when === 'after') await started(page);
      await translate(page);
      await started(page);
      // React reports that it rendered the page again.
      complaints.length = 0;
      await markPage(page);
      await translate(page);
      await page.locator('[data-color-mode-toggle]').click();
      await walk(page);
      expect(await isMarked(page)).toBe(true);
    },
  );
}

test('fault 19: nodes that an extension puts into the content do not crash it', async ({
  page,
}) => {
  await page.goto(fromBase('/docs/concepts/runtime-model/'));
  await started(page);
  await markPage(page);
  await page.evaluate(() => {
    for (const parent of document.querySelectorAll(
      'main, article, header, nav, footer, h1, li',
    )) {
      parent.prepend(document.createElement('extension-mark'));
      parent.append(document.createElement('extension-mark'));
    }
    document.querySelector('main h1')?.remove();
  });
  await walk(page);
  expect(await isMarked(page)).toBe(true);
});

/** Classes of elements that are animated, or would be when they change. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const {animationName, transitionDuration, scrollBehavior} =
          getComputedStyle(element);
        return (
          animationName !== 'none' ||
          transitionDuration.split(', ').some((time) => time !== '0s') ||
          scrollBehavior !== 'auto'
        );
      })
      .map((element) => element.className),
  );
}

/** This Firefox can't emulate the reader's preferences. */
function needsPreferences(browserName: string): void {
  test.skip(
    browserName !== 'chromium',
    'this Firefox cannot be told the preference',
  );
}

test('fault 19: with reduced motion nothing moves', async ({
  page,
  browserName,
}) => {
  needsPreferences(browserName);
  await page.goto('docs/reference/api/application/component/');
  await started(page);
  await openDialog(page);
  // The spinner of a slow search.
  expect(await moving(page)).not.toEqual([]);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await moving(page)).toEqual([]);
});

test('fault 19: in forced colors every control can be seen @full', async ({
  page,
  browserName,
}) => {
  needsPreferences(browserName);
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(fromBase('/docs/concepts/runtime-model/'));
  await started(page);
  // Backgrounds and shadows are gone, and category links are bold as well.
  const outlines = await page
    .locator('#docs-menu a:visible')
    .evaluateAll((links) =>
      links.map((link) => ({
        isCurrent: link.matches('[aria-current]'),
        isOutlined: getComputedStyle(link).outlineStyle !== 'none',
      })),
    );
  expect(outlines.filter(({isOutlined}) => isOutlined)).toEqual([
    {isCurrent: true, isOutlined: true},
  ]);
});
