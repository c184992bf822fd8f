import {createHash} from 'node:crypto';

import type {Element, ElementContent, Properties} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {escapeHtml} from '../../../lib/escapeHtml';
import {smallDocument} from '../../../lib/smallDocument';

/** A page as a part of the one file. */
export interface OfflinePage {
  /** Address without the base URL. */
  readonly route: string;
  readonly title: string;
  /** The page's own content. */
  readonly content: Element;
}

export interface OfflineOptions {
  readonly title: string;
  /** Address of the site, ending in the base URL's slash. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/** Enough to read by; a file from a disk has no style sheet beside it. */
const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:72ch;margin:2rem auto;padding:0 1rem}pre{overflow:auto;padding:1rem;background:light-dark(#f3f4fa,#151830)}code{font-family:ui-monospace,monospace}table{border-collapse:collapse;display:block;overflow:auto}th,td{border-bottom:1px solid #8188a6;padding:.4rem .6rem;text-align:start;vertical-align:top}section{border-top:2px solid #8188a6;margin-top:4rem}.diagram{--bg:transparent;--_text:CanvasText;--_text-sec:CanvasText;--_text-muted:CanvasText;--_text-faint:CanvasText;--_line:CanvasText;--_arrow:CanvasText;--_node-fill:Canvas;--_node-stroke:CanvasText;--_group-fill:Canvas;--_group-hdr:Canvas;--_inner-stroke:CanvasText;--_key-badge:Canvas}svg{max-width:100%;height:auto}.tab__choice{display:none}.tab__label{font-weight:600}`;

/** Controls that need the site around them. */
const LEFT_OUT = new Set([
  'hash-link',
  'code-block__tools',
  'diagram__larger',
  'examples__filter',
]);

/** A button that is a word of the text; the note that it opens is left out. */
const TERM_CLASS = 'term';

function classesOf({properties}: Element): string[] {
  return Array.isArray(properties['className'])
    ? properties['className'].map(String)
    : [];
}

function isLeftOut(element: Element): boolean {
  const {tagName, properties} = element;
  const classes = classesOf(element);
  if (classes.some((name) => LEFT_OUT.has(name))) return true;
  if (tagName === 'script') return true;
  return 'popover' in properties && !classes.includes('diagram__canvas');
}

/** The id of a page in the one file: its address in words. */
function pageId(route: string): string {
  return `page${route.replaceAll('/', '-').replace(/-$/, '')}`;
}

/** Attributes whose values are ids of the same page. */
const ID_LISTS = ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy'] as const;

class Rewriter {
  readonly #routes: ReadonlySet<string>;
  readonly #options: OfflineOptions;

  constructor(routes: ReadonlySet<string>, options: OfflineOptions) {
    this.#routes = routes;
    this.#options = options;
  }

  /** A link inside the file where the page is part of it, else a whole one. */
  href(href: string, route: string): string {
    const {siteUrl, baseUrl} = this.#options;
    const url = new URL(href, siteUrl.replace(/\/$/, '') + route);
    const home = new URL(siteUrl);
    if (url.origin !== home.origin) return href;
    const target = url.pathname.startsWith(baseUrl)
      ? `/${url.pathname.slice(baseUrl.length)}`
      : url.pathname;
    if (!this.#routes.has(target)) return url.href;
    const id = pageId(target);
    return `#${url.hash === '' ? id : `${id}--${url.hash.slice(1)}`}`;
  }

  properties(properties: Properties, route: string): Properties {
    const prefix = `${pageId(route)}--`;
    const result: Properties = {...properties};
    delete result['popover'];
    delete result['tabIndex'];
    if (typeof result['id'] === 'string') result['id'] = prefix + result['id'];
    for (const name of ID_LISTS) {
      const value = properties[name];
      if (value === undefined) continue;
      const ids = Array.isArray(value) ? value : String(value).split(' ');
      result[name] = ids.map((id) => `${prefix}${id}`);
    }
    if (typeof result['href'] === 'string') {
      result['href'] = this.href(result['href'], route);
    }
    const marker = result['markerEnd'];
    if (typeof marker === 'string') {
      result['markerEnd'] = marker.replace('url(#', `url(#${prefix}`);
    }
    return result;
  }

  element(element: Element, route: string): Element {
    return {
      ...element,
      properties: this.properties(element.properties, route),
      children: this.children(element, route),
    };
  }

  children({children}: Element, route: string): ElementContent[] {
    return children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      if (isLeftOut(child)) return [];
      return classesOf(child).includes(TERM_CLASS)
        ? this.children(child, route)
        : [this.element(child, route)];
    });
  }
}

/**
 * Joins pages into one HTML file that can be read from a disk: links between
 * its pages stay inside, all others lead to the site.
 */
export function offlineDocument(
  pages: readonly OfflinePage[],
  options: OfflineOptions,
): string {
  const routes = new Set(pages.map(({route}) => route));
  const rewriter = new Rewriter(routes, options);
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const contents = pages
    .map(
      ({route, title}) =>
        `<li><a href="#${pageId(route)}">${escapeHtml(title)}</a></li>`,
    )
    .join('');
  const sections = pages
    .map(({route, content}) => {
      const html = toHtml(rewriter.children(content, route));
      return `<section id="${pageId(route)}">${html}</section>`;
    })
    .join('\n');
  return smallDocument({
    title: options.title,
    sources: [`style-src 'sha256-${hash}'`],
    head: `<style>${STYLE}</style>\n`,
    main: `<p><strong>${escapeHtml(options.title)}</strong>, in one file for reading offline. From <a href="${options.siteUrl}">${options.siteUrl}</a>.</p>
<nav aria-label="Pages"><ol>${contents}</ol></nav>
${sections}`,
  });
}
