import path from 'node:path';

import {DOCS_ROUTE, type DocsVersion} from '../../../site/versions';
import type {Field} from '../shared/flattenSchema';

import type {VersionReference} from './readReference';

/** What a renderer knows of the page that it writes on. */
export interface ReferencePage {
  /** From the folder of the docs version, for example `concepts/x.md`. */
  readonly path: string;
  readonly reference: VersionReference;
  /** The docs version before this one; `undefined` for the oldest. */
  readonly older?: VersionReference | undefined;
  /** The docs version after this one; `undefined` for the newest. */
  readonly newer?: VersionReference | undefined;
}

/**
 * A link to the page of a kind, as the page's own file would write it, or as
 * an address when the kind is shown in another docs version.
 *
 * @param fragment - An anchor on that page, without `#`.
 * @returns `undefined` when the kind has no page.
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
    return `${docsAddress(target.version)}${file.replace(/\.md$/u, '/')}${hash}`;
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

/** Where the schemas of a docs version are, below the base of the site. */
export function schemasAddress({slug}: DocsVersion): string {
  return `/schemas/${slug}/`;
}

/** Where the schema of a kind is, below the base of the site. */
export function schemaAddress(version: DocsVersion, kind: string): string {
  return `${schemasAddress(version)}${kind.toLowerCase()}.json`;
}

function docsAddress({path: below}: DocsVersion): string {
  return `/${DOCS_ROUTE}/${below === '' ? '' : `${below}/`}`;
}
