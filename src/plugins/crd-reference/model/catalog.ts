import type {PlatformFacts, Reference} from './facts';
import {definitionOf, KUBERNETES} from './kubernetes';
import type {KindModel, SchemaNode} from './model';

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

/** What manifests of a docs version are checked against. */
export interface Catalog {
  /** The label of the docs version, for messages. */
  readonly version: string;
  /** Those of the platform come first. */
  readonly kinds: readonly KnownKind[];
  readonly platform: PlatformFacts;
  readonly references: readonly Reference[];
  /** Pairs of a kind that only another docs version has, and its label. */
  readonly elsewhere: readonly (readonly [kind: string, version: string])[];
}

/** The same in all versions, so that its schemas are compiled once. */
const KUBERNETES_KINDS = KUBERNETES.kinds.map(
  ({definition, ...kind}): KnownKind => ({
    ...kind,
    schema: definition === undefined ? undefined : definitionOf(definition),
  }),
);

/** Adds the kinds of Kubernetes to those of the platform. */
export function createCatalog(platform: Catalog): Catalog {
  return {...platform, kinds: [...platform.kinds, ...KUBERNETES_KINDS]};
}

/** Finds a kind by its name in a manifest. */
export function findKind(
  {kinds}: Catalog,
  apiVersion: unknown,
  kind: unknown,
): KnownKind | undefined {
  return kinds.find(
    (one) => one.apiVersion === apiVersion && one.kind === kind,
  );
}

/** `apps/v1` → `apps`; the core group has no name. */
export function groupOf(apiVersion: string): string {
  if (apiVersion.includes('/')) return apiVersion.split('/')[0] ?? '';
  return '';
}
