import {
  isRunning,
  scheduleApplication,
} from './plugins/late-start/client/application';
import {startCopy} from './plugins/late-start/client/copy';
import {startOfflineLinks} from './plugins/late-start/client/notice';
import {startPrint} from './plugins/late-start/client/print';
import {startSearch} from './plugins/search/starter';

/** A part of an address in a form that the router can decode. */
function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * Shows the address as routes are written: hosts serve a page at several
 * addresses, and the not-found page at others.
 */
function showCanonicalAddress(): void {
  const {pathname, search, hash} = location;
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$|\/index$/, '/');
  const address = decodable(path) + search + decodable(hash);
  if (path !== pathname && document.querySelector('[data-not-found]')) {
    location.replace(address);
  } else history.replaceState(history.state, '', address);
}

/** The only script that pages load; in the dev server, a part of React's. */
if (typeof document !== 'undefined') {
  showCanonicalAddress();
  const {pathname} = location;
  // Going back, before the router reads it. Without React, the page stays when a
  // reader goes back to another one that React had shown.
  window.addEventListener(
    'popstate',
    () => {
      showCanonicalAddress();
      if (!isRunning() && location.pathname !== pathname) location.reload();
    },
    {capture: true},
  );
  // Shows the controls that need this script.
  document.documentElement.dataset['script'] = '';
  startCopy();
  startSearch();
  startOfflineLinks();
  startPrint();
  scheduleApplication();
}
