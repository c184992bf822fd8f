/**
 * Opens the folds of the page while it is printed, where styles can't: below
 * Chrome 131, Firefox 143 and Safari 18.4.
 */
export function startPrint(): void {
  let opened: Element[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('main details:not([open])')];
    for (const fold of opened) fold.toggleAttribute('open', true);
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.toggleAttribute('open', false);
    opened = [];
  });
}
