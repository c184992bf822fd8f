import * as z from 'zod';

/** A value that both YAML and JSON can express. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** A rule in the Common Expression Language that the API server checks. */
export interface ValidationRule {
  readonly rule: string;
  /** The API server's answer if the rule isn't satisfied. */
  readonly message?: string | undefined;
  readonly messageExpression?: string | undefined;
  readonly fieldPath?: string | undefined;
  readonly reason?: string | undefined;
  readonly optionalOldSelf?: boolean | undefined;
}

/**
 * One level of a schema of a CustomResourceDefinition
 * (`apiextensions.k8s.io/v1`), without descriptions and examples.
 */
export interface SchemaNode {
  readonly type?: SchemaType | undefined;
  readonly format?: string | undefined;
  readonly nullable?: boolean | undefined;
  readonly default?: JsonValue | undefined;
  readonly enum?: readonly JsonValue[] | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: boolean | undefined;
  readonly exclusiveMaximum?: boolean | undefined;
  readonly multipleOf?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly uniqueItems?: boolean | undefined;
  readonly minProperties?: number | undefined;
  readonly maxProperties?: number | undefined;
  readonly required?: readonly string[] | undefined;
  readonly 'x-kubernetes-int-or-string'?: boolean | undefined;
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean | undefined;
  readonly 'x-kubernetes-embedded-resource'?: boolean | undefined;
  readonly 'x-kubernetes-list-type'?: 'atomic' | 'set' | 'map' | undefined;
  readonly 'x-kubernetes-list-map-keys'?: readonly string[] | undefined;
  readonly 'x-kubernetes-map-type'?: 'atomic' | 'granular' | undefined;
  readonly 'x-kubernetes-validations'?: readonly ValidationRule[] | undefined;
  readonly allOf?: readonly SchemaNode[] | undefined;
  readonly anyOf?: readonly SchemaNode[] | undefined;
  readonly oneOf?: readonly SchemaNode[] | undefined;
  readonly not?: SchemaNode | undefined;
  readonly properties?: Readonly<Record<string, SchemaNode>> | undefined;
  readonly additionalProperties?: SchemaNode | boolean | undefined;
  readonly items?: SchemaNode | undefined;
}

const SCHEMA_TYPES = [
  'object',
  'array',
  'string',
  'integer',
  'number',
  'boolean',
] as const;

export type SchemaType = (typeof SCHEMA_TYPES)[number];

const jsonValue: z.ZodType<JsonValue> = z.json();
const count = z.int().nonnegative().optional();
const flag = z.boolean().optional();

const validationRule = z.strictObject({
  rule: z.string().min(1),
  message: z.string().optional(),
  messageExpression: z.string().optional(),
  fieldPath: z.string().optional(),
  reason: z.string().optional(),
  optionalOldSelf: flag,
});

/** All keys that one level of a schema can have in a structure file. */
export const schemaNode: z.ZodType<SchemaNode> = z.lazy(() =>
  z.strictObject({
    type: z.enum(SCHEMA_TYPES).optional(),
    format: z.string().optional(),
    nullable: flag,
    default: jsonValue.optional(),
    enum: z.array(jsonValue).min(1).optional(),
    pattern: z.string().optional(),
    minLength: count,
    maxLength: count,
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: flag,
    exclusiveMaximum: flag,
    multipleOf: z.number().positive().optional(),
    minItems: count,
    maxItems: count,
    uniqueItems: flag,
    minProperties: count,
    maxProperties: count,
    required: z.array(z.string()).optional(),
    'x-kubernetes-int-or-string': flag,
    'x-kubernetes-preserve-unknown-fields': flag,
    'x-kubernetes-embedded-resource': flag,
    'x-kubernetes-list-type': z.enum(['atomic', 'set', 'map']).optional(),
    'x-kubernetes-list-map-keys': z.array(z.string()).optional(),
    'x-kubernetes-map-type': z.enum(['atomic', 'granular']).optional(),
    'x-kubernetes-validations': z.array(validationRule).optional(),
    allOf: z.array(schemaNode).optional(),
    anyOf: z.array(schemaNode).optional(),
    oneOf: z.array(schemaNode).optional(),
    not: schemaNode.optional(),
    properties: z.record(z.string(), schemaNode).optional(),
    additionalProperties: z.union([z.boolean(), schemaNode]).optional(),
    items: schemaNode.optional(),
  }),
);

/** The order of the keys of one level in a structure file. */
export const SCHEMA_KEYS = [
  'type',
  'format',
  'nullable',
  'default',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'required',
  'x-kubernetes-int-or-string',
  'x-kubernetes-preserve-unknown-fields',
  'x-kubernetes-embedded-resource',
  'x-kubernetes-list-type',
  'x-kubernetes-list-map-keys',
  'x-kubernetes-map-type',
  'x-kubernetes-validations',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'properties',
  'additionalProperties',
  'items',
] as const satisfies readonly (keyof SchemaNode)[];

const printerColumn = z.strictObject({
  name: z.string(),
  type: z.string(),
  jsonPath: z.string(),
  priority: z.int().optional(),
});

/** A structure file: one kind of one docs version. */
export const kindStructure = z.strictObject({
  kind: z.string().regex(/^[A-Z][A-Za-z0-9]*$/u),
  group: z.string().min(1),
  version: z.string().regex(/^v[0-9]+(?:(?:alpha|beta)[0-9]+)?$/u),
  /** Upstream's tag or commit. */
  ref: z.string().min(1),
  plural: z.string().min(1),
  singular: z.string().min(1),
  shortNames: z.array(z.string()).optional(),
  categories: z.array(z.string()).optional(),
  scope: z.enum(['Namespaced', 'Cluster']),
  subresources: z.array(z.enum(['scale', 'status'])).optional(),
  printerColumns: z.array(printerColumn).optional(),
  /** Other versions that the API server serves; the reference doesn't show them. */
  otherServedVersions: z.array(z.string()).optional(),
  schema: schemaNode,
});

export type KindStructure = z.infer<typeof kindStructure>;

/** One kind of one docs version, for all stages after reading. */
export interface KindModel extends KindStructure {
  /** `group/version`, as in a manifest. */
  readonly apiVersion: string;
  /** The framework's name of a docs version: `current` is Next. */
  readonly docsVersion: string;
  /** The structure file, relative to the site's folder, with `/`. */
  readonly file: string;
  /**
   * The kind's page, relative to the docs version's folder, for example
   * `reference/api/platform/deployment-pipeline.md`. A kind without a page needs
   * no descriptions.
   */
  readonly page?: string | undefined;
}
