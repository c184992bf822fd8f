import {ContentError} from '../../../lib/contentError';
import {issueErrors} from '../../../lib/issueErrors';
import {isRecord} from '../../../lib/isRecord';
import type {YamlDocument, YamlPath} from '../../../lib/readYaml';
import {SCHEMA_KEYS, schemaNode, type SchemaNode} from '../shared/model';

/** The result of normalising the schema of a definition. */
export type NormalisedSchema =
  | {readonly status: 'read'; readonly schema: Record<string, unknown>}
  | {readonly status: 'refused'; readonly errors: readonly ContentError[]};

/**
 * Checks a schema and brings it into a fixed order, without prose and without
 * the three keys that every object has.
 *
 * @param document - The schema of the release, with its source positions.
 */
export function normaliseSchema(document: YamlDocument): NormalisedSchema {
  const read = schemaNode.safeParse(withoutProse(document.value));
  if (!read.success) {
    return {
      status: 'refused',
      errors: issueErrors(
        document,
        read.error.issues,
        SCHEMA_REMEDIES,
        SCHEMA_KEYS,
      ),
    };
  }
  const errors = contradictions(read.data, [], document);
  return errors.length > 0
    ? {status: 'refused', errors}
    : {status: 'read', schema: orderedNode(withoutOwnKeys(read.data))};
}

const SCHEMA_REMEDIES = {
  $ref: 'A CustomResourceDefinition can have no references: write the schema out where it is used.',
  definitions: 'Write the schema out where it is used.',
};

/** Keys that have no effect on what the API server accepts. */
const PROSE = new Set(['description', 'title', 'example', 'externalDocs']);

/**
 * Removes prose at every level of a schema, but keeps fields that are called
 * `description`.
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

/** Keys of every object, for which the API server has its own schema. */
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

/** Mistakes that involve more than one key. */
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
      `\`${name}\` is required but not one of the properties`,
      'Import the unchanged file of the release.',
    );
  }
  if (node.type === 'array' && node.items === undefined) {
    report('type', 'an array has no schema for its items', 'Add `items`.');
  }
  if (node.properties !== undefined && isOpenMap(node)) {
    report(
      'additionalProperties',
      'a structural schema can have `properties` or `additionalProperties`, not both',
      'Remove one of the two.',
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

/** The same schema with keys, properties and required names in a fixed order. */
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

/** The same record without keys whose value is `undefined`. */
export function withoutUndefined(
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  );
}
