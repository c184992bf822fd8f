import {versionRoute, type DocsVersion} from '../../../site/versions';
import type {CatalogKind} from '../../crd-reference/engine/catalog';
import type {ToolData} from '../../crd-reference/files/readToolData';
import {unknownName} from './toolError';
import type {ToolSite} from './toolSite';

/**
 * Finds a kind by name, ignoring case.
 *
 * @throws ToolError if the version has no such kind.
 */
export function findKind(
  {manifests}: ToolData,
  {label}: DocsVersion,
  wanted: string,
): CatalogKind {
  const found = manifests.kinds.find(
    ({kind}) => kind.toLowerCase() === wanted.trim().toLowerCase(),
  );
  if (found) return found;
  const names = manifests.kinds.map(({kind}) => kind);
  throw unknownName(`kind in ${label}`, wanted, names);
}

/** URL of a kind's page, or of its schema if it has no page. */
export function kindUrl(
  site: ToolSite,
  version: DocsVersion,
  {kind, address}: CatalogKind,
  anchor = '',
): string {
  if (address === undefined)
    return `${site.address}schemas/${version.slug}/${kind.toLowerCase()}.json`;
  const url = `${site.address}${versionRoute(version)}${address}/`;
  return anchor === '' ? url : `${url}#${anchor}`;
}
