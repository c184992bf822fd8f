import {readStored, writeStored} from '../../../../lib/storage';
import {SIDEBAR_SCROLL_KEY} from '../../../../site/storageKeys';

function sidebar(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#docs-menu');
}

/** Keeps the sidebar's scroll position across page loads. */
export function startSidebarScroll(): void {
  window.addEventListener('pagehide', () => {
    const place = String(sidebar()?.scrollTop ?? 0);
    writeStored(SIDEBAR_SCROLL_KEY, place, 'sessionStorage');
  });
  const place = readStored(SIDEBAR_SCROLL_KEY, Number, 'sessionStorage');
  const tree = sidebar();
  if (!tree) return;
  if (place !== undefined) tree.scrollTop = place;
  const current = tree.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current) return;
  const {top, bottom} = current.getBoundingClientRect();
  const frame = tree.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    tree.scrollTop += top - frame.top - frame.height / 3;
  }
  // Neither scroll knows where an entry begins; the first one is shown whole.
  const cut = [...tree.querySelectorAll('a, summary')]
    .filter((entry) => entry.checkVisibility())
    .map((entry) => entry.getBoundingClientRect())
    .filter((box) => box.top < frame.top && box.bottom > frame.top)
    .map((box) => frame.top - box.top);
  tree.scrollTop -= Math.max(0, ...cut);
}
