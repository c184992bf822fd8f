import type {ContentError} from '../../../content-errors/contentError';
import {issueErrors} from '../../../content-errors/issueErrors';
import type {YamlDocument} from '../../../content-errors/readYaml';

import {isRecord} from '@openchoreo/page-tools/isRecord';
import {SCHEMA_KEYS, schemaNode, type SchemaNode} from '../model/model';

/**
 * Checks a schema and brings it into a fixed order, without prose and without
 * the three keys that every object has.
 *
 * @param document - The schema of the release, with its source positions.
 * @param errors - Mistakes are added here.
 */
export function normaliseSchema(
  document: YamlDocument,
  errors: ContentError[],
): SchemaNode | undefined {
  const {data, error} = schemaNode.safeParse(normalised(document.value));
  if (error === undefined) return withoutOwnKeys(data);
  errors.push(
    ...issueErrors(document, error.issues, SCHEMA_REMEDIES, SCHEMA_KEYS),
  );
  return undefined;
}

const SCHEMA_REMEDIES = {
  $ref: 'A CustomResourceDefinition can have no references: write the schema out where it is used.',
  definitions: 'Write the schema out where it is used.',
};

/** Keys with a schema, or with a list of them. */
const SCHEMAS = new Set(
  'items additionalProperties not allOf anyOf oneOf'.split(' '),
);

/** Keys that have no effect on what the API server accepts. */
const PROSE = new Set(['description', 'title', 'example', 'externalDocs']);

/**
 * Every level of a schema without prose, but with fields that are called
 * `description`, and with properties and required names in alphabetical order.
 */
function normalised(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(normalised);
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !PROSE.has(key))
      .map(([key, value]) => [key, normalisedValue(key, value)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function normalisedValue(key: string, value: unknown): unknown {
  if (key === 'properties' && isRecord(value)) {
    const names = Object.keys(value).sort();
    return Object.fromEntries(
      names.map((name) => [name, normalised(value[name])]),
    );
  }
  if (key === 'required' && Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map(String).sort();
  }
  return SCHEMAS.has(key) ? normalised(value) : value;
}

/** Keys of every object, for which the API server has its own schema. */
const OWN_KEYS = new Set(['apiVersion', 'kind', 'metadata']);

function withoutOwnKeys({
  required = [],
  properties = {},
  ...schema
}: SchemaNode): SchemaNode {
  const own = required.filter((key) => !OWN_KEYS.has(key));
  return schemaNode.parse({
    ...schema,
    ...(own.length > 0 && {required: own}),
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !OWN_KEYS.has(name)),
    ),
  });
}
