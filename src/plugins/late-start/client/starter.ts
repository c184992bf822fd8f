import {showCanonicalAddress} from './address';
import {scheduleApplication} from './application';
import {startCopy} from './copy';
import {startOfflineLinks} from './offlineLinks';
import {startSearch} from './search';

/** The only script that pages load; in the dev server, a part of React's. */
function start(): void {
  if (showCanonicalAddress()) return;
  // Shows the controls that need this script.
  document.documentElement.dataset['script'] = '';
  startCopy();
  startSearch();
  startOfflineLinks();
  scheduleApplication();
}

if (typeof document !== 'undefined') start();
