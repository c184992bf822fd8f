import {createElement, type ReactNode} from 'react';

import Link from '@docusaurus/Link';

/** A link to a page of the site: the application follows it by itself. */
const PAGE_LINK = 'a[href^="/"]:not([target])';

/** Attributes that have other names as props. */
const PROPS: Readonly<Record<string, string>> = {
  class: 'className',
  tabindex: 'tabIndex',
};

function propsOf({attributes}: Element): Record<string, string> {
  return Object.fromEntries(
    [...attributes].map(({name, value}) => [PROPS[name] ?? name, value]),
  );
}

function draw(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) {
    return node instanceof Text ? node.data : null;
  }
  const isLink = node.matches(PAGE_LINK);
  const type = isLink ? Link : node.localName;
  const props = {...propsOf(node), key};
  if (node.querySelector(PAGE_LINK)) {
    return createElement(type, props, ...elementsOf(node));
  }
  // What holds no link is kept as it stands; `<input>` and the like are empty.
  const html = node.firstChild && {
    dangerouslySetInnerHTML: {__html: node.innerHTML},
  };
  return createElement(type, {...props, ...html});
}

/**
 * Reads what the HTML of a page holds as elements that draw the same, so that
 * a page whose words are in its HTML needs no second copy of them in a script.
 * Its links become those of the framework.
 */
export function elementsOf(container: Element): ReactNode[] {
  return [...container.childNodes].map(draw);
}
