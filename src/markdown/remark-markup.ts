import {
  ContentError,
  HouseRule,
  type Fault,
} from '@openchoreo/content-errors/contentError';
import {Mistakes} from '@openchoreo/content-errors/mistakes';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import type {Html, Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {ALLOWED_SOURCES_FILE, isAllowedSource} from '../lib/allowedSource';
import {isMdx} from '../lib/pages/isMdx';
import {isPart} from '@openchoreo/page-tools/pageFile';
import type {SourceDirective} from '../site/allowedSources';
import {headingErrors} from './headingErrors';
import {isJsxElement, textAttributes, type JsxElement} from './mdx/jsx';

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

/** Lines that only MDX understands. */
const CODE_OF_MDX =
  /^(?:import\s(?:.+\sfrom\s)?['"]|export (?:const|default|function)\s).*/u;

/** An element with JSX attributes, which Markdown treats as text. */
const JSX_AS_TEXT = /(?<!\\)<[A-Za-z][\w.-]*\s[^<>]*?=\{/u;

/** Links that do not depend on the base URL and that no page check covers. */
const NO_BASE = /^(?:https?:|mailto:|#)/u;

/** Elements that the security policy blocks, or that belong in the head. */
const BLOCKED: ReadonlySet<string> = new Set([
  ...['base', 'embed', 'link', 'meta', 'object', 'script', 'style'],
]);

/** Elements that can embed files from other sites, if the policy allows it. */
const EMBEDDING: Readonly<Record<string, SourceDirective>> = {
  iframe: 'frame-src',
  img: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
};

interface MarkupFault extends Fault {
  /** Whether it works, but is not how this site does it. */
  readonly isHouseRule?: boolean;
}

const IMAGE: MarkupFault = {
  what: 'an HTML image gets no width and height',
  remedy: 'Write ![What it shows.](./image.png).',
  isHouseRule: true,
};
const LINK: MarkupFault = {
  what: 'this link cannot be checked',
  remedy: 'Write [words](./page.md).',
  isHouseRule: true,
};

/**
 * Checks embedded content and styles, in Markdown and in MDX.
 *
 * @param attribute - Value of an attribute, or `undefined` if it is absent.
 */
function embeddingFault(
  tagName: string,
  attribute: (name: string) => unknown,
): MarkupFault | undefined {
  if (
    attribute('style') !== undefined &&
    !isAllowedSource('style-src', "'unsafe-inline'")
  ) {
    return {
      what: "the site's security policy blocks `style` attributes",
      remedy:
        "Remove it, or in MDX use a class: import styles from './page.module.css'; and className={styles.name}.",
    };
  }
  const directive = EMBEDDING[tagName];
  if (!directive) return undefined;
  if (tagName === 'iframe' && attribute('title') === undefined) {
    return {
      what: 'an iframe needs a title for readers who cannot see it',
      remedy: 'Add title="What it shows".',
    };
  }
  const source = attribute('src');
  if (typeof source !== 'string' || source === '') return undefined;
  const address = source.replace(/^\/\//u, 'https://');
  if (!/^https?:/u.test(address) || !URL.canParse(address)) {
    return tagName === 'img'
      ? undefined
      : {
          what: 'this file path cannot be checked',
          remedy: `In an MDX page, write: import file from './file.mp4'; and <${tagName} src={file}>.`,
        };
  }
  if (isAllowedSource(directive, address)) return undefined;
  return {
    what: `the site's security policy blocks <${tagName}> from other sites`,
    remedy: `Put the file next to the page, link to it: [words](https://…), or add "${new URL(address).origin}" to '${directive}' in ${ALLOWED_SOURCES_FILE}.`,
  };
}

function faultOf({tagName, properties}: Element): MarkupFault | undefined {
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

/** Elements in MDX may hold code, which HTML in Markdown may not. */
function elementFaultOf(element: JsxElement): MarkupFault | undefined {
  const name = element.name ?? '';
  if (!/^[a-z]/u.test(name)) return undefined;
  if (BLOCKED.has(name)) {
    return {
      what: `the site's security policy blocks <${name}> in a page`,
      remedy:
        name === 'style'
          ? "Write a CSS module: import styles from './page.module.css';"
          : 'Write a component in src/components, or use <Head> for the head of the page.',
    };
  }
  const texts = textAttributes(element);
  const all = element.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' ? [one.name] : [],
  );
  // The value of an expression is unknown here; only its presence counts.
  const fault = embeddingFault(name, (one) =>
    all.includes(one) ? (texts.get(one) ?? true) : undefined,
  );
  if (fault) return fault;
  const handler = [...texts.keys()].find((one) => /^on[a-z]/iu.test(one));
  if (handler !== undefined) {
    return {
      what: `the attribute \`${handler}\` is a string, which the site's security policy blocks`,
      remedy: 'Pass a function: onClick={() => …}.',
    };
  }
  if (name === 'img' && texts.has('src')) return IMAGE;
  const href = texts.get('href');
  const isLinked = name === 'a' && href !== undefined && !NO_BASE.test(href);
  return isLinked ? LINK : undefined;
}

/** An image counts as link text, because its alt text names the link. */
function isEmpty(link: Link): boolean {
  return (
    toString(link).trim() === '' &&
    link.children.every(({type}) => type === 'text')
  );
}

/** The parser drops misplaced elements, such as a body in a paragraph. */
function elementsOf({value}: Html): Element[] {
  const tree = fromHtml(value, {fragment: true});
  return selectAll('*', tree);
}

/**
 * Rejects HTML that does not work on this site, elements that are not closed,
 * and misplaced headings.
 */
export const remarkMarkup: Plugin<[{siteDir: string}], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const page = pathFrom(siteDir, file.path);
    const mistakes = new Mistakes(file.path);
    const html: Html[] = [];
    visit(tree, (node, _index, parent) => {
      const refuse = (
        key: string,
        {what, remedy, isHouseRule = false}: MarkupFault,
      ): void => {
        const Kind = isHouseRule ? HouseRule : ContentError;
        mistakes.add(node, key, what, remedy, Kind);
      };
      if (node.type === 'html') {
        const key = node.value.split('\n')[0] ?? node.value;
        const faults = elementsOf(node).flatMap((one) => faultOf(one) ?? []);
        if (node.value.lastIndexOf('<') > node.value.lastIndexOf('>')) {
          faults.push({
            what: 'this tag has no closing >',
            remedy: 'Add >, or write \\< for a literal <.',
          });
        }
        for (const fault of faults) refuse(key, fault);
        if (faults.length === 0) html.push(node);
      } else if (isJsxElement(node)) {
        // The framework moves children of <Head> into the head of the page.
        if (
          parent &&
          isJsxElement(parent) &&
          /^head$/iu.test(parent.name ?? '')
        )
          return;
        const fault = elementFaultOf(node);
        if (fault) refuse(`<${node.name ?? ''}>`, fault);
      } else if (node.type === 'link' && isEmpty(node)) {
        refuse(`[](${node.url})`, {
          what: 'this link has no text',
          remedy: 'Say what it links to: [words](./page.md).',
          isHouseRule: true,
        });
      } else if (node.type === 'text' && !isMdx(file.path)) {
        const {start, end} = node.position ?? {};
        const text = String(file).slice(start?.offset ?? 0, end?.offset ?? 0);
        const jsx = JSX_AS_TEXT.exec(text);
        if (jsx) {
          const before = text.slice(0, jsx.index).split('\n').length - 1;
          const line = start && start.line + before;
          mistakes.add(
            line,
            `${jsx[0]}…}`,
            'JSX attributes do not work in .md pages',
            'Rename the file to end in .mdx, or put the text in `code`.',
          );
        }
      } else if (node.type === 'paragraph' && !isMdx(file.path)) {
        const code = CODE_OF_MDX.exec(toString(node))?.[0];
        if (code !== undefined && node.children[0]?.type === 'text') {
          refuse(code, {
            what: 'imports and exports do not work in .md pages',
            remedy:
              'Rename the file to end in .mdx, or put the line in `code`.',
          });
        }
      }
    });
    notClosed(html, mistakes);
    headingErrors(tree, mistakes, isPart(page));
    mistakes.fail();
  };

/** Void elements, and elements whose end tag is optional. */
const UNCLOSED: ReadonlySet<string> = new Set([
  ...['br', 'col', 'hr', 'img', 'wbr'],
  ...['caption', 'colgroup', 'dd', 'dt', 'li', 'p', 'rb', 'rp', 'rt', 'rtc'],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
]);

/** HTML reaches us in pieces, with Markdown in between. */
function notClosed(html: readonly Html[], mistakes: Mistakes): void {
  const lines: number[] = [];
  for (const {value, position} of html) {
    const first = position?.start.line ?? 1;
    for (const index of value.split('\n').keys()) lines.push(first + index);
  }
  const text = html.map(({value}) => value).join('\n');
  const tree = fromHtml(text, {fragment: true, verbose: true});
  for (const {tagName, position, data} of selectAll('*', tree)) {
    const isClosed =
      UNCLOSED.has(tagName) || data?.position.closing !== undefined;
    if (isClosed || !position) continue;
    mistakes.add(
      lines[position.start.line - 1],
      `<${tagName}>`,
      'this element is not closed, so the rest of the page is inside it',
      `Add </${tagName}> where it ends.`,
    );
  }
}
