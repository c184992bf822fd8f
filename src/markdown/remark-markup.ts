import path from 'node:path';

import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import type {Html, Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ALLOWED_SOURCES_FILE, isAllowedSource} from '../lib/allowedSource';
import {ContentError, failWithAll, HouseRule} from '../lib/contentError';
import {isMdx, isPart} from '../lib/pageFile';
import type {SourceDirective} from '../site/allowedSources';
import {headingErrors} from './headingErrors';
import {isJsxElement, textAttributes, type JsxElement} from './mdx/jsx';

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

/** What a writer of MDX begins a page with. */
const CODE_OF_MDX =
  /^(?:import\s(?:.+\sfrom\s)?['"]|export (?:const|default|function)\s).*/u;

/** An element with code in its attributes, which Markdown takes for text. */
const JSX_AS_TEXT = /(?<!\\)<[A-Za-z][\w.-]*\s[^<>]*?=\{/u;

/** Links that work under every base and that no check of pages can see. */
const OUTSIDE = /^(?:https?:|mailto:|#)/u;

/** Elements that the site's policy blocks, or that belong to the head. */
const BLOCKED: ReadonlySet<string> = new Set([
  ...['base', 'embed', 'link', 'meta', 'object', 'script', 'style'],
]);

/** Elements that may show a file of another site, where the policy allows it. */
const EMBEDDING: Readonly<Record<string, SourceDirective>> = {
  iframe: 'frame-src',
  img: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
};

interface Fault {
  readonly what: string;
  readonly remedy: string;
  /** Whether it works, but not as this site writes. */
  readonly isHouseRule?: boolean;
}

const IMAGE: Fault = {
  what: 'an image of HTML gets no width and height',
  remedy: 'Write ![What it shows.](./image.png).',
  isHouseRule: true,
};
const LINK: Fault = {
  what: 'nobody sees whether this link leads somewhere',
  remedy: 'Write [words](./page.md).',
  isHouseRule: true,
};

/**
 * What is wrong with a frame, a video or a style, in Markdown and in MDX.
 *
 * @param attribute - The value of an attribute; `undefined` if it is absent.
 */
function embeddingFault(
  tagName: string,
  attribute: (name: string) => unknown,
): Fault | undefined {
  if (
    attribute('style') !== undefined &&
    !isAllowedSource('style-src', "'unsafe-inline'")
  ) {
    return {
      what: 'the security policy of the site blocks `style`, so readers do not see it',
      remedy:
        "Leave it out, or in MDX write a class: import styles from './page.module.css'; and className={styles.name}.",
    };
  }
  const directive = EMBEDDING[tagName];
  if (!directive) return undefined;
  if (tagName === 'iframe' && attribute('title') === undefined) {
    return {
      what: 'a frame without a title says nothing to readers who cannot see it',
      remedy: 'Write title="What it shows".',
    };
  }
  const source = attribute('src');
  if (typeof source !== 'string' || source === '') return undefined;
  const address = source.replace(/^\/\//u, 'https://');
  if (!/^https?:/u.test(address) || !URL.canParse(address)) {
    return tagName === 'img'
      ? undefined
      : {
          what: 'nobody sees whether this file is there',
          remedy: `Write in a page of MDX: import file from './file.mp4'; and <${tagName} src={file}>.`,
        };
  }
  if (isAllowedSource(directive, address)) return undefined;
  return {
    what: `the security policy of the site blocks <${tagName}> of another site`,
    remedy: `Put the file beside the page, link to it: [words](https://…), or add "${new URL(address).origin}" to '${directive}' in ${ALLOWED_SOURCES_FILE}.`,
  };
}

function faultOf({tagName, properties}: Element): Fault | undefined {
  const fault = embeddingFault(tagName, (name) => properties[name]);
  if (fault) return fault;
  if (tagName === 'img') return {...IMAGE, isHouseRule: false};
  if (!TEXT_ELEMENTS.has(tagName) && !(tagName in EMBEDDING)) {
    return {
      what: `<${tagName}> is no element for the text of a page`,
      remedy:
        'Write Markdown, or elements such as <kbd>, <sub>, <br> and <details>; a placeholder such as <name> stands in `code`, and a component in a page that ends in .mdx.',
    };
  }
  const name = Object.keys(properties).find(
    (one) => one === 'align' || /^on[A-Z]/iu.test(one),
  );
  if (name !== undefined) {
    return {
      what: `the attribute \`${name.toLowerCase()}\` does nothing on this site`,
      remedy: 'Leave it out.',
    };
  }
  const {href} = properties;
  return typeof href === 'string' && !OUTSIDE.test(href)
    ? {...LINK, isHouseRule: false}
    : undefined;
}

/** An element of MDX may hold code, which HTML in Markdown may not. */
function elementFaultOf(element: JsxElement): Fault | undefined {
  const name = element.name ?? '';
  if (!/^[a-z]/u.test(name)) return undefined;
  if (BLOCKED.has(name)) {
    return {
      what: `<${name}> in a page is blocked by the security policy of the site`,
      remedy:
        name === 'style'
          ? "Write a CSS module: import styles from './page.module.css';"
          : 'Write a component in src/components, or <Head> for the head of the page.',
    };
  }
  const texts = textAttributes(element);
  const all = element.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' ? [one.name] : [],
  );
  // What has to be run is there, and the built page shows what it is.
  const fault = embeddingFault(name, (one) =>
    all.includes(one) ? (texts.get(one) ?? true) : undefined,
  );
  if (fault) return fault;
  const handler = [...texts.keys()].find((one) => /^on[a-z]/iu.test(one));
  if (handler !== undefined) {
    return {
      what: `the attribute \`${handler}\` holds text, which no browser runs on this site`,
      remedy: 'Write a function: onClick={() => …}.',
    };
  }
  if (name === 'img' && texts.has('src')) return IMAGE;
  const href = texts.get('href');
  const isLinked = name === 'a' && href !== undefined && !OUTSIDE.test(href);
  return isLinked ? LINK : undefined;
}

/** A picture stands for words, by its own. */
function isEmpty(link: Link): boolean {
  return (
    toString(link).trim() === '' &&
    link.children.every(({type}) => type === 'text')
  );
}

/** The parser leaves out what no document may have: a body in a paragraph. */
function elementsOf({value}: Html): Element[] {
  const tree = fromHtml(value, {fragment: true});
  return selectAll('*', tree);
}

/**
 * Refuses HTML that does not work on a page of this site, elements that are not
 * closed, and headings that are out of order.
 */
export const remarkMarkup: Plugin<[{siteDir: string}], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const page = path.relative(siteDir, file.path).replaceAll(path.sep, '/');
    const errors: ContentError[] = [];
    const html: Html[] = [];
    visit(tree, (node, _index, parent) => {
      const place = {file: file.path, line: node.position?.start.line};
      const refuse = (
        key: string,
        {what, remedy, isHouseRule = false}: Fault,
      ): void => {
        const Kind = isHouseRule ? HouseRule : ContentError;
        errors.push(new Kind({...place, key}, what, remedy));
      };
      if (node.type === 'html') {
        const key = node.value.split('\n')[0] ?? node.value;
        const faults = elementsOf(node).flatMap((one) => faultOf(one) ?? []);
        if (node.value.lastIndexOf('<') > node.value.lastIndexOf('>')) {
          faults.push({
            what: 'this tag does not end',
            remedy: 'Write > at its end, or \\< for a sign that is text.',
          });
        }
        for (const fault of faults) refuse(key, fault);
        if (faults.length === 0) html.push(node);
      } else if (isJsxElement(node)) {
        // The head of the page is where the framework puts what it holds.
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
          what: 'this link has no words',
          remedy: 'Say where it leads: [words](./page.md).',
        });
      } else if (node.type === 'text' && !isMdx(file.path)) {
        const {start, end} = node.position ?? {};
        const text = String(file).slice(start?.offset ?? 0, end?.offset ?? 0);
        const jsx = JSX_AS_TEXT.exec(text);
        if (jsx) {
          const before = text.slice(0, jsx.index).split('\n').length - 1;
          const line = start && start.line + before;
          errors.push(
            new ContentError(
              {...place, line, key: `${jsx[0]}…}`},
              'a page in Markdown has no elements with code',
              'Let the name of the file end in .mdx, or put the words in `code`.',
            ),
          );
        }
      } else if (node.type === 'paragraph' && !isMdx(file.path)) {
        const code = CODE_OF_MDX.exec(toString(node))?.[0];
        if (code !== undefined) {
          refuse(code, {
            what: 'a page in Markdown has no imports and exports',
            remedy:
              'Let the name of the file end in .mdx, or put the line in `code`.',
          });
        }
      }
    });
    errors.push(...notClosed(html, file.path));
    errors.push(...headingErrors(tree, file.path, isPart(page)));
    failWithAll(errors);
  };

/** Elements without a closing tag, and those that may leave it out. */
const UNCLOSED: ReadonlySet<string> = new Set([
  ...['br', 'col', 'hr', 'img', 'wbr'],
  ...['caption', 'colgroup', 'dd', 'dt', 'li', 'p', 'rb', 'rp', 'rt', 'rtc'],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
]);

/** The HTML of a page stands in pieces, with Markdown between them. */
function notClosed(html: readonly Html[], file: string): ContentError[] {
  const lines: number[] = [];
  for (const {value, position} of html) {
    const first = position?.start.line ?? 1;
    for (const index of value.split('\n').keys()) lines.push(first + index);
  }
  const text = html.map(({value}) => value).join('\n');
  const tree = fromHtml(text, {fragment: true, verbose: true});
  return selectAll('*', tree).flatMap(({tagName, position, data}) => {
    const isClosed =
      UNCLOSED.has(tagName) || data?.position.closing !== undefined;
    return isClosed || !position
      ? []
      : [
          new ContentError(
            {
              file,
              line: lines[position.start.line - 1],
              key: `<${tagName}>`,
            },
            'this element is not closed: all that follows is in it',
            `Write </${tagName}> where it ends.`,
          ),
        ];
  });
}
