import {
  providerAnswer,
  providerHit,
  useHostedSearch,
} from '../support/hostedSearch';
import {at, expect, test} from '../support/page';
import {ask, openDialog} from '../support/searchDialog';

test(
  'with reports switched on the provider hears what was seen and chosen of its answer',
  {tag: '@full'},
  async ({page}) => {
    const hits = ['workload', 'service'].map((name) =>
      providerHit(name, at(`/docs/reference/api/application/${name}/`)),
    );
    await useHostedSearch(
      page,
      (route) => route.fulfill({json: providerAnswer(hits)}),
      true,
    );
    await page.route('https://insights.algolia.io/**', (route) =>
      route.fulfill({json: {status: 200}}),
    );
    const reported = (kind: string) =>
      page.waitForRequest(
        (request) =>
          request.url().startsWith('https://insights.algolia.io/1/events') &&
          request.postData()?.includes(`"eventType":"${kind}"`) === true,
      );
    const ids = hits.map(({objectID}) => objectID);

    await page.goto(at('/docs/concepts/runtime-model/'));
    const dialog = await openDialog(page);
    const viewed = reported('view');
    await ask(dialog, 'work');
    expect((await viewed).postDataJSON()).toMatchObject({
      events: [
        {eventName: 'Items Viewed', index: 'openchoreo', objectIDs: ids},
      ],
    });

    const clicked = reported('click');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect((await clicked).postDataJSON()).toMatchObject({
      events: [{objectIDs: [ids[1]], positions: [2], queryID: 'q1'}],
    });
    await expect(page).toHaveURL(String(ids[1]));
    const kept = await page.evaluate(() => [
      document.cookie,
      ...Object.keys(localStorage).filter((key) => /queryCache/i.test(key)),
    ]);
    expect(kept).toEqual(['']);
  },
);
