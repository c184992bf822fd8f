import type {KindModel, SchemaNode} from '../model/model';
import type {PlatformFacts} from '../model/platformFacts';
import type {Reference} from '../model/references';

import {
  createKubernetesSchemas,
  type KubernetesFile,
  type KubernetesKind,
  type KubernetesSchemas,
} from './kubernetes/kubernetesSchemas';

/** A kind that manifests and commands of a docs version can use. */
export interface KnownKind {
  readonly origin: 'platform' | 'kubernetes' | 'other';
  readonly apiVersion: string;
  readonly kind: string;
  /** Empty for a file format of a tool. */
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly isNamespaced: boolean;
  /** Schema without `apiVersion`, `kind` and `metadata`; absent if unknown. */
  readonly schema?: SchemaNode | undefined;
  /** Whether it is a file format of a tool, unknown to an API server. */
  readonly isFile: boolean;
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
  /** Kinds that kubectl finds by a plural, singular or short name. */
  readonly byResource: (name: string) => readonly KnownKind[];
  /** All names that `byResource` finds. */
  readonly resourceNames: () => readonly string[];
  /** Labels of other docs versions, by the platform kinds that they have. */
  readonly elsewhere: ReadonlyMap<string, string>;
  readonly kubernetes: KubernetesSchemas;
}

/** What is known about a docs version, as JSON. */
export interface VersionData {
  /** The label of the docs version, for messages. */
  readonly version: string;
  readonly kinds: readonly CatalogKind[];
  readonly platform: PlatformFacts;
  readonly references: readonly Reference[];
  /** Pairs of a kind that only another docs version has, and its label. */
  readonly elsewhere: readonly (readonly [kind: string, version: string])[];
}

/** What a catalog needs to know about a platform kind. */
export type CatalogKind = Omit<KindModel, 'docsVersion' | 'file' | 'page'>;

/** Builds the catalog of a docs version. */
export function createCatalog(
  {version, kinds: models, platform, references, elsewhere}: VersionData,
  file: KubernetesFile,
): Catalog {
  const kubernetes = createKubernetesSchemas(file);
  const {schemaOf} = kubernetes;
  const kinds: readonly KnownKind[] = [
    ...models.map((model) => ({
      ...model,
      origin: 'platform' as const,
      shortNames: model.shortNames ?? [],
      isNamespaced: model.scope === 'Namespaced',
      isFile: false,
      model,
    })),
    ...kubernetes.kinds.map((kind) => ({
      ...otherKind(kind, schemaOf),
      origin: 'kubernetes' as const,
    })),
    ...kubernetes.otherKinds.map((kind) => ({
      ...otherKind(kind, schemaOf),
      origin: 'other' as const,
    })),
  ];
  // Definitions that were given win over what is known of other tools.
  const byKey = new Map(
    kinds
      .toReversed()
      .map((known) => [`${known.apiVersion} ${known.kind}`, known]),
  );
  // Only checks of commands need it.
  let known: ReadonlyMap<string, readonly KnownKind[]> | undefined;
  const resources = (): NonNullable<typeof known> =>
    (known ??= byResourceName(kinds));
  return {
    ...{version, kinds, platform, references, kubernetes},
    find: (apiVersion, kind) => byKey.get(`${apiVersion} ${kind}`),
    named: (kind) => kinds.filter((known) => known.kind === kind),
    byResource: (name) => resources().get(name) ?? [],
    resourceNames: () => [...resources().keys()],
    elsewhere: new Map(elsewhere),
  };
}

/** The kind that kubectl takes a name for: of several, that of Kubernetes. */
export function kindOfResource(
  name: string,
  {byResource}: Catalog,
): KnownKind | undefined {
  const kinds = byResource(name.toLowerCase());
  return kinds.find(({origin}) => origin === 'kubernetes') ?? kinds[0];
}

/** `apps/v1` → `apps`; the core group has no name. */
export function groupOf(apiVersion: string): string {
  return apiVersion.includes('/') ? (apiVersion.split('/')[0] ?? '') : '';
}

function byResourceName(kinds: readonly KnownKind[]): Map<string, KnownKind[]> {
  const found = new Map<string, KnownKind[]>();
  for (const kind of kinds) {
    for (const name of new Set(resourceNamesOf(kind))) {
      found.set(name, [...(found.get(name) ?? []), kind]);
    }
  }
  return found;
}

/** `services`, `service` and `svc`, also with group and version appended. */
function resourceNamesOf(known: KnownKind): string[] {
  if (known.plural === '') return [];
  const group = groupOf(known.apiVersion);
  const version = known.apiVersion.split('/').at(-1) ?? '';
  const names = [known.plural, known.singular, ...known.shortNames];
  if (group === '') return names;
  return names.flatMap((name) => [
    name,
    `${name}.${group}`,
    `${name}.${version}.${group}`,
  ]);
}

function otherKind(
  {
    namespaced,
    definition,
    shortNames = [],
    isFile = false,
    ...kind
  }: KubernetesKind,
  schemaOf: KubernetesSchemas['schemaOf'],
): Omit<KnownKind, 'origin'> {
  return {
    ...{...kind, shortNames, isFile},
    singular: kind.plural === '' ? '' : kind.kind.toLowerCase(),
    isNamespaced: namespaced,
    schema: definition === undefined ? undefined : schemaOf(definition),
  };
}
