import {startSearch, startSearchPage} from '../../search/client/startSearch';

import {startAnnouncement} from './announcement';
import {showCanonicalAddress} from './canonicalAddress';
import {startColorMode} from './colorMode';
import {startConnection} from './connection';
import {watchContents} from './contents';
import {startCopy} from './copy';
import {startDisclosures} from './disclosures';
import {hideNotice} from './notice';
import {startSidebarPlace} from './sidebarPlace';
import {startReport} from './report';
import {startPreferredVersion} from './preferredVersion';
import {restoreTabs, startTabs} from './tabs';
import {showTarget} from './target';

/** Dispatched on the document by the application after each change of route. */
export const ROUTE_EVENT = 'openchoreo:route';

/** What works on a page before the application runs, and after. */
export function start(): void {
  // Controls that do nothing without this script are hidden until here.
  document.documentElement.dataset['script'] = '';
  showCanonicalAddress();
  startColorMode();
  startAnnouncement();
  startDisclosures();
  startConnection();
  startCopy();
  startTabs();
  startSidebarPlace();
  startPreferredVersion();
  startReport();
  startSearch();
  const onPage = (): void => {
    restoreTabs();
    showTarget();
    watchContents();
    startSearchPage();
  };
  onPage();
  document.addEventListener(ROUTE_EVENT, onPage);
  document.addEventListener(ROUTE_EVENT, hideNotice);
  window.addEventListener('hashchange', showTarget);
}
