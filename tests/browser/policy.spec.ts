import {fromBase} from '../support/address';
// Blocked content is an error in the console.
import {cutOff as test, expect} from '../support/page';
import {heading, ready, started} from '../support/reader';

const PAGE = fromBase('/docs/concepts/runtime-model/');
const OTHER = 'https://other.example';

/** What an attacker may put into a page, and the directive that blocks it. */
const INJECTED = {
  '<script>document.title = "taken"</script>': 'script-src',
  '<style>h1 { display: none }</style>': 'style-src',
  [`<img src="${OTHER}/x.png" alt="">`]: 'img-src',
  [`<script src="${OTHER}/x.js"></script>`]: 'script-src',
  [`<iframe src="${OTHER}/x.html"></iframe>`]: 'frame-src',
  [`<object data="${OTHER}/x.swf"></object>`]: 'object-src',
};

test('what is put into a page does not run, and loads nothing from another site', async ({
  page,
  foreign,
  violations,
}) => {
  await page.route(`**/${PAGE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<body[^>]*>/u,
      (start) => start + Object.keys(INJECTED).join(''),
    );
    await route.fulfill({response, body});
  });
  await page.goto(PAGE);
  await ready(page);
  for (const directive of Object.values(INJECTED)) {
    await expect.poll(() => violations.join('\n')).toContain(directive);
  }
  await expect(heading(page)).toBeVisible();
  await expect(page).not.toHaveTitle('taken');
  violations.splice(0);
  expect(foreign.filter((url) => url.startsWith(OTHER))).toEqual([]);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('a page sends nothing to another site: fetch, form, base', async ({
  page,
  foreign,
  violations,
}) => {
  await page.goto(PAGE);
  await ready(page);
  const base = await page.evaluate((other) => {
    const element = document.createElement('base');
    element.href = other;
    document.head.append(element);
    const form = document.createElement('form');
    form.action = other;
    document.body.append(form);
    form.submit();
    void fetch(other).catch(() => undefined);
    return document.baseURI === location.href;
  }, OTHER);
  expect(base).toBe(true);
  for (const directive of ['connect-src', 'form-action', 'base-uri']) {
    await expect.poll(() => violations.join('\n')).toContain(directive);
  }
  violations.splice(0);
  expect(foreign.filter((url) => url.startsWith(OTHER))).toEqual([]);
});

for (const address of ['search/', 'no-such-page/'] as const) {
  test(`on ${address} the query and the hash reach only text`, async ({
    page,
  }) => {
    const mark = encodeURIComponent('x-9z"><i class=x-9z>');
    await page.goto(`${address}?docusaurus-data-x-9z=1&q=${mark}#x-9z`);
    await started(page);
    const places = await page.locator('*').evaluateAll((all) =>
      all.flatMap((element) => [
        ...(element.localName.includes('x-9z') ? [element.localName] : []),
        ...[...element.attributes]
          .filter(({name, value}) => `${name}=${value}`.includes('x-9z'))
          // The links of the version dropdown keep the query, encoded.
          .filter(
            ({name, value}) => name !== 'href' || !/^\/[^<>"]*$/u.test(value),
          )
          .map(({name}) => `${element.localName} ${name}`),
      ]),
    );
    expect(places).toEqual([]);
  });
}
