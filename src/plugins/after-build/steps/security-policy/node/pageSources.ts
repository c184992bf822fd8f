import {ContentError} from '../../../../../content-errors/contentError';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';

import {
  ALLOWED_SOURCES_FILE,
  isAllowedSource,
} from '../../../../../lib/allowedSource';
import {findElements} from '@openchoreo/page-tools/html/hastElements';
import {integrityHash} from '@openchoreo/page-tools/node/hashes';
import type {SourceDirective} from '../../../../../site/allowedSources';
import {isFirstPaint, isInlineScript} from './inlineInventory';

/** Content that the policy blocks unless a source is allowed. */
export interface PageSource {
  readonly directive: SourceDirective;
  /** In the policy's syntax. */
  readonly source: string;
  /** Description for the error message. */
  readonly what: string;
}

/** Attributes that load files. */
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

/** The directives for what an element loads, by attribute. */
function loadedBy({
  tagName,
  properties,
}: Element): Readonly<Record<string, SourceDirective>> {
  if (tagName !== 'link') return LOADING[tagName] ?? {};
  const href = LINKS[String(properties['rel'])];
  return href ? {href} : {};
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
  return Object.entries(loadedBy(element)).flatMap(([name, directive]) => {
    const address = properties[name];
    const here = `${siteUrl}/`;
    if (typeof address !== 'string' || !URL.canParse(address, here)) return [];
    const {origin, href, protocol} = new URL(address, here);
    return origin === siteUrl || !protocol.startsWith('http')
      ? []
      : [{directive, source: origin, what: `<${tagName}> with ${href}`}];
  });
}

/** Everything on a page that the policy blocks. */
export function forbiddenSources(tree: Root, siteUrl: string): PageSource[] {
  return findElements(tree, () => true)
    .flatMap((element) => sourcesOf(element, siteUrl))
    .filter(({directive, source}) => !isAllowedSource(directive, source));
}

/**
 * One error for each missing source, however many pages need it.
 *
 * @param found - What the policy blocks, by file.
 */
export function sourceErrors(
  found: readonly {file: string; sources: readonly PageSource[]}[],
): ContentError[] {
  const missing = new Map<string, {source: PageSource; files: Set<string>}>();
  for (const {file, sources} of found) {
    for (const source of sources) {
      const key = `${source.directive} ${source.source}`;
      const known = missing.get(key) ?? {source, files: new Set()};
      known.files.add(file);
      missing.set(key, known);
    }
  }
  return [...missing.values()].map(({source, files}) => {
    const [file = '', ...others] = files;
    return new ContentError(
      {file},
      `${source.what} is forbidden by the content security policy${others.length === 0 ? '' : `, here and on ${others.length} more files`}`,
      `Add "${source.source}" to '${source.directive}' in ${ALLOWED_SOURCES_FILE}, or remove the plugin, component or tag that adds it.`,
    );
  });
}

/** Creates a style element by hand; React creates its own differently. */
const WRITES_STYLES = /\bdocument\.createElement\(["'`]style["'`]\)/u;

/**
 * What scripts of the site do that the policy blocks, as far as their source
 * shows it.
 *
 * @param scripts - Text by file.
 */
export function scriptErrors(
  scripts: readonly {file: string; text: string}[],
): ContentError[] {
  const source = styleSource('a style that the script puts into the page');
  if (isAllowedSource(source.directive, source.source)) return [];
  return sourceErrors(
    scripts
      .filter(({text}) => WRITES_STYLES.test(text))
      .map(({file}) => ({file, sources: [source]})),
  );
}
