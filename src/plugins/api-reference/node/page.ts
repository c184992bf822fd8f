import path from 'node:path';

import {withoutPageExtension} from '../../../lib/pageFile';
import {DOCS_ROUTE, type DocsVersion} from '../../../site/versions';
import type {Field} from '../shared/flattenSchema';

import type {VersionReference} from './readReference';

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
  const file = target.kinds.get(kind)?.model.page;
  if (file === undefined) return undefined;
  const hash = fragment === '' ? '' : `#${fragment}`;
  if (target.version.name !== page.reference.version.name) {
    return `${docsAddress(target.version)}${withoutPageExtension(file)}/${hash}`;
  }
  if (file === page.path && hash !== '') return hash;
  return `${fileUrl(page, file)}${hash}`;
}

/** A link from the page to a file of the same docs version. */
export function fileUrl(page: ReferencePage, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(page.path), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The address of a field on the page of its kind. */
export function fieldUrl(
  page: ReferencePage,
  target: VersionReference,
  kind: string,
  field: Field,
): string | undefined {
  return kindUrl(page, target, kind, field.anchor);
}

/** Address of a docs version's schemas, without the base URL. */
export function schemasAddress({slug}: DocsVersion): string {
  return `/schemas/${slug}/`;
}

/** Address of a kind's schema, without the base URL. */
export function schemaAddress(version: DocsVersion, kind: string): string {
  return `${schemasAddress(version)}${kind.toLowerCase()}.json`;
}

function docsAddress({path: below}: DocsVersion): string {
  return `/${DOCS_ROUTE}/${below === '' ? '' : `${below}/`}`;
}
