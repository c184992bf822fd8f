/** Elements that may scroll sideways. The build makes each a tab stop. */
const FRAMES = '.table-frame, .code-block__pre';

function updateTabStop(frame: HTMLElement): void {
  const scrolls = frame.scrollWidth > frame.clientWidth;
  // Resizing must not take the focus away.
  if (scrolls || frame === document.activeElement) frame.tabIndex = 0;
  else frame.removeAttribute('tabindex');
}

const observer = new ResizeObserver((changes) => {
  const frames = changes.map(({target}) => target.closest<HTMLElement>(FRAMES));
  for (const frame of new Set(frames)) if (frame) updateTabStop(frame);
});

/**
 * Removes the tab stop from frames that show all of their content, because
 * there is nothing to scroll. Runs again after each route change.
 */
export function watchFrames(): void {
  observer.disconnect();
  for (const frame of document.querySelectorAll(FRAMES)) {
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
  }
}
