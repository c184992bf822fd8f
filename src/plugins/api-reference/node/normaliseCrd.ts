import * as z from 'zod';

import {ContentError} from '../../../lib/contentError';
import {
  kindStructure,
  SCHEMA_KEYS,
  schemaNode,
  type KindStructure,
  type SchemaNode,
} from '../shared/model';

import {issueErrors} from '../../../lib/issueErrors';
import type {YamlDocument, YamlPath} from '../../../lib/readYaml';

/** What the normaliser made of one CustomResourceDefinition. */
export type NormalisedCrd =
  | {readonly status: 'read'; readonly structure: KindStructure}
  | {readonly status: 'refused'; readonly errors: readonly ContentError[]};

/** The parts of a CustomResourceDefinition that this site has a use for. */
const crdObject = z.looseObject({
  kind: z.literal('CustomResourceDefinition'),
  spec: z.looseObject({
    group: z.string().min(1),
    scope: z.enum(['Namespaced', 'Cluster']),
    names: z.looseObject({
      kind: z.string().min(1),
      plural: z.string().min(1),
      singular: z.string().optional(),
      shortNames: z.array(z.string()).optional(),
      categories: z.array(z.string()).optional(),
    }),
    versions: z
      .array(
        z.looseObject({
          name: z.string().min(1),
          served: z.boolean(),
          storage: z.boolean(),
          subresources: z.record(z.string(), z.unknown()).optional(),
          additionalPrinterColumns: z
            .array(
              z.looseObject({
                name: z.string(),
                type: z.string(),
                jsonPath: z.string(),
                priority: z.int().optional(),
              }),
            )
            .optional(),
          schema: z
            .looseObject({openAPIV3Schema: z.unknown().optional()})
            .optional(),
        }),
      )
      .min(1),
  }),
});

type Crd = z.infer<typeof crdObject>;
type CrdVersion = Crd['spec']['versions'][number];

/**
 * Makes the structure of a CustomResourceDefinition: what the API server
 * enforces, in a fixed order, without upstream's descriptions.
 *
 * @param at - Where the object stands in the document: a list holds several.
 * @param ref - Upstream's tag or commit.
 */
export function normaliseCrd(
  document: YamlDocument,
  value: unknown,
  at: YamlPath,
  ref: string,
): NormalisedCrd {
  const within: YamlDocument = {
    value,
    place: (path) => document.place([...at, ...path]),
  };
  const read = crdObject.safeParse(value);
  if (!read.success) {
    return {
      status: 'refused',
      errors: issueErrors(within, read.error.issues, CRD_REMEDIES),
    };
  }
  const {spec} = read.data;
  const index = preferredVersion(spec.versions);
  const version = spec.versions[index];
  if (version === undefined) {
    return refused(
      within,
      ['spec', 'versions'],
      `${spec.names.kind} has no served version`,
      'Import a release that serves the kind, or leave its file out.',
    );
  }
  const schemaPath = [
    'spec',
    'versions',
    index,
    'schema',
    'openAPIV3Schema',
  ] as const;
  const source = version.schema?.openAPIV3Schema;
  if (source === undefined) {
    return refused(
      within,
      schemaPath.slice(0, 3),
      `version ${version.name} of ${spec.names.kind} has no schema`,
      'Import CustomResourceDefinitions of apiextensions.k8s.io/v1, which demands one.',
    );
  }
  const structural: YamlDocument = {
    value: source,
    place: (path) => within.place([...schemaPath, ...path]),
  };
  const schema = schemaNode.safeParse(withoutProse(source));
  if (!schema.success) {
    return {
      status: 'refused',
      errors: issueErrors(
        structural,
        schema.error.issues,
        SCHEMA_REMEDIES,
        SCHEMA_KEYS,
      ),
    };
  }
  const errors = contradictions(schema.data, [], structural);
  if (errors.length > 0) return {status: 'refused', errors};
  const structure = kindStructure.safeParse(
    withoutUndefined({
      kind: spec.names.kind,
      group: spec.group,
      version: version.name,
      ref,
      plural: spec.names.plural,
      singular: spec.names.singular ?? spec.names.kind.toLowerCase(),
      shortNames: spec.names.shortNames,
      categories: spec.names.categories,
      scope: spec.scope,
      subresources:
        version.subresources === undefined
          ? undefined
          : Object.keys(version.subresources).sort(),
      printerColumns: version.additionalPrinterColumns?.map(
        ({name, type, jsonPath, priority}) =>
          withoutUndefined({name, type, jsonPath, priority}),
      ),
      otherServedVersions: otherServed(spec.versions, index),
      schema: orderedNode(withoutOwnKeys(schema.data)),
    }),
  );
  return structure.success
    ? {status: 'read', structure: structure.data}
    : {status: 'refused', errors: issueErrors(within, structure.error.issues)};
}

const CRD_REMEDIES = {
  versions:
    'Import CustomResourceDefinitions of apiextensions.k8s.io/v1, which list their versions.',
};

const SCHEMA_REMEDIES = {
  $ref: 'A CustomResourceDefinition holds no references: write the schema out where it is used.',
  definitions: 'Write the schema out where it is used.',
};

/** Keys for people, and keys that say nothing about what is accepted. */
const PROSE = new Set(['description', 'title', 'example', 'externalDocs']);

function refused(
  document: YamlDocument,
  path: YamlPath,
  what: string,
  remedy: string,
): NormalisedCrd {
  return {
    status: 'refused',
    errors: [new ContentError(document.place(path), what, remedy)],
  };
}

