import type {Element, ElementContent, Properties} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';
import {smallDocument} from '../../../../../lib/node/smallDocument';
import {isControl} from '@openchoreo/page-tools/html/pageControls';

/** Where a page is on the site. */
export interface PagePlace {
  /** Address without the base URL. */
  readonly route: string;
  /** Absolute URL of the site, including the base URL. */
  readonly siteUrl: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
}

/** A page as one section of the file. */
export interface OfflinePage {
  /** Address without the base URL. */
  readonly route: string;
  readonly title: string;
  /** The result of `offlineContent`. */
  readonly html: string;
}

export interface OfflineOptions {
  readonly title: string;
  /** Absolute URL of the site, including the base URL. */
  readonly siteUrl: string;
}

/**
 * Separates the parts of a link until all pages of the file are known. It is a
 * private-use character, which no page contains.
 */
const MARK = '\uE000';
const MARKED_LINK =
  /\uE000(?<route>[^\uE000]*)\uE000(?<url>[^\uE000]*)\uE000(?<hash>[^\uE000]*)\uE000/gu;

/** Just enough style to be readable, since the file has no style sheet. */
const STYLE = `.table-frame{overflow:auto}table{border-collapse:collapse}th,td{border-bottom:1px solid #8188a6;padding:.4rem .6rem;text-align:start;vertical-align:top}section{border-top:2px solid #8188a6;margin-top:4rem}.diagram{--bg:transparent;--_text:CanvasText;--_text-sec:CanvasText;--_text-muted:CanvasText;--_text-faint:CanvasText;--_line:CanvasText;--_arrow:CanvasText;--_node-fill:Canvas;--_node-stroke:CanvasText;--_group-fill:Canvas;--_group-hdr:Canvas;--_inner-stroke:CanvasText;--_key-badge:Canvas}svg{max-width:100%;height:auto}.tab__choice{display:none}.tab__label{font-weight:600}`;

/** Elements that need other files. */
const NEEDS_FILES: ReadonlySet<string> = new Set(
  'audio iframe link video'.split(' '),
);

/** The ID of a page's section, derived from its address. */
function pageId(route: string): string {
  return `page${route.replaceAll('/', '-').replace(/-$/, '')}`;
}

/** Attributes whose values are IDs on the same page. */
const ID_LISTS = ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy'] as const;

/** Marks a link to a page of the site; other links stay as they are. */
function hrefOf(href: string, {route, siteUrl, baseUrl}: PagePlace): string {
  const url = new URL(href, siteUrl.replace(/\/$/, '') + route);
  if (url.origin !== new URL(siteUrl).origin) return href;
  const target = url.pathname.startsWith(baseUrl)
    ? `/${url.pathname.slice(baseUrl.length)}`
    : url.pathname;
  const {hash} = url;
  url.hash = '';
  return ['', target, url.href, hash, ''].join(MARK);
}

function propertiesOf(properties: Properties, place: PagePlace): Properties {
  const prefix = `${pageId(place.route)}--`;
  const result: Properties = {...properties};
  // A region that scrolls keeps its tab stop; a popover is shown in its place.
  if ('popover' in result) delete result['tabIndex'];
  delete result['popover'];
  if (typeof result['id'] === 'string') result['id'] = prefix + result['id'];
  for (const name of ID_LISTS) {
    const value = properties[name];
    if (value === undefined) continue;
    const ids = Array.isArray(value) ? value : String(value).split(' ');
    result[name] = ids.map((id) => `${prefix}${id}`);
  }
  if (typeof result['href'] === 'string') {
    result['href'] = hrefOf(result['href'], place);
  }
  const marker = result['markerEnd'];
  if (typeof marker === 'string') {
    result['markerEnd'] = marker.replace('url(#', `url(#${prefix}`);
  }
  return result;
}

function isCodeOfBlock({tagName, properties}: Element): boolean {
  return tagName === 'code' && 'className' in properties;
}

function childrenOf(element: Element, place: PagePlace): ElementContent[] {
  return element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (isControl(child) || NEEDS_FILES.has(child.tagName)) return [];
    if (child.tagName === 'img') {
      // Replace images with their alt text.
      const {alt} = child.properties;
      return [{type: 'text', value: typeof alt === 'string' ? alt : ''}];
    }
    const properties = propertiesOf(child.properties, place);
    const children = childrenOf(child, place);
    // Links on manifest keys would make the file a tenth larger.
    if (child.tagName === 'a' && isCodeOfBlock(element)) return children;
    return [{...child, properties, children}];
  });
}

/**
 * The content of a page as one section of the file. Links to other pages are
 * only marked here, because `offlineDocument` knows which pages are in the file.
 */
export function offlineContent(content: Element, place: PagePlace): string {
  return toHtml(childrenOf(content, place));
}

/** Resolves marked links: to a section if the page is in the file, else to the site. */
function withLinks(html: string, routes: ReadonlySet<string>): string {
  return html.replaceAll(
    MARKED_LINK,
    (_, route: string, url: string, hash: string) => {
      if (!routes.has(route)) return url + hash;
      return `#${pageId(route)}${hash.replace('#', '--')}`;
    },
  );
}

/**
 * Joins pages into one HTML file that works from a disk. Links between its
 * pages stay inside the file, and all others go to the site.
 */
export function offlineDocument(
  pages: readonly OfflinePage[],
  options: OfflineOptions,
): string {
  const routes = new Set(pages.map(({route}) => route));
  const contents = pages
    .map(
      ({route, title}) =>
        `<li><a href="#${pageId(route)}">${escapeHtml(title)}</a></li>`,
    )
    .join('');
  const sections = pages
    .map(
      ({route, html}) =>
        `<section id="${pageId(route)}">${withLinks(html, routes)}</section>`,
    )
    .join('\n');
  return smallDocument({
    title: options.title,
    style: STYLE,
    main: `<p><strong>${escapeHtml(options.title)}</strong>, in one file for offline reading. Source: <a href="${options.siteUrl}">${options.siteUrl}</a>.</p>
<nav aria-label="Pages"><ol>${contents}</ol></nav>
${sections}`,
  });
}
