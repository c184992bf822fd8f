import type {Element, Nodes} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

const TAGS = 'button form input nav noscript script style template'.split(' ');
const CLASSES = /\b(?:hash-link|code-block__menu|themedComponent--dark)/u;

/** Removes from the content of a finished page what is for use on the page alone. */
export function removeControls(content: Nodes): void {
  visit(content, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isControl(element)) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

function isControl({tagName, properties}: Element): boolean {
  return (
    TAGS.includes(tagName) ||
    'popover' in properties ||
    properties['ariaHidden'] === 'true' ||
    CLASSES.test(String(properties.className))
  );
}