/** The version that the API server stores if it serves it, else the newest. */
function preferredVersion(versions: readonly CrdVersion[]): number {
  const stored = versions.findIndex(({served, storage}) => served && storage);
  if (stored !== -1) return stored;
  let best = -1;
  versions.forEach((version, index) => {
    if (!version.served) return;
    const other = versions[best];
    if (
      other === undefined ||
      versionPriority(version.name) > versionPriority(other.name)
    ) {
      best = index;
    }
  });
  return best;
}

/** Kubernetes' order: v2 before v1 before v1beta1 before v1alpha1. */
function versionPriority(name: string): number {
  const {major, stage, minor} =
    /^v(?<major>\d+)(?:(?<stage>alpha|beta)(?<minor>\d+))?$/u.exec(name)
      ?.groups ?? {};
  if (major === undefined) return -1;
  const stages: Record<string, number> = {alpha: 0, beta: 1};
  const rank = stage === undefined ? 2 : (stages[stage] ?? 0);
  return rank * 1e6 + Number(major) * 1e3 + Number(minor ?? 0);
}

function otherServed(
  versions: readonly CrdVersion[],
  preferred: number,
): string[] | undefined {
  const others = versions
    .filter(({served}, index) => served && index !== preferred)
    .map(({name}) => name)
    .sort();
  return others.length === 0 ? undefined : others;
}

/**
 * Leaves prose out at every level of a schema, and only there: a field may be
 * called `description` too.
 */
function withoutProse(node: unknown): unknown {
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !PROSE.has(key))
      .map(([key, value]) => [key, childSchemas(key, value)]),
  );
}

function childSchemas(key: string, value: unknown): unknown {
  switch (key) {
    case 'properties':
      return isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, child]) => [
              name,
              withoutProse(child),
            ]),
          )
        : value;
    case 'items':
    case 'additionalProperties':
    case 'not':
      return withoutProse(value);
    case 'allOf':
    case 'anyOf':
    case 'oneOf':
      return Array.isArray(value) ? value.map(withoutProse) : value;
    default:
      return value;
  }
}

/** Every object has these three; their schema is the API server's own. */
const OWN_KEYS = new Set(['apiVersion', 'kind', 'metadata']);

function withoutOwnKeys(schema: SchemaNode): SchemaNode {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(
      ([name]) => !OWN_KEYS.has(name),
    ),
  );
  const required = (schema.required ?? []).filter((key) => key in properties);
  return {...schema, properties, required};
}

/** Mistakes that each key alone does not show. */
function contradictions(
  node: SchemaNode,
  path: YamlPath,
  document: YamlDocument,
): ContentError[] {
  const errors: ContentError[] = [];
  const properties = node.properties ?? {};
  const report = (key: string, what: string, remedy: string): void => {
    errors.push(new ContentError(document.place([...path, key]), what, remedy));
  };
  for (const name of node.required ?? []) {
    if (name in properties || hasOpenKeys(node)) continue;
    report(
      'required',
      `\`${name}\` is required but not among the properties`,
      'Import the file as its release has it.',
    );
  }
  if (node.type === 'array' && node.items === undefined) {
    report('type', 'a list does not say what its items are', 'Add `items`.');
  }
  if (node.properties !== undefined && isOpenMap(node)) {
    report(
      'additionalProperties',
      'a structural schema has `properties` or `additionalProperties`, not both',
      'Keep one of the two.',
    );
  }
  for (const [name, child] of Object.entries(properties)) {
    errors.push(
      ...contradictions(child, [...path, 'properties', name], document),
    );
  }
  for (const key of ['items', 'additionalProperties'] as const) {
    const child = node[key];
    if (typeof child !== 'object') continue;
    errors.push(...contradictions(child, [...path, key], document));
  }
  return errors;
}

function hasOpenKeys(node: SchemaNode): boolean {
  return node['x-kubernetes-preserve-unknown-fields'] === true;
}

function isOpenMap(node: SchemaNode): boolean {
  return (
    node.additionalProperties !== undefined &&
    node.additionalProperties !== false
  );
}

/** The same schema with its keys, properties and required names in order. */
function orderedNode(node: SchemaNode): Record<string, unknown> {
  return withoutUndefined(
    Object.fromEntries(
      SCHEMA_KEYS.map((key) => [key, orderedValue(key, node)]),
    ),
  );
}

function orderedValue(
  key: (typeof SCHEMA_KEYS)[number],
  node: SchemaNode,
): unknown {
  switch (key) {
    case 'required':
      return node.required === undefined || node.required.length === 0
        ? undefined
        : [...node.required].sort();
    case 'properties':
      return node.properties === undefined
        ? undefined
        : Object.fromEntries(
            Object.keys(node.properties)
              .sort()
              .map((name) => [name, ordered(node.properties?.[name])]),
          );
    case 'items':
    case 'not':
      return ordered(node[key]);
    case 'additionalProperties':
      return typeof node.additionalProperties === 'object'
        ? ordered(node.additionalProperties)
        : node.additionalProperties;
    case 'allOf':
    case 'anyOf':
    case 'oneOf':
      return node[key]?.map(ordered);
    default:
      return node[key];
  }
}

function ordered(node: SchemaNode | undefined): unknown {
  return node === undefined ? undefined : orderedNode(node);
}

function withoutUndefined(
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
