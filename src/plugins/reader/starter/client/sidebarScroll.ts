import {readStored, writeStored} from '../../../../lib/browser/storage';
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
  const tree = sidebar();
  if (tree) scrollToCurrent(tree);
}

function scrollToCurrent(tree: HTMLElement): void {
  const place = readStored(SIDEBAR_SCROLL_KEY, Number, 'sessionStorage');
  if (place !== undefined) tree.scrollTop = place;
  const current = tree.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current) return;
  const {top, bottom} = current.getBoundingClientRect();
  const frame = tree.getBoundingClientRect();
  if (top < frame.y || bottom > frame.bottom) {
    tree.scrollTop += top - frame.y - frame.height / 3;
  }
  // Neither scroll knows where an entry begins; the first one is shown whole.
  const cut = document
    .elementFromPoint(frame.x + frame.width / 2, frame.y + 1)
    ?.closest('#docs-menu :is(a, summary)');
  if (cut) tree.scrollTop += cut.getBoundingClientRect().top - frame.y;
}
