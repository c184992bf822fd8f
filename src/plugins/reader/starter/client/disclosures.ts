import {DESKTOP_BREAKPOINT_PX} from '../../../../site/limits';

/** Dropdowns that float; those in the mobile menu stay in place. */
const DROPDOWN = 'details.oc-dropdown[open]:not(.oc-panel *)';

/** The screen width at which the sidebar is next to the page. */
const DESKTOP = `(width > ${DESKTOP_BREAKPOINT_PX}px)`;

function closeDropdowns(except: Element | null): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>(DROPDOWN)) {
    if (open !== except) open.open = false;
  }
}

function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(
    '[popover]:popover-open',
  )) {
    panel.hidePopover();
  }
}

/**
 * Replaces the open panel with another one. HTML would stack the second on top
 * of the first, and closing it would not return to the page.
 */
function changePanel(event: MouseEvent): void {
  const {target} = event;
  const button =
    target instanceof Element &&
    target.closest<HTMLButtonElement>('.oc-panel button[popovertarget]');
  if (!button || button.popoverTargetAction === 'hide') return;
  const next = button.popoverTargetElement;
  if (!(next instanceof HTMLElement) || next.contains(button)) return;
  event.preventDefault();
  closePanels();
  next.showPopover();
  next.querySelector<HTMLElement>('button, a[href]')?.focus();
}

/** Keeps keyboard and focus out of the page behind an open panel. */
function setBackgroundInert(): void {
  const open = document.querySelector('.oc-panel:popover-open') !== null;
  for (const part of document.querySelectorAll<HTMLElement>(
    'main, footer, [data-announcement]',
  )) {
    part.inert = open;
  }
}

/**
 * Adds what HTML menus and dropdowns lack: a dropdown closes on Escape, a click
 * elsewhere, or a choice; a menu closes on a choice.
 */
export function startDisclosures(): void {
  document.addEventListener('click', (event) => {
    const {target} = event;
    if (!(target instanceof Element)) return;
    changePanel(event);
    const chosen = target.closest('a[href]') !== null;
    closeDropdowns(chosen ? null : target.closest(DROPDOWN));
    if (chosen && target.closest('[popover]') !== null) closePanels();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = document.querySelector(DROPDOWN);
    if (!open) return;
    const hadFocus = open.contains(document.activeElement);
    closeDropdowns(null);
    if (hadFocus) open.querySelector<HTMLElement>('summary')?.focus();
  });
  document.addEventListener('toggle', setBackgroundInert, true);
  matchMedia(DESKTOP).addEventListener('change', closePanels);
}
