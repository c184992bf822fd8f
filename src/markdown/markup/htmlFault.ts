import type {Element} from 'hast';

import {
  EMBEDDING,
  embeddingFault,
  IMAGE,
  LINK,
  NO_BASE,
  type MarkupFault,
} from './embedding';

/** HTML elements that are allowed in page text. */
const TEXT_ELEMENTS: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'data', 'del'],
  ...['dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
  ...['ruby', 'rb', 'rt', 'rtc', 'rp'],
  ...['address', 'article', 'aside', 'blockquote', 'dd', 'details', 'div'],
  ...['dl', 'dt', 'figcaption', 'figure', 'footer', 'header', 'hr', 'li'],
  ...['ol', 'p', 'pre', 'section', 'summary', 'ul'],
  ...['caption', 'col', 'colgroup', 'table', 'tbody', 'td', 'tfoot', 'th'],
  ...['thead', 'tr'],
]);

/** What is wrong with an HTML element in Markdown. */
export function htmlFault({
  tagName,
  properties,
}: Element): MarkupFault | undefined {
  const fault = embeddingFault(tagName, (name) => properties[name]);
  if (fault) return fault;
  if (tagName === 'img') return {...IMAGE, isHouseRule: false};
  if (!TEXT_ELEMENTS.has(tagName) && !(tagName in EMBEDDING)) {
    return {
      what: `<${tagName}> is not allowed in page text`,
      remedy:
        'Use Markdown or an element such as <kbd>, <sub>, <br> or <details>. Put a placeholder such as <name> in `code`, and use components only in .mdx pages.',
    };
  }
  const name = Object.keys(properties).find(
    (one) => one === 'align' || /^on[A-Z]/iu.test(one),
  );
  if (name !== undefined) {
    return {
      what: `the attribute \`${name.toLowerCase()}\` has no effect on this site`,
      remedy: 'Remove it.',
    };
  }
  const {href} = properties;
  return typeof href === 'string' && !NO_BASE.test(href)
    ? // The framework leaves an address of the site as it is.
      {...LINK, isHouseRule: href.startsWith('/')}
    : undefined;
}
