import path from 'node:path';

import type {PhrasingContent} from 'mdast';

import type {Field} from '../model/fields';
import type {KindModel} from '../model/model';
import type {ReferenceVersion} from '../referenceSite';

import {code, link} from '../../../markdown/nodes';
import type {VersionReference} from '../files/readReference';

/** The page that a directive is on. */
export interface ReferencePage {
  /** Relative to the folder of the docs version, for example `concepts/x.md`. */
  readonly path: string;
  readonly reference: VersionReference;
  /** The docs version before this one; `undefined` for the oldest. */
  readonly older?: VersionReference | undefined;
  /** The docs version after this one; `undefined` for the newest. */
  readonly newer?: VersionReference | undefined;
}

/**
 * A link to the page of a kind: a relative file path, or an address if the target
 * is in another docs version.
 *
 * @param fragment - An anchor on that page, without `#`.
 * @returns `undefined` if the kind has no page.
 */
export function kindUrl(
  page: ReferencePage,
  target: VersionReference,
  kind: string,
  fragment = '',
): string | undefined {
  const {page: file, address} = target.kinds.get(kind)?.model ?? {};
  if (file === undefined) return undefined;
  const hash = fragment === '' ? '' : `#${fragment}`;
  if (target.version.name !== page.reference.version.name) {
    return `${pageAddress(target.version, address)}${hash}`;
  }
  if (file === page.path && hash !== '') return hash;
  return `${fileUrl(page, file)}${hash}`;
}

/** A link from the page to a file of the same docs version. */
export function fileUrl(page: ReferencePage, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(page.path), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The name of a kind, as a link if the kind has a page. */
export function kindLink(
  page: ReferencePage,
  kind: string,
  target = page.reference,
  fragment?: string,
): PhrasingContent {
  const url = kindUrl(page, target, kind, fragment);
  return link(url, url === undefined ? code(kind) : kind);
}

/** The path of a field, as a link if its kind has a page. */
export function fieldLink(
  page: ReferencePage,
  target: VersionReference,
  kind: string,
  {path: name, anchor}: Field,
): PhrasingContent {
  return link(kindUrl(page, target, kind, anchor), code(name));
}

/** Address of a docs version's schemas, without the base URL. */
export function schemasAddress({slug}: ReferenceVersion): string {
  return `/schemas/${slug}/`;
}

/** Address of a page of the reference, without the base URL. */
function pageAddress(version: ReferenceVersion, address = ''): string {
  return `/${version.route}${address}/`;
}

/** The place of finished HTML, whose links the framework no longer resolves. */
export interface PagePlace {
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** File of the page, from the root of the repository. */
  readonly file: string;
}

/** The `href` of a field for finished HTML. */
export function fieldAddress(
  {baseUrl, file}: PagePlace,
  version: ReferenceVersion,
  {page = '', address}: KindModel,
  anchor: string,
): string {
  if (file === `${version.folder}/${page}`) return `#${anchor}`;
  return `${baseUrl}${pageAddress(version, address).slice(1)}#${anchor}`;
}
