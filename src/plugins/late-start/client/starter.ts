import {showCanonicalAddress} from './address';
import {scheduleApplication} from './application';
import {startCopy} from './copy';
import {startOfflineLinks} from './notice';
import {startSearch} from './search';

/** The only script that pages load; in the dev server, a part of React's. */
if (typeof document !== 'undefined' && !showCanonicalAddress()) {
  // Going back, before the router reads it.
  window.addEventListener('popstate', showCanonicalAddress, {capture: true});
  // Shows the controls that need this script.
  document.documentElement.dataset['script'] = '';
  startCopy();
  startSearch();
  startOfflineLinks();
  scheduleApplication();
}
