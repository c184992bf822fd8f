/** Opens whatever hides an element; returns whether anything was closed. */
function reveal(element: Element): boolean {
  let wasShut = false;
  for (
    let part: Element | null = element;
    part !== null;
    part = part.parentElement
  ) {
    const choice = part.querySelector<HTMLInputElement>(
      ':scope.tab > .tab__choice:not(:checked)',
    );
    if (choice) choice.checked = wasShut = true;
    if (part.matches('details:not([open])')) {
      part.setAttribute('open', '');
      wasShut = true;
    }
  }
  return wasShut;
}

/** The element that the address names. */
function targetOfAddress(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(location.hash.slice(1)));
}

/** Opens the tabs and collapsed sections around the target of the address. */
export function showTarget(): void {
  const target = targetOfAddress();
  if (target && reveal(target)) target.scrollIntoView();
}

/**
 * Scrolls to the target of the address and focuses it, as a page load would.
 * The application changes the address without updating `:target`.
 */
export function focusTarget(): void {
  const target = targetOfAddress();
  if (!target || target.contains(document.activeElement)) return;
  target.scrollIntoView();
  // Elements other than controls need it to be focusable.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({preventScroll: true});
}
