import path from 'node:path';

import {ContentError, HouseRule} from '@openchoreo/content-errors/contentError';
import {didYouMean, didYouMeanOr} from '@openchoreo/content-errors/nearest';

import {pageFolderOf} from '../../site/folders';
import {DOCS_ROUTE, LATEST_VERSION} from '../../site/versions';
import {withoutSlash} from './pageAddress';
import type {PageFiles} from './pageFiles';
import type {PageLink, PageLinks} from './readPageLinks';

/** Anchors that the build creates from other content than headings. */
const GENERATED_ID =
  /^(?:code-|tab-|spec|status|term-|user-content-|[a-z-]+-L\d)/;

/** A URL with a protocol or host, or with a constant. */
const EXTERNAL = /^[a-z][a-z+.-]*:|^\/\/|%\{/i;

/** URLs that a browser would run or could not open. */
const INVALID_URL = /^\s*(?:$|(?:javascript|vbscript|data):|https?:\/*$)/iu;

/** Sections in which every page has a file, except for generated pages. */
const KNOWN_SECTION = new RegExp(`^/(?:${DOCS_ROUTE}|blog)(?:/|$)`, 'u');

/** Pages that the framework generates, and files next to pages. */
const GENERATED_PAGE =
  /^\/blog\/?$|\/(?:archive|authors|category|changes|page|tags)(?:\/|$)|\.\w+$/u;

/** What a link to a page may leave out. */
const ENDINGS = [
  ...['', '.md', '.mdx', '/index.md', '/index.mdx'],
  ...['/README.md', '/README.mdx'],
];

/** How a path that starts at the root of the repository begins. */
export const FROM_SITE = '@site/';

/** Whether only a build knows if there is something at an address. */
export function isBuiltOnly(address: string): boolean {
  return !KNOWN_SECTION.test(address) || GENERATED_PAGE.test(address);
}

/** Decodes a path; one that cannot be decoded is a file name as written. */
export function decodedPath(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Whether a link is a path of a file, not an address or a full URL. */
export function hasFile(url: string): boolean {
  return !url.startsWith('/') && !EXTERNAL.test(url);
}

/** The file that a link or image refers to, relative to the repository root. */
export function targetOf(file: string, url: string): string {
  const name = decodedPath(url.replace(/[#?].*$/su, ''));
  if (name === '') return file;
  return name.startsWith(FROM_SITE)
    ? path.posix.normalize(name.slice(FROM_SITE.length))
    : path.posix.join(path.posix.dirname(file), name);
}

/**
 * The file that a link refers to: beside the page or, as in the framework, below
 * the folder of all pages. A path without an extension is a page's, as GitHub
 * and editors read it, or an address beside that of the linking page.
 */
export function linkTarget(
  file: string,
  url: string,
  files: PageFiles,
): string {
  const name = withoutSlash(decodedPath(url.replace(/[#?].*$/su, '')));
  const to = withoutSlash(targetOf(file, url));
  const below = path.posix.join(pageFolderOf(file) ?? '', name);
  const found = (/^[.@]/u.test(name) ? [to] : [to, below]).flatMap((one) =>
    ENDINGS.map((end) => one + end),
  );
  return (
    found.find((one) => files.exists(one)) ??
    files.pageAt(path.posix.resolve(files.addressOf(file), '..', name)) ??
    to
  );
}

/** The file of an image; a path from the root refers to `static`. */
export function imageOf(page: string, url: string): string {
  return targetOf(page, url.startsWith('/') ? `@site/static${url}` : url);
}

/**
 * Checks the links of a page: their files and headings must exist.
 *
 * @param file - Relative to the root of the repository.
 */
export function linkErrors(
  file: string,
  page: PageLinks,
  files: PageFiles,
): ContentError[] {
  return page.links.flatMap((link) => {
    const {url, line} = link;
    if (INVALID_URL.test(url)) {
      return new ContentError(
        {file, line, key: `(${url})`},
        'this link points nowhere',
        'Write the path of a page or a full URL: [words](./page.md).',
      );
    }
    if (EXTERNAL.test(url)) return [];
    const error = hasFile(url)
      ? linkError(file, page, link, linkTarget(file, url, files), files)
      : addressError(file, page, link, files);
    return error ?? [];
  });
}

/** Checks a link that starts at the root of the site. */
function addressError(
  file: string,
  page: PageLinks,
  link: PageLink,
  files: PageFiles,
): ContentError | undefined {
  const address = withoutSlash(
    decodedPath(link.url.replace(/[#?].*$/su, '')),
  ).replace(`/${DOCS_ROUTE}/${LATEST_VERSION}`, `/${DOCS_ROUTE}`);
  const to = files.pageAt(address);
  if (to !== undefined) return linkError(file, page, link, to, files);
  if (isBuiltOnly(address) || files.isPublished(address)) return undefined;
  const hint = didYouMean(address, files.addresses(), (near) => `${near}/`);
  return new ContentError(
    {file, line: link.line, key: link.url},
    'no page has this address',
    hint === ''
      ? 'Link to the file of a page: [words](./page.md).'
      : `${hint}Prefer the file, ./page.md, which is checked in every version.`,
  );
}

function linkError(
  file: string,
  page: PageLinks,
  {url, line}: PageLink,
  to: string,
  files: PageFiles,
): ContentError | undefined {
  const place = {file, line, key: url};
  if (to !== file && !files.exists(to)) {
    return new ContentError(
      place,
      'this link points to a file that does not exist',
      didYouMeanOr(
        'Link to the file of a page.',
        to,
        files.pagesBeside(file),
        (near) => relative(file, near),
      ),
    );
  }
  if (to !== file && files.isDraft(to) && !page.isDraft) {
    return new ContentError(
      place,
      `${to} is a draft, which is not published`,
      'Remove the link, or publish the page by removing its `draft: true`.',
    );
  }
  const anchor = decodedPath(/#(?<anchor>.+)$/su.exec(url)?.[1] ?? '');
  if (anchor === '') return undefined;
  // Pages are read for their headings only if a link needs them.
  const target = to === file ? page : files.pageLinks(to);
  if (!target || target.anchors.has(anchor)) return undefined;
  const isGenerated = target.hasMoreAnchors && GENERATED_ID.test(anchor);
  if (isGenerated || target.hasParts) return undefined;
  return new HouseRule(
    place,
    `${to} has no heading with this ID`,
    didYouMeanOr(
      'Link to the page or to one of its headings.',
      anchor,
      target.anchors,
      (near) => `#${near}`,
    ),
  );
}

/** The path of a file as a page writes it. */
export function relative(from: string, to: string): string {
  const link = path.posix.relative(path.posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}
