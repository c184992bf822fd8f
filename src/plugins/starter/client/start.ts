import {startAnnouncement} from './announcement';
import {startColorMode} from './colorMode';
import {watchContents} from './contents';
import {startCopy} from './copy';
import {startDisclosures} from './disclosures';
import {startSidebarPlace} from './sidebarPlace';
import {startReport} from './report';
import {startPreferredVersion} from './preferredVersion';
import {restoreTabs, startTabs} from './tabs';

/** Dispatched on the document by the application after each change of route. */
export const ROUTE_EVENT = 'openchoreo:route';

/** What works on a page before the application runs, and after. */
export function start(): void {
  startColorMode();
  startAnnouncement();
  startDisclosures();
  startCopy();
  startTabs();
  startSidebarPlace();
  startPreferredVersion();
  startReport();
  const onPage = (): void => {
    restoreTabs();
    watchContents();
  };
  onPage();
  document.addEventListener(ROUTE_EVENT, onPage);
}
