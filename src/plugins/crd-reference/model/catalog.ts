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
export interface KnownKind {
  readonly origin: 'platform' | 'kubernetes';
  readonly apiVersion: string;
  readonly kind: string;
  readonly isNamespaced: boolean;
  /** For a kind of the platform without `apiVersion`, `kind` and `metadata`. */
  readonly schema?: SchemaNode | undefined;
  /** The structure of a kind of the platform. */
  readonly model?: KindModel | undefined;
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
  ({apiVersion, kind, namespaced, definition}): KnownKind => ({
    ...{origin: 'kubernetes', apiVersion, kind, isNamespaced: namespaced},
    schema: definition === undefined ? undefined : definitionOf(definition),
  }),
);

/** Builds the catalog of a docs version. */
export function createCatalog(data: VersionData): Catalog {
  const {version, platform, references, elsewhere} = data;
  const own = data.kinds.map((model): KnownKind => {
    const {apiVersion, kind, schema} = model;
    const isNamespaced = model.scope === 'Namespaced';
    return {
      ...{origin: 'platform', apiVersion, kind, isNamespaced, schema, model},
    };
  });
  const kinds = [...own, ...KUBERNETES_KINDS];
  return {
    ...{version, kinds, platform, references},
    find: (apiVersion, kind) =>
      kinds.find((one) => one.apiVersion === apiVersion && one.kind === kind),
    named: (kind) => kinds.filter((one) => one.kind === kind),
    elsewhere: new Map(elsewhere),
  };
}

/** `apps/v1` → `apps`; the core group has no name. */
export function groupOf(apiVersion: string): string {
  return apiVersion.includes('/') ? (apiVersion.split('/')[0] ?? '') : '';
}
