const KEY = 'openchoreo.sidebar.scroll';

function sidebar(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#docs-menu');
}

/** Page loads keep the sidebar where the reader left it. */
export function startSidebarPlace(): void {
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, String(sidebar()?.scrollTop ?? 0));
    } catch {
      // Storage is blocked: the sidebar begins at its top.
    }
  });
  let place: string | null = null;
  try {
    place = sessionStorage.getItem(KEY);
  } catch {
    // As above.
  }
  const tree = sidebar();
  if (!tree) return;
  if (place !== null) tree.scrollTop = Number(place);
  const current = tree.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current) return;
  const {top, bottom} = current.getBoundingClientRect();
  const frame = tree.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    tree.scrollTop += top - frame.top - frame.height / 3;
  }
}
