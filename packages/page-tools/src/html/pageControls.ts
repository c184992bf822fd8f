import type {Element} from 'hast';

import {hasClass} from './hastElements';

const CONTROLS: ReadonlySet<string> = new Set(
  'button form input script style template'.split(' '),
);

/** Links to headings, and the tools of a code block. */
const CLASSES = ['hash-link', 'code-block__menu'] as const;

/**
 * Whether an element of a page is for use on the page alone: it is no part of
 * what the page says, in any copy. A diagram opens as a popover, but is text.
 */
export function isControl(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    CONTROLS.has(tagName) ||
    CLASSES.some((name) => hasClass(element, name)) ||
    ('popover' in properties && !hasClass(element, 'diagram__canvas'))
  );
}
