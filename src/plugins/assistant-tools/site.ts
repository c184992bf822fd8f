import {didYouMeanOr} from '../../content-errors/nearest';
import {
  DOCS_VERSIONS,
  LATEST_VERSION,
  type DocsVersion,
} from '../../site/versions';
import type {VersionData} from '../crd-reference/model/catalog';

/** The built site that the tools read. */
export interface ToolSite {
  /** Absolute URL of its root, with a trailing slash; used in answers. */
  readonly address: string;
  /** Reads a file by its path below the root, or throws if there is none. */
  readonly read: (path: string) => Promise<string>;
}

/** What the tools know of the kinds of a docs version, as JSON. */
export interface ToolData {
  readonly manifests: VersionData;
  /** By kind and path of a field: its description in Markdown. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Path of a version's data, below the base URL. */
export function toolDataFile({slug}: Pick<DocsVersion, 'slug'>): string {
  return `mcp/${slug}.json`;
}

/** A mistake that names the closest of the known names, or lists them. */
export function unknownName(
  what: string,
  found: string,
  known: readonly string[],
): Error {
  const list = `Allowed: ${known.slice(0, 60).join(', ')}.`;
  const hint = didYouMeanOr(list, found, known);
  return new Error(`There is no ${what} "${found.slice(0, 100)}". ${hint}`);
}

/** A docs version by its name; the latest release if none is named. */
export function versionOf(name: string | null | undefined): DocsVersion {
  const wanted = (name ?? LATEST_VERSION).trim().toLowerCase();
  for (const version of DOCS_VERSIONS) {
    if ([version.name, version.slug].includes(wanted)) return version;
  }
  const known = DOCS_VERSIONS.map(({slug}) => slug);
  throw unknownName('version', wanted, known);
}
