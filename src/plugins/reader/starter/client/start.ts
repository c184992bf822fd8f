import {
  ROUTE_EVENT,
  type RouteChange,
} from '../../../../lib/browser/routeEvents';
import {announce} from './announce';
import {startAnnouncement} from './announcement';
import {startCanonicalAddress} from './canonicalAddress';
import {startColorMode} from './colorMode';
import {startOfflineLinks} from './offlineLinks';
import {watchContents} from './contents';
import {startCopy} from './copy';
import {startDisclosures} from './disclosures';
import {hideNotice} from './notice';
import {watchFrames} from './scrollFrames';
import {startSidebarScroll} from './sidebarScroll';
import {startReport} from './report';
import {startSearch} from './search';
import {startPreferredVersion, showSwitchNotice} from './preferredVersion';
import {restoreTabs, startTabs} from './tabs';
import {focusTarget, showTarget} from './target';

/** Starts everything that works without the application. */
export function start(): void {
  // Shows the controls that need this script.
  document.documentElement.dataset['script'] = '';
  startCanonicalAddress();
  startColorMode();
  startAnnouncement();
  startDisclosures();
  startOfflineLinks();
  startCopy();
  startTabs();
  startSidebarScroll();
  startPreferredVersion();
  startReport();
  startSearch();
  const onPage = (): void => {
    restoreTabs();
    showTarget();
    watchContents();
    watchFrames();
  };
  onPage();
  showSwitchNotice();
  window.addEventListener('hashchange', showTarget);
  document.addEventListener(ROUTE_EVENT, (event) => {
    // Only `routeEvent` dispatches it.
    const {to} = (event as CustomEvent<RouteChange>).detail;
    if (to === 'page') hideNotice();
    onPage();
    if (to === undefined) return;
    focusTarget();
    if (to === 'place') return;
    announce(() => document.title);
    // Replaces the title if the version lacks the current section.
    showSwitchNotice();
  });
}
