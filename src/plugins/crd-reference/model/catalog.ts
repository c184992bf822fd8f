import type {PlatformFacts, Reference} from './facts';
import {linkSchemas, type KubernetesFile} from './kubernetes';
import type {KindModel, SchemaNode} from './model';

/** What a catalog needs to know about a platform kind. */
export type CatalogKind = Omit<KindModel, 'docsVersion' | 'file' | 'page'>;

/** What is known about a docs version, as JSON. */
export interface VersionData {
  /** The label of the docs version, for messages. */
  readonly version: string;
  readonly kinds: readonly CatalogKind[];
  readonly kubernetes: KubernetesFile;
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
  /** Schema without `apiVersion`, `kind` and `metadata`; absent if not kept. */
  readonly schema?: SchemaNode | undefined;
  /** The structure of a kind of the platform. */
  readonly model?: CatalogKind | undefined;
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
  /** The schema of a definition of Kubernetes. */
  readonly schemaOf: (definition: string) => SchemaNode;
}

/** Builds the catalog of a docs version. */
export function createCatalog(data: VersionData): Catalog {
  const {version, platform, references, elsewhere} = data;
  const {schemaOf, kinds: others} = kubernetesOf(data.kubernetes);
  const kinds: readonly KnownKind[] = [
    ...data.kinds.map((model) => ({
      ...{...model, model, origin: 'platform' as const},
      isNamespaced: model.scope === 'Namespaced',
    })),
    ...others,
  ];
  const byKey = new Map(
    kinds.map((known) => [`${known.apiVersion} ${known.kind}`, known]),
  );
  return {
    ...{version, kinds, platform, references, schemaOf},
    find: (apiVersion, kind) => byKey.get(`${apiVersion} ${kind}`),
    named: (kind) => kinds.filter((known) => known.kind === kind),
    elsewhere: new Map(elsewhere),
  };
}

interface Kubernetes extends Pick<Catalog, 'schemaOf'> {
  readonly kinds: readonly KnownKind[];
}

const read = new WeakMap<KubernetesFile, Kubernetes>();

/** What all versions share, so that its schemas are compiled once. */
function kubernetesOf(file: KubernetesFile): Kubernetes {
  const known = read.get(file);
  if (known) return known;
  const schemaOf = linkSchemas(file);
  const kinds = file.kinds.map(({namespaced, definition, ...kind}) => ({
    ...{...kind, origin: 'kubernetes' as const},
    isNamespaced: namespaced,
    schema: definition === undefined ? undefined : schemaOf(definition),
  }));
  read.set(file, {schemaOf, kinds});
  return {schemaOf, kinds};
}

/** `apps/v1` → `apps`; the core group has no name. */
export function groupOf(apiVersion: string): string {
  return apiVersion.includes('/') ? (apiVersion.split('/')[0] ?? '') : '';
}
