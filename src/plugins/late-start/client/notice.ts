/** Says of a dialog that it would cover a notice, which it holds instead. */
export const HOLDS_NOTICES = 'data-holds-notices';

/** Shows a notice, which replaces an earlier one, until it is clicked. */
export function showNotice(text: string): void {
  hideNotice();
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className = 'alert alert--info notice';
  notice.textContent = text;
  notice.onclick = hideNotice;
  const holder = document.querySelector(`[${HOLDS_NOTICES}]`);
  (holder ?? document.body).append(notice);
}

function hideNotice(): void {
  document.querySelector('.notice')?.remove();
}

/** Keeps the page open when a link is clicked while the browser is offline. */
export function startOfflineLinks(): void {
  const keepPage = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (navigator.onLine || !link || link.origin !== location.origin) return;
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    showNotice("You're offline. The link works once you're back online.");
  };
  // Before the application follows the link.
  document.addEventListener('click', keepPage, {capture: true});
  window.addEventListener('online', hideNotice);
}
