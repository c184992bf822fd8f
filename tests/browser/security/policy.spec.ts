import type {Page} from '@playwright/test';

import {fromBase} from '../../support/address';
// Blocked content is an error in the console.
import {cutOff as test, expect} from '../../support/page';
import {heading, ready, started} from '../../support/reader';

const PAGE = fromBase('/docs/concepts/runtime-model/');

/** Serves a page with injected markup, as an attacker would. */
async function inject(page: Page, before: string, html: string): Promise<void> {
  await page.route(`**/${PAGE}`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toContain(before);
    await route.fulfill({response, body: body.replace(before, html + before)});
  });
}

const BODY_END = '<div id=__docusaurus>';

/** Opens the page with markup injected into its body. */
async function openWith(page: Page, html: string): Promise<void> {
  await inject(page, BODY_END, html);
  await page.goto(PAGE);
  await ready(page);
}

// A page that is left while files load cancels their requests.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const html of [
  '<script>document.title = "taken"</script>',
  '<details open ontoggle="document.title = \'taken\'"><summary>x</summary></details>',
]) {
  test(`script that is put into a page does not run: ${html}`, async ({
    page,
    violations,
  }) => {
    await openWith(page, html);
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    await expect(page).not.toHaveTitle('taken');
    expect(violations.splice(0).join()).toMatch(/script-src/u);
  });
}

test('styles that are put into a page change nothing', async ({
  page,
  violations,
}) => {
  await openWith(
    page,
    '<style>h1 { display: none }</style><p id="put" style="position: fixed">x</p>',
  );
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#put')).toHaveCSS('position', 'static');
  expect(violations.splice(0).join()).toMatch(/style-src/u);
});

test('nothing is loaded from another site: picture, script, frame, style sheet', async ({
  page,
  foreign,
  violations,
}) => {
  const other = 'https://other.example';
  await openWith(
    page,
    `<img src="${other}/x.png" alt=""><script src="${other}/x.js"></script><iframe src="${other}/x.html"></iframe><link rel="stylesheet" href="${other}/x.css">`,
  );
  const seen = (): string => violations.join('\n');
  await expect.poll(seen).toContain('img-src');
  await expect.poll(seen).toContain('script-src');
  await expect.poll(seen).toContain('frame-src');
  await expect.poll(seen).toContain('style-src');
  violations.splice(0);
  expect(foreign.filter((url) => url.startsWith(other))).toEqual([]);
});

test('a page sends nothing to another site: fetch, form, base', async ({
  page,
  foreign,
  violations,
}) => {
  await page.goto(PAGE);
  await ready(page);
  const answer = await page.evaluate(async () => {
    const base = document.createElement('base');
    base.href = 'https://other.example/';
    document.head.append(base);
    const form = document.createElement('form');
    form.action = 'https://other.example/take';
    document.body.append(form);
    form.submit();
    const fetched = await fetch('https://other.example/').then(
      () => 'sent',
      () => 'blocked',
    );
    return {fetched, base: document.baseURI === location.href};
  });
  expect(answer).toEqual({fetched: 'blocked', base: true});
  const seen = (): string => violations.join('\n');
  await expect.poll(seen).toContain('connect-src');
  await expect.poll(seen).toContain('form-action');
  await expect.poll(seen).toContain('base-uri');
  violations.splice(0);
  expect(foreign.filter((url) => url.includes('other.example'))).toEqual([]);
});

for (const address of [
  'docs/',
  'docs/reference/api/application/component/',
  'search/',
  'no-such-page/',
  'docs/%3Ci%20class=x-9z%3E/',
] as const) {
  const tag = address.startsWith('docs/') ? '@full' : [];
  test(
    `fault 13: on ${address} the query and the hash reach only text`,
    {tag},
    async ({page}) => {
      // With a character that no file hash contains.
      const mark = 'x-9z"><i class=x-9z>';
      const query = `?docusaurus-data-x-9z=1&x-9z=${encodeURIComponent(mark)}&q=${encodeURIComponent(mark)}`;
      await page.goto(`${address}${query}#x-9z`);
      await started(page);
      const places = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => [
          ...(element.localName.includes('x-9z') ? [element.localName] : []),
          ...[...element.attributes]
            .filter(({name, value}) => `${name}=${value}`.includes('x-9z'))
            .map(
              ({name, value}) => `<${element.localName} ${name}="${value}">`,
            ),
        ]),
      );
      expect(places).toEqual([]);
    },
  );
}
