import path from 'node:path';

import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import elements from 'html-validate/elements/html5';
import {visit} from 'unist-util-visit';

import {ContentError, type Fault} from '../src/content-errors/contentError';
import {didYouMeanOr} from '../src/content-errors/nearest';
import {HEADINGS} from '../src/markdown/nodes';
import {anchorOf} from '../src/markdown/rehypeStaticHtml';
import {OWN_ORIGIN, readAddress} from '../src/site/addresses';

/** A page after all steps, as far as other pages and its own rules need it. */
export interface CheckedPage {
  readonly file: string;
  readonly anchors: ReadonlySet<string>;
  /** Whether a component can add anchors that only a browser knows. */
  readonly isOpen: boolean;
  readonly links: readonly {url: string; line: number | undefined}[];
  /** What is wrong with the page alone. */
  readonly errors: readonly ContentError[];
}

/**
 * Reads a page after the last step: its anchors and links, and what the framework
 * doesn't mind. `<name>`, two headings with `{#id}`, and a link without words are
 * mistakes.
 *
 * @param file - Of the page, from the root of the repository.
 */
export function readCheckedPage(tree: Root, file: string): CheckedPage {
  const anchors = new Map<string, number | undefined>();
  const links: {url: string; line: number | undefined}[] = [];
  const errors: ContentError[] = [];
  let isOpen = false;
  visit(tree, (node) => {
    const line = node.position?.start.line;
    const refuse = ({what, remedy}: Fault): void => {
      errors.push(new ContentError({file, line}, what, remedy));
    };
    // Only what a writer imports or exports has a text.
    if (node.type === 'mdxjsEsm' && node.value !== '') isOpen = true;
    const anchor = anchorOf(node);
    if (anchor !== undefined) {
      if (anchors.has(anchor)) {
        const first = anchors.get(anchor) ?? '?';
        const what = `the id ${anchor} is that of line ${first} too`;
        refuse({what, remedy: 'Change one.'});
      }
      anchors.set(anchor, line);
    }
    if (node.type !== 'element') return;
    const fault = elementFault(node);
    if (fault) refuse(fault);
    const {href} = node.properties;
    if (typeof href === 'string') links.push({url: href, line});
  });
  return {file, anchors: new Set(anchors.keys()), isOpen, links, errors};
}

/** What is wrong with an element alone. */
function elementFault(element: Element): Fault | undefined {
  const {tagName, properties} = element;
  if (!Object.hasOwn(elements, tagName) && !NOTICE.includes(tagName)) {
    const what = `<${tagName}>: HTML has no such element`;
    const remedy =
      'Put a placeholder in `code`, and a component in an .mdx page.';
    return {what, remedy};
  }
  if (HEADINGS.includes(tagName)) return headingFault(toString(element).trim());
  if (typeof properties.href !== 'string' || hasWords(element))
    return undefined;
  return {what: 'the link has no words', remedy: 'Write some.'};
}

function headingFault(words: string): Fault | undefined {
  if (words === '') {
    return {what: 'the heading has no words', remedy: 'Write some.'};
  }
  if (!/\{#[^}]*\}$/u.test(words)) return undefined;
  const remedy = 'Begin and end it with a letter or digit.';
  return {what: `the id in "${words}" can't be read`, remedy};
}

/** What the framework makes of a notice. */
const NOTICE = ['admonition', 'mdxAdmonitionTitle', 'mdxadmonitiontitle'];

/** Whether a link has a text, or a picture or component, which can have one. */
function hasWords({properties, children}: Element): boolean {
  if (properties.ariaLabel) return true;
  return children.some(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  );
}

/**
 * The links of a page that lead nowhere. The framework has resolved those to files
 * that exist.
 *
 * @param address - Of the page, such as `/docs/next/concepts/cells/`.
 * @param pages - By address; none for a route that is no page of Markdown.
 */
export function checkLinks(
  {file, links}: CheckedPage,
  address: string,
  pages: ReadonlyMap<string, CheckedPage | undefined>,
): ContentError[] {
  const errors: ContentError[] = [];
  for (const {url, line} of links) {
    const fault = linkFault(url, address, pages);
    if (!fault) continue;
    const what = `${url}: ${fault.what}`;
    errors.push(new ContentError({file, line}, what, fault.remedy));
  }
  return errors;
}

function linkFault(
  url: string,
  address: string,
  pages: ReadonlyMap<string, CheckedPage | undefined>,
): Fault | undefined {
  const target = readAddress(url, address);
  if (!target) {
    const remedy = 'Put a placeholder in `code`, and write % as %25.';
    return {what: "the address can't be read", remedy};
  }
  const {origin, pathname, anchor} = target;
  if (origin !== OWN_ORIGIN) return undefined;
  // The folder of a version, such as `v0.3.x`, is none.
  const isFile = /\.[a-z]\w+$/u.test(pathname);
  const route = isFile ? pathname : path.posix.join(pathname, '/');
  if (!pages.has(route)) {
    // What begins with a slash can be a file that the build writes.
    if (isFile && url.startsWith('/')) return undefined;
    const remedy = 'Name a file of the repository, or a page by its file.';
    return {what: 'there is no such file or page', remedy};
  }
  const page = pages.get(route);
  if (!page || page.isOpen || anchor === '') return undefined;
  if (page.anchors.has(anchor)) return undefined;
  const what = `${path.basename(page.file)} has no such anchor`;
  return {
    what,
    remedy: didYouMeanOr('Name an id of the page.', anchor, page.anchors),
  };
}
