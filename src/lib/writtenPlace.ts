/**
 * The element whose content the build wrote into the HTML of a page, for as
 * long as the application has not taken the page over. Pages on which it is
 * found need no script to draw that content.
 */
export function writtenPlace(): Element | null {
  return document.querySelector('[data-has-hydrated="false"] [data-written]');
}
