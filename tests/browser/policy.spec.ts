import {at, expect, heading, ready, test} from '../support/page';
import {SYSTEM_FIREFOX} from '../support/systemFirefox';

const PAGE = at('/docs/concepts/runtime-model/');
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
  messages,
  foreign,
}) => {
  await page.route(`**${PAGE}`, async (route) => {
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
    await expect.poll(() => messages.join('\n')).toContain(directive);
  }
  await expect(heading(page)).toBeVisible();
  await expect(page).not.toHaveTitle('taken');
  messages.length = 0;
  // Firefox tells its driver of the frame before the policy blocks it.
  if (test.info().project.name === SYSTEM_FIREFOX) {
    expect(foreign.splice(0)).toEqual([`${OTHER}/x.html`]);
  }
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
