import {hideNotice, showNotice} from './notice';

const OFFLINE = "You're offline. The link works once you're back online.";

/** Whether a click would leave the page for another one of this site. */
function leavesPage(event: MouseEvent): boolean {
  const {target, button, ctrlKey, metaKey, shiftKey, altKey} = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target !== '' || link.origin !== location.origin) {
    return false;
  }
  return link.pathname + link.search !== location.pathname + location.search;
}

/** Keeps the page open when a link is clicked while the browser is offline. */
export function startOfflineLinks(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !leavesPage(event)) return;
      event.preventDefault();
      showNotice(OFFLINE);
    },
    // Before the application follows the link.
    true,
  );
  window.addEventListener('online', hideNotice);
}
