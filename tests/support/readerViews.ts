/**
 * Extracts the text of a page as other programs do: reader views of browsers,
 * read-later lists, note apps. Needs a DOM.
 */
import {Readability} from '@mozilla/readability';
import Defuddle from 'defuddle';

import {wholeAddress} from './address';

/** Elements around the text, which are not part of it. */
const SURROUNDINGS =
  'header h1, nav, button, form, .examples__filter, .code-block__menu, .hash-link, [hidden], script, style, svg, template';

/**
 * Content that extractors may drop: text for screen readers only, and lists of
 * checkboxes, which they mistake for forms.
 */
const UNSEEN = '.oc-visually-hidden, .sr-only, .contains-task-list';

function documentOf(html: string, route: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const base = page.createElement('base');
  base.href = wholeAddress(route);
  page.head.prepend(base);
  return page;
}

/** Text without white space, because each program formats it differently. */
function charactersOf(root: Element, leftOut: string): string {
  const copy = document.importNode(root, true);
  for (const element of copy.querySelectorAll(leftOut)) element.remove();
  return copy.textContent.replaceAll(/[\s\u200B]+/gu, '');
}

function charactersOfHtml(html: string): string {
  const content = new DOMParser().parseFromString(html, 'text/html').body;
  // Keep counting the elements that identify the page's own menus.
  return charactersOf(content, 'svg');
}

/** The text in Firefox's reader view. */
export function readByReadability(html: string, route: string): string {
  const article = new Readability(documentOf(html, route)).parse();
  return charactersOfHtml(article?.content ?? '');
}

/** The text that Obsidian's web clipper extracts. */
export function readByDefuddle(html: string, route: string): string {
  const {content} = new Defuddle(documentOf(html, route), {
    url: wholeAddress(route),
    useAsync: false,
  }).parse();
  return charactersOfHtml(content);
}

/** Whether a text contains all characters of another one, in order. */
function isWithin(text: string, other: string): boolean {
  let from = 0;
  for (const character of text) {
    const place = other.indexOf(character, from);
    if (place < 0) return false;
    from = place + character.length;
  }
  return true;
}

/** The position where two texts differ, for the test's message. */
function partingOf(expected: string, found: string): string {
  let place = 0;
  while (place < expected.length && expected[place] === found[place]) {
    place += 1;
  }
  const around = (text: string): string =>
    text.slice(Math.max(0, place - 40), place + 80);
  return `“${around(expected)}” became “${around(found)}”`;
}

/**
 * Compares extracted text with the article on the page.
 *
 * @returns The difference; `undefined` if all words, and no others, are there in
 *   order.
 */
export function faultOf(html: string, taken: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const article = page.querySelector('article .markdown');
  if (!article) return 'there is no article';
  const all = charactersOf(article, SURROUNDINGS);
  const seen = charactersOf(article, `${SURROUNDINGS}, ${UNSEEN}`);
  if (!isWithin(seen, taken)) return `lost: ${partingOf(seen, taken)}`;
  if (!isWithin(taken, all)) return `added: ${partingOf(all, taken)}`;
  return undefined;
}
