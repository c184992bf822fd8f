import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import type {Html, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ContentError, failWithAll} from '../lib/contentError';
import {GIVEN_ID} from './page/readPageLinks';

/** Elements of HTML that work in the text of a page as they are. */
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

/** Links that work under every base and that no check of pages can see. */
const OUTSIDE = /^(?:https?:|mailto:|#)/u;

interface Fault {
  readonly what: string;
  readonly remedy: string;
}

function faultOf({tagName, properties}: Element): Fault | undefined {
  if (tagName === 'img') {
    return {
      what: 'an image of HTML gets no width and height',
      remedy: 'Write ![What it shows.](./image.png).',
    };
  }
  if (!TEXT_ELEMENTS.has(tagName)) {
    return {
      what: `<${tagName}> is no element for the text of a page`,
      remedy:
        'Write Markdown, or elements such as <kbd>, <sub>, <br> and <details>; a placeholder such as <name> stands in `code`.',
    };
  }
  const name = Object.keys(properties).find(
    (one) => one === 'style' || one === 'align' || /^on[A-Z]/iu.test(one),
  );
  if (name !== undefined) {
    return {
      what: `the attribute \`${name.toLowerCase()}\` does nothing on this site`,
      remedy: 'Leave it out.',
    };
  }
  const {href} = properties;
  return typeof href === 'string' && !OUTSIDE.test(href)
    ? {
        what: 'nobody sees whether this link leads somewhere',
        remedy: 'Write [words](./page.md).',
      }
    : undefined;
}

/** The parser leaves out what no document may have: a body in a paragraph. */
function elementsOf({value}: Html): Element[] {
  const tree = fromHtml(value, {fragment: true});
  return selectAll('*', tree);
}

/**
 * Refuses HTML that does not work on a page of this site, and ids that two
 * headings have.
 */
export const remarkMarkup: Plugin<[], Root> = () => (tree, file) => {
  const errors: ContentError[] = [];
  const ids = new Map<string, number | undefined>();
  visit(tree, (node) => {
    const place = {file: file.path, line: node.position?.start.line};
    if (node.type === 'html') {
      const key = node.value.split('\n')[0] ?? node.value;
      for (const element of elementsOf(node)) {
        const fault = faultOf(element);
        if (!fault) continue;
        const {what, remedy} = fault;
        errors.push(new ContentError({...place, key}, what, remedy));
      }
      return;
    }
    if (node.type !== 'heading') return;
    const id = GIVEN_ID.exec(toString(node))?.groups?.['id'];
    if (id === undefined) return;
    if (ids.has(id)) {
      errors.push(
        new ContentError(
          {...place, key: `#${id}`},
          `the heading of line ${ids.get(id) ?? '?'} has this id`,
          'Give each heading an id of its own.',
        ),
      );
    } else ids.set(id, place.line);
  });
  failWithAll(errors);
};
