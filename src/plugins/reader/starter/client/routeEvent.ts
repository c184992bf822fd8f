import type {ClientModule} from '@docusaurus/types';

import {
  ROUTE_EVENT,
  type RouteChange,
} from '../../../../lib/browser/routeEvents';

type Route = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

function changeOf({location, previousLocation: before}: Route): RouteChange {
  if (before === null) return {to: undefined};
  if (before.pathname !== location.pathname) return {to: 'page'};
  const isQueryAlone =
    before.hash === location.hash && before.search !== location.search;
  return {to: isQueryAlone ? undefined : 'place'};
}

/** Client module: notifies the starter of route changes. */
export function onRouteDidUpdate(route: Route): void {
  const detail = changeOf(route);
  // After React has rendered the page.
  requestAnimationFrame(() => {
    document.dispatchEvent(new CustomEvent(ROUTE_EVENT, {detail}));
  });
}
