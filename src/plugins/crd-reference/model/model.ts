import * as z from 'zod';

/** A value that both YAML and JSON can express. */
export type JsonValue = z.infer<typeof jsonValue>;
export type JsonObject = Readonly<Record<string, JsonValue>>;

const jsonValue = z.json();
const count = z.int().nonnegative().optional();
const flag = z.boolean().optional();

/** A rule in the Common Expression Language that the API server checks. */
const validationRule = z.strictObject({
  rule: z.string().min(1),
  /** The API server's answer if the rule isn't satisfied. */
  message: z.string().optional(),
});

export type ValidationRule = Readonly<z.infer<typeof validationRule>>;

const UNREADABLE =
  'the check runs in JavaScript, which has no such pattern: write it without flags of Go such as (?i)';

/** Whether JavaScript can read a pattern of Go. */
function isReadable(pattern: string): boolean {
  try {
    return RegExp(pattern, 'u').unicode;
  } catch {
    return false;
  }
}

/**
 * A schema of a CustomResourceDefinition (`apiextensions.k8s.io/v1`), without
 * descriptions and examples. The keys are in the order of a structure file.
 */
export const schemaNode = z.strictObject({
  type: z
    .enum(['object', 'array', 'string', 'integer', 'number', 'boolean'])
    .optional(),
  format: z.string().optional(),
  default: jsonValue.optional(),
  enum: z.array(jsonValue).min(1).readonly().optional(),
  pattern: z.string().refine(isReadable, UNREADABLE).optional(),
  minLength: count,
  maxLength: count,
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: count,
  maxItems: count,
  required: z.array(z.string()).readonly().optional(),
  'x-kubernetes-int-or-string': flag,
  'x-kubernetes-preserve-unknown-fields': flag,
  'x-kubernetes-list-type': z.literal('map').optional(),
  'x-kubernetes-list-map-keys': z.array(z.string()).readonly().optional(),
  'x-kubernetes-validations': z.array(validationRule).readonly().optional(),
  /** Only in schemas of Kubernetes. */
  $ref: z.string().startsWith('#/$defs/').optional(),
  get properties() {
    return z.record(z.string(), schemaNode).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), schemaNode]).optional();
  },
  get items() {
    return schemaNode.optional();
  },
});

export type SchemaNode = Readonly<z.infer<typeof schemaNode>>;

/** A structure file: one kind of one docs version. */
export const kindStructure = z.strictObject({
  kind: z.string().regex(/^[A-Z][A-Za-z0-9]*$/u),
  group: z.string().min(1),
  version: z.string().regex(/^v[0-9]+(?:(?:alpha|beta)[0-9]+)?$/u),
  /** Upstream's tag or commit. */
  ref: z.string().min(1),
  plural: z.string().min(1),
  shortNames: z.array(z.string()).optional(),
  scope: z.enum(['Namespaced', 'Cluster']),
  /** What `kubectl get` prints of an object, by name. */
  printerColumns: z.array(z.string()).optional(),
  schema: schemaNode,
});

export type KindStructure = z.infer<typeof kindStructure>;

/** One kind of one docs version, for all stages after reading. */
export interface KindModel extends KindStructure {
  /** `group/version`, as in a manifest. */
  readonly apiVersion: string;
  /** Address of its page below that of the docs version, without its end. */
  readonly address?: string | undefined;
}
