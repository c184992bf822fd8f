// Replaces core 3.8.1 PendingNavigation: a failed chunk reloaded the page endlessly, even offline, and a slow page could replace one chosen later.
import {useEffect, useState, type ReactElement, type ReactNode} from 'react';

import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {useHistory, type useLocation} from '@docusaurus/router';
import nprogress from 'nprogress';
import {Route} from 'react-router-dom';

import {
  ROUTE_FAILED_EVENT,
  type RouteFailure,
} from '../../../../lib/browser/routeEvents';

type Location = ReturnType<typeof useLocation>;

interface Props {
  readonly location: Location;
  readonly children: ReactElement;
}

/** Whether the new location is the one that is already shown. */
function isUnchanged(a: Location, b: Location, isReplaced: boolean): boolean {
  return (
    a === b ||
    ((a.key === b.key || isReplaced) &&
      a.pathname === b.pathname &&
      a.search === b.search &&
      a.hash === b.hash)
  );
}

/** Keeps the current page on screen until the next one has loaded. */
export default function PendingNavigation({
  location,
  children,
}: Props): ReactNode {
  const history = useHistory();
  const [shown, setShown] = useState<{
    readonly location: Location;
    readonly previousLocation: Location | null;
  }>({location, previousLocation: null});

  useEffect(() => {
    const isReplaced = history.action === 'REPLACE';
    if (isUnchanged(location, shown.location, isReplaced)) return undefined;
    const previousLocation = shown.location;
    let isAwaited = true;
    let isOver = false;
    const endUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation,
      location,
    });
    // On the first of: loaded, failed, or abandoned for another page.
    const finish = (): void => {
      if (isOver) return;
      isOver = true;
      endUpdate();
      // The theme hides its progress bar with the next page, which may never
      // appear.
      nprogress.done();
    };
    const stay = (): void => {
      if (!isAwaited) return;
      if (history.action === 'PUSH') history.goBack();
      else history.replace(previousLocation);
    };
    const load = (): void => {
      if (isAwaited) window.location.reload();
    };
    preload(location.pathname).then(
      () => {
        finish();
        if (isAwaited) setShown({location, previousLocation});
      },
      (error: unknown) => {
        finish();
        console.warn(error);
        if (!isAwaited) return;
        const detail: RouteFailure = {
          address: history.createHref(location),
          stay,
          load,
        };
        document.dispatchEvent(new CustomEvent(ROUTE_FAILED_EVENT, {detail}));
      },
    );
    return () => {
      isAwaited = false;
      finish();
    };
  }, [history, location, shown]);

  return (
    <ClientLifecyclesDispatcher {...shown}>
      <Route location={shown.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
