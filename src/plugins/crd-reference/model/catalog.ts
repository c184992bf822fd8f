import type {PlatformFacts, Reference} from './facts';
import {definitionOf, KUBERNETES} from './kubernetes';
import type {KindModel, SchemaNode} from './model';

/** What is known about a docs version, as JSON. */
export interface VersionData {
  /** The label of the docs version, for messages. */
  readonly version: string;
  readonly kinds: readonly KindModel[];
  readonly platform: PlatformFacts;
  readonly references: readonly Reference[];
  /** Pairs of a kind that only another docs version has, and its label. */
  readonly elsewhere: readonly (readonly [kind: string, version: string])[];
}

/** A kind that manifests of a docs version can use. */
export interface KnownKind extends Pick<
  KindModel,
  'apiVersion' | 'kind' | 'scope' | 'address'
> {
  /**
   * Without `apiVersion`, `kind` and `metadata` for a kind of the platform. Fields
   * of a kind that has none aren't checked.
   */
  readonly schema?: SchemaNode | undefined;
}

/** The kinds of a docs version, with lookups by name. */
export interface Catalog extends Pick<
  VersionData,
  'version' | 'platform' | 'references'
> {
  readonly kinds: readonly KnownKind[];
  readonly find: (apiVersion: string, kind: string) => KnownKind | undefined;
  /** All kinds of that name, in every group. */
  readonly named: (kind: string) => readonly KnownKind[];
  /** Labels of other docs versions, by the platform kinds that they have. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

/** The same in all versions, so that its schemas are compiled once. */
const KUBERNETES_KINDS = KUBERNETES.kinds.map(
  ({definition, ...kind}): KnownKind => ({
    ...kind,
    schema: definition === undefined ? undefined : definitionOf(definition),
  }),
);

/** Builds the catalog of a docs version. */
export function createCatalog(data: VersionData): Catalog {
  const kinds = [...data.kinds, ...KUBERNETES_KINDS];
  return {
    ...data,
    kinds,
    find: (apiVersion, kind) =>
      kinds.find((one) => one.apiVersion === apiVersion && one.kind === kind),
    named: (kind) => kinds.filter((one) => one.kind === kind),
    elsewhere: new Map(data.elsewhere),
  };
}

/** `apps/v1` → `apps`; the core group has no name. */
export function groupOf(apiVersion: string): string {
  return apiVersion.includes('/') ? (apiVersion.split('/')[0] ?? '') : '';
}
