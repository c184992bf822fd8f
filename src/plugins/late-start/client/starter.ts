import {scheduleApplication} from './application';
import {startCopy} from './copy';
import {startOfflineLinks} from './notice';
import {startSearch} from './search';

/**
 * Shows the address as routes are written, with a hash that can be decoded: hosts
 * serve a page at several addresses, and the not-found page at others.
 */
function showCanonicalAddress(): void {
  const path = location.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '/');
  let {hash} = location;
  try {
    decodeURIComponent(hash);
  } catch {
    hash = hash.replaceAll('%', '%25');
  }
  const address = path + location.search + hash;
  const isOther = path !== location.pathname;
  if (isOther && document.querySelector('[data-not-found]')) {
    location.replace(address);
  } else history.replaceState(history.state, '', address);
}

/** The only script that pages load; in the dev server, a part of React's. */
if (typeof document !== 'undefined') {
  showCanonicalAddress();
  // Going back, before the router reads it.
  window.addEventListener('popstate', showCanonicalAddress, {capture: true});
  // Shows the controls that need this script.
  document.documentElement.dataset['script'] = '';
  startCopy();
  startSearch();
  startOfflineLinks();
  scheduleApplication();
}
