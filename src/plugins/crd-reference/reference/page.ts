import path from 'node:path';

import type {PhrasingContent} from 'mdast';

import {code, link} from '../../../markdown/nodes';
import type {VersionReference} from '../files/readReference';
import type {Field} from '../model/fields';
import type {ReferenceVersion} from '../referenceSite';

/** The page that a directive is on. */
export interface ReferencePage {
  /** Relative to the folder of the docs version, for example `concepts/x.md`. */
  readonly path: string;
  readonly reference: VersionReference;
  /** The docs version before this one; `undefined` for the oldest. */
  readonly older: VersionReference | undefined;
  /** The docs version after this one; `undefined` for the newest. */
  readonly newer: VersionReference | undefined;
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
  kind: string,
  target = page.reference,
  fragment?: string,
): string | undefined {
  const {page: file, model} = target.kinds.get(kind) ?? {};
  if (file === undefined) return undefined;
  const hash = fragment === undefined ? '' : `#${fragment}`;
  if (target !== page.reference) {
    return `/${target.version.route}${model?.address ?? ''}/${hash}`;
  }
  return file === page.path && hash !== '' ? hash : fileUrl(page, file) + hash;
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
  target?: VersionReference,
  fragment?: string,
): PhrasingContent {
  const url = kindUrl(page, kind, target, fragment);
  return link(url, url === undefined ? code(kind) : kind);
}

/** The path of a field, as a link if its kind has a page. */
export function fieldLink(
  page: ReferencePage,
  kind: string,
  {path: name, anchor}: Field,
  target?: VersionReference,
): PhrasingContent {
  return link(kindUrl(page, kind, target, anchor), code(name));
}

/** Address of a docs version's schemas, without the base URL. */
export function schemasAddress({slug}: ReferenceVersion): string {
  return `/schemas/${slug}/`;
}
