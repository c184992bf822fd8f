import {ROUTE_EVENT, type RouteChange} from '../../../lib/routeEvents';
import {startSearch, startSearchPage} from '../../search/client/startSearch';

import {announce} from './announce';
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
import {focusTarget, showTarget} from './target';

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
  window.addEventListener('hashchange', showTarget);
  document.addEventListener(ROUTE_EVENT, (event) => {
    onPage();
    // Only `routeEvent` dispatches it.
    const {to} = (event as CustomEvent<RouteChange>).detail;
    if (to === undefined) return;
    focusTarget();
    if (to === 'place') return;
    hideNotice();
    announce(() => document.title);
  });
}
