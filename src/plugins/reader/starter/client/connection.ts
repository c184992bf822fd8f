import {
  ROUTE_FAILED_EVENT,
  type RouteFailure,
} from '../../../../lib/browser/routeEvents';
import {readStored, writeStored} from '@openchoreo/page-tools/browser/storage';
import {PAGE_LOADED_KEY} from '../../../../site/storageKeys';
import {hideNotice, showNotice} from './notice';

const OFFLINE = "You're offline. The link works once you're back online.";
const BROKEN = "That page couldn't be loaded. Try again in a moment.";

/** Milliseconds during which a page is not fully reloaded a second time. */
const LOAD_AGAIN_MS = 30_000;
/** Milliseconds after which a silent server counts as unreachable. */
const PATIENCE_MS = 5000;

/** Whether a request has failed since the server last answered. */
let isInDoubt = false;

/** From now on, links are tested before the browser leaves the page. */
export function doubtConnection(): void {
  isInDoubt = true;
}

/** Asks the server itself, because `navigator.onLine` is only a guess. */
async function isReachable(address: string): Promise<boolean> {
  try {
    const {status} = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    isInDoubt = status >= 500;
  } catch {
    isInDoubt = true;
  }
  return !isInDoubt;
}

/**
 * Whether this page was reloaded a moment ago; also records the current reload.
 * Without storage the answer is always no, which is safe because each load
 * takes a click.
 */
function isLoop(address: string): boolean {
  const isRecent = readStored(
    PAGE_LOADED_KEY,
    (raw) => {
      const [before, time] = raw.split(' ');
      return before === address && Date.now() - Number(time) < LOAD_AGAIN_MS;
    },
    'sessionStorage',
  );
  writeStored(PAGE_LOADED_KEY, `${address} ${Date.now()}`, 'sessionStorage');
  return isRecent === true;
}

/**
 * Handles a page that the application couldn't load: a new deploy removed its
 * files, or the network is down.
 */
async function recover({address, stay, load}: RouteFailure): Promise<void> {
  if (!(await isReachable(address))) {
    stay();
    showNotice(OFFLINE);
  } else if (isLoop(address)) {
    stay();
    showNotice(BROKEN);
  } else {
    load();
  }
}

/** The target of a plain click, if it is another page of this site. */
function pageOf(event: MouseEvent): string | undefined {
  const {target, button, ctrlKey, metaKey, shiftKey, altKey} = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin) return;
  const isHere =
    link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : link.href;
}

/** Keeps the current page open when the next one cannot be loaded. */
export function startConnection(): void {
  document.addEventListener(ROUTE_FAILED_EVENT, (event) => {
    // Only `PendingNavigation` dispatches it.
    void recover((event as CustomEvent<RouteFailure>).detail);
  });
  document.addEventListener('click', (event) => {
    // The application or the browser handles it.
    if (event.defaultPrevented || (navigator.onLine && !isInDoubt)) return;
    const address = pageOf(event);
    if (address === undefined) return;
    event.preventDefault();
    void isReachable(address).then((isThere) => {
      if (isThere) location.assign(address);
      else showNotice(OFFLINE);
    });
  });
  window.addEventListener('online', hideNotice);
}
