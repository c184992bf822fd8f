import {applicationRuns, at, expect, test} from '../../support/page';

/** The browser's own message about the status of a missing page. */
const NOT_THERE = /the server responded with a status of 404/u;

/** The others are tried in full runs. */
const QUICK = ['/docs/concepts/runtime-model//', '/404/'];

for (const address of [
  '/docs/next/abc/',
  '/DOCS/',
  '/docs/concepts/runtime-model/index',
  '/docs/concepts/runtime-model//',
  '/docs/v0.1.x/concepts/',
  '/blog/%F0%9F%8C%8D/',
  '/index',
  '/404/',
]) {
  test(
    `fault 15: at ${address} the application shows the page that was written, and says nothing`,
    {tag: QUICK.includes(address) ? [] : '@full'},
    async ({page, messages}) => {
      await page.goto(at(address));
      await applicationRuns(page);
      const written = await page.evaluate(async () => {
        const answer = await fetch(location.href);
        const html = await answer.text();
        const {title, body} = new DOMParser().parseFromString(
          html,
          'text/html',
        );
        return {title, heading: body.querySelector('h1')?.textContent};
      });
      expect({
        title: await page.title(),
        heading: await page.locator('h1').first().textContent(),
      }).toEqual(written);
      const said = messages.splice(0).filter((text) => !NOT_THERE.test(text));
      expect(said).toEqual([]);
    },
  );
}
