import type {Page} from '@playwright/test';
import fc from 'fast-check';

import {applicationRuns, at, expect, test} from '../../support/page';
import {ROUTES} from '../../support/routes';

/** How a path may begin: with any folder of the site. */
const FOLDERS = [
  ...new Set(
    ROUTES.flatMap(({path}) =>
      [...path.matchAll(/\//gu)].map(({index}) => path.slice(0, index + 1)),
    ),
  ),
];

/** One segment of a path: a word from the site, or any characters. */
const step = fc.oneof(
  fc.constantFrom(
    'docs',
    'DOCS',
    'next',
    'blog',
    'concepts',
    'index',
    'v0.3.x',
    '404',
  ),
  fc.string({unit: 'grapheme', minLength: 1, maxLength: 8}),
  fc.stringMatching(/^[a-z-]{1,12}$/u),
);

/** Possible endings: hosts serve a page at several URLs. */
const ending = fc.constantFrom('/', '', '/index', '/index.html', '.html', '//');

/** The URL of a page that may or may not exist. */
const anyAddress: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...ROUTES), ending)
    .map(([{path}, end]) => path.replace(/\/$/u, end)),
  fc
    .tuple(
      fc.constantFrom(...FOLDERS),
      fc.array(step, {minLength: 1, maxLength: 3}),
      ending,
    )
    .map(
      ([folder, steps, end]) =>
        folder + steps.map(encodeURIComponent).join('/') + end,
    ),
);

/** The browser's own message about the status of a missing page. */
const NOT_THERE = /the server responded with a status of 404/u;

interface Shown {
  readonly title: string;
  readonly heading: string;
}

/** The page as it was served, read from its HTML. */
function written(page: Page): Promise<Shown> {
  return page.evaluate(async () => {
    const answer = await fetch(location.href);
    const text = await answer.text();
    const {title, body} = new DOMParser().parseFromString(text, 'text/html');
    return {title, heading: body.querySelector('h1')?.textContent ?? ''};
  });
}

/** URLs that were once displayed differently. */
const EXAMPLES: [string][] = [
  ['/docs/next/abc/'],
  ['/DOCS/'],
  ['/docs/concepts/runtime-model/index'],
  ['/index'],
];

/** Loads URLs until one is displayed differently from its HTML. */
async function openMany(
  page: Page,
  messages: string[],
  numRuns: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anyAddress, async (address) => {
      await page.goto(at(address));
      await applicationRuns(page);
      expect({
        title: await page.title(),
        heading: await page.locator('h1').first().textContent(),
      }).toEqual(await written(page));
      const said = messages.splice(0).filter((text) => !NOT_THERE.test(text));
      expect(said).toEqual([]);
    }),
    {numRuns, examples: EXAMPLES, seed: 20_250_918},
  );
}

test('fault 15: at any address the application shows the page that was written, and says nothing', async ({
  page,
  messages,
}) => {
  await openMany(page, messages, 10);
});

test('fault 15: at any of many addresses the application shows the page that was written, and says nothing @full', async ({
  page,
  messages,
}) => {
  test.setTimeout(600_000);
  await openMany(page, messages, 300);
});
