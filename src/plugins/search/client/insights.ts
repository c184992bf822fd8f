import {AlgoliaAnalytics, type InsightsEvent} from 'search-insights';

import type {SendEvents} from './insightsReport';

/**
 * Sends events to the hosted provider. Readers are told apart by a random name
 * that lives as long as the page: no cookie, nothing stored.
 */
export function createInsightsClient(
  appId: string,
  searchKey: string,
): SendEvents {
  const analytics = new AlgoliaAnalytics({
    // Outlives the page, which a click leaves.
    requestFn: async (url, body) => {
      const init = {
        method: 'POST',
        body: JSON.stringify(body),
        keepalive: true,
      };
      const {ok} = await fetch(url, init);
      return ok;
    },
  });
  analytics.init({appId, apiKey: searchKey, useCookie: false});
  return async (events) => {
    await analytics.sendEvents(events.map((event): InsightsEvent => event));
  };
}
