/**
 * What programs make of a page that take its text without its surroundings:
 * reader views of browsers, read-later lists, note apps. Runs where there is a
 * DOM.
 */
import {isProbablyReaderable, Readability} from '@mozilla/readability';
import Defuddle from 'defuddle';

import {wholeAddress} from './address';

/** Around the text, and no part of it. */
const SURROUNDINGS =
  'header h1, nav, button, form, .examples__filter, .code-block__menu, .hash-link, [hidden], script, style, svg, template';

/**
 * What extractors may leave out: words for those who do not see the page, and
 * lists of boxes, which they take for forms.
 */
const UNSEEN = '.oc-visually-hidden, .sr-only, .contains-task-list';

function documentOf(html: string, route: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const base = page.createElement('base');
  base.href = wholeAddress(route);
  page.head.prepend(base);
  return page;
}

/** Text without white space: each program sets its own. */
function charactersOf(root: Element, leftOut: string): string {
  const copy = document.importNode(root, true);
  for (const element of copy.querySelectorAll(leftOut)) element.remove();
  return copy.textContent.replaceAll(/[\s\u200B]+/gu, '');
}

function charactersOfHtml(html: string): string {
  const content = new DOMParser().parseFromString(html, 'text/html').body;
  // What the page's own menus would be known by goes on counting.
  return charactersOf(content, 'svg');
}

/**
 * Whether a page has enough sentences to be told from its surroundings, and is
 * no tool, whose fields make no sense as text.
 */
export function isLongText(html: string): boolean {
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (page.querySelector('article :is(form, .live-part)')) return false;
  const text = page.querySelector('article .markdown');
  page.body.replaceChildren(...(text ? [text] : []));
  return isProbablyReaderable(page, {
    minScore: 40,
    visibilityChecker: () => true,
  });
}

/** What Firefox shows in its reader view. */
export function readByReadability(html: string, route: string): string {
  const article = new Readability(documentOf(html, route)).parse();
  return charactersOfHtml(article?.content ?? '');
}

/** What Obsidian's web clipper takes. */
export function readByDefuddle(html: string, route: string): string {
  const {content} = new Defuddle(documentOf(html, route), {
    url: wholeAddress(route),
    useAsync: false,
  }).parse();
  return charactersOfHtml(content);
}

/** Whether all characters of a text stand in another one, in their order. */
function isWithin(text: string, other: string): boolean {
  let from = 0;
  for (const character of text) {
    const place = other.indexOf(character, from);
    if (place < 0) return false;
    from = place + character.length;
  }
  return true;
}

/** Where two texts part, so that a test can name it. */
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
 * Compares what was taken from a page with the article on it.
 *
 * @returns What is wrong; `undefined` when all words are there, in their order,
 *   and no others.
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
