import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';

import {
  ALLOWED_SOURCES_FILE,
  isAllowedSource,
} from '../../../lib/allowedSource';
import {ContentError} from '../../../lib/contentError';
import {findElements} from '../../../lib/hastElements';
import {integrityHash} from '../../../lib/node/hashes';
import type {SourceDirective} from '../../../site/allowedSources';
import {isFirstPaint, isInlineScript} from './inlineInventory';

/** Something of a page that the policy forbids unless a source is allowed. */
export interface PageSource {
  readonly directive: SourceDirective;
  /** As the policy spells it. */
  readonly source: string;
  /** What the page has, for the message. */
  readonly what: string;
}

/** The attributes by which elements load files. */
const LOADING: Readonly<
  Record<string, Readonly<Record<string, SourceDirective>>>
> = {
  script: {src: 'script-src'},
  img: {src: 'img-src'},
  video: {src: 'media-src', poster: 'img-src'},
  audio: {src: 'media-src'},
  source: {src: 'media-src'},
  track: {src: 'media-src'},
  iframe: {src: 'frame-src'},
};

const LINKS: Readonly<Record<string, SourceDirective>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
};

/** Addresses that an element loads, by directive. */
function addressesOf({
  tagName,
  properties,
}: Element): (readonly [SourceDirective, unknown])[] {
  if (tagName === 'link') {
    const directive = LINKS[String(properties['rel'])];
    return directive ? [[directive, properties['href']]] : [];
  }
  return Object.entries(LOADING[tagName] ?? {}).map(([name, directive]) => [
    directive,
    properties[name],
  ]);
}

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function styleSource(what: string): PageSource {
  return {directive: 'style-src', source: "'unsafe-inline'", what};
}

function sourcesOf(element: Element, siteUrl: string): PageSource[] {
  const {tagName, properties} = element;
  const {style} = properties;
  if (tagName === 'style' || style !== undefined) {
    const what = tagName === 'style' ? toString(element) : String(style);
    return [
      styleSource(`<${tagName}> with the inline style ${shortened(what)}`),
    ];
  }
  if (isInlineScript(element)) {
    if (isFirstPaint(element)) return [];
    const code = toString(element);
    return [
      {
        directive: 'script-src',
        source: `'${integrityHash(code)}'`,
        what: `the inline script ${shortened(code)}`,
      },
    ];
  }
  return addressesOf(element).flatMap(([directive, address]) => {
    const here = `${siteUrl}/`;
    if (typeof address !== 'string' || !URL.canParse(address, here)) return [];
    const {origin, href, protocol} = new URL(address, here);
    return origin === siteUrl || !protocol.startsWith('http')
      ? []
      : [{directive, source: origin, what: `<${tagName}> with ${href}`}];
  });
}

/** What a page has that the policy forbids. */
export function forbiddenSources(tree: Root, siteUrl: string): PageSource[] {
  return findElements(tree, () => true)
    .flatMap((element) => sourcesOf(element, siteUrl))
    .filter(({directive, source}) => !isAllowedSource(directive, source));
}

/**
 * One error for each source that is missing, however many pages need it.
 *
 * @param found - What the policy forbids, by file.
 */
export function sourceErrors(
  found: readonly {file: string; sources: readonly PageSource[]}[],
): ContentError[] {
  const first = new Map<string, {file: string; source: PageSource}>();
  const pages = new Map<string, Set<string>>();
  for (const {file, sources} of found) {
    for (const source of sources) {
      const key = `${source.directive} ${source.source}`;
      if (!first.has(key)) first.set(key, {file, source});
      pages.set(key, (pages.get(key) ?? new Set()).add(file));
    }
  }
  return [...first].map(
    ([
      key,
      {
        file,
        source: {directive, source, what},
      },
    ]) => {
      const others = (pages.get(key)?.size ?? 1) - 1;
      return new ContentError(
        {file},
        `${what} is forbidden by the content security policy${others === 0 ? '' : `, here and on ${others} more files`}`,
        `Add "${source}" to '${directive}' in ${ALLOWED_SOURCES_FILE}, or remove the plugin, component or tag that adds it.`,
      );
    },
  );
}

/** A style element made by hand; React makes its own in another way. */
const WRITES_STYLES = /\bdocument\.createElement\(["'`]style["'`]\)/u;

/**
 * What scripts of the site do that the policy forbids, as far as it shows in
 * their text.
 *
 * @param scripts - Text by file.
 */
export function scriptErrors(
  scripts: readonly {file: string; text: string}[],
): ContentError[] {
  return sourceErrors(
    scripts
      .filter(
        ({text}) =>
          WRITES_STYLES.test(text) &&
          !isAllowedSource('style-src', "'unsafe-inline'"),
      )
      .map(({file}) => ({
        file,
        sources: [styleSource('a style that the script puts into the page')],
      })),
  );
}
