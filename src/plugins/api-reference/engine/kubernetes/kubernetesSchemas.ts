import type {SchemaNode} from '../../shared/model';

/** A kind of Kubernetes itself. */
export interface KubernetesKind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly plural: string;
  readonly namespaced: boolean;
  /** Name of its schema; without one, its fields aren't checked. */
  readonly definition?: string | undefined;
}

/** Kubernetes' own kinds and their schemas. */
export interface KubernetesSchemas {
  readonly kinds: readonly KubernetesKind[];
  /** The schema of a definition such as `V1PodSpec`. */
  readonly schemaOf: (definition: string) => SchemaNode;
  /** Schemas of kinds outside Kubernetes itself, by `apiVersion kind`. */
  readonly others: Readonly<Record<string, SchemaNode>>;
  readonly shortNames: KubernetesFile['shortNames'];
  readonly otherKinds: readonly OtherKind[];
}

/** The content of `schemas.json`. */
export interface KubernetesFile {
  readonly kinds: readonly KubernetesKind[];
  readonly definitions: Readonly<
    Record<
      string,
      {
        readonly required?: readonly string[] | undefined;
        readonly properties: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly schemas: Readonly<Record<string, SchemaNode>>;
  /** Limits of fields beside their types, by `Definition.field`. */
  readonly constraints: Readonly<Record<string, SchemaNode>>;
  /** The keys of lists with keys, by `Definition.field`. */
  readonly listKeys: Readonly<Record<string, readonly string[]>>;
  /** Short names of Kubernetes' own kinds, by plural. */
  readonly shortNames: Readonly<Record<string, readonly string[]>>;
  readonly otherKinds: readonly OtherKind[];
}

/** A kind that another tool adds to the cluster; its fields aren't checked. */
export interface OtherKind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly plural: string;
  readonly namespaced: boolean;
  readonly shortNames?: readonly string[] | undefined;
  /** Whether it is a file format of a tool, which needs no metadata. */
  readonly isFile?: boolean | undefined;
}

/** Expands the definitions of `schemas.json` on demand. */
export function createKubernetesSchemas(
  file: KubernetesFile,
): KubernetesSchemas {
  const {kinds, definitions, schemas, shortNames, otherKinds} = file;
  const expanded = new Map<string, SchemaNode>();
  const schemaOf = (name: string): SchemaNode => {
    const known = expanded.get(name);
    if (known !== undefined) return known;
    const definition = definitions[name];
    if (definition === undefined) {
      throw new Error(
        `schemas.json has no definition ${name}. Add it, or correct the name.`,
      );
    }
    const properties: Record<string, SchemaNode> = {};
    const node: SchemaNode = {
      type: 'object',
      required: definition.required,
      properties,
    };
    // Stored before its fields are expanded, as a definition can contain itself.
    expanded.set(name, node);
    for (const [field, type] of Object.entries(definition.properties)) {
      properties[field] = fieldSchema(type, `${name}.${field}`, file, schemaOf);
    }
    return node;
  };
  return {kinds, schemaOf, others: schemas, shortNames, otherKinds};
}

/** The schema of a type such as `V1Container[]`, `string{}` or `int32`. */
function fieldSchema(
  type: string,
  field: string,
  file: KubernetesFile,
  schemaOf: (definition: string) => SchemaNode,
): SchemaNode {
  if (type.endsWith('[]')) {
    const keys = file.listKeys[field];
    return {
      type: 'array',
      items: fieldSchema(type.slice(0, -2), field, file, schemaOf),
      ...(keys === undefined
        ? {}
        : {
            'x-kubernetes-list-type': 'map',
            'x-kubernetes-list-map-keys': keys,
          }),
    };
  }
  if (type.endsWith('{}')) {
    return {
      type: 'object',
      additionalProperties: fieldSchema(
        type.slice(0, -2),
        field,
        file,
        schemaOf,
      ),
    };
  }
  const limits = file.constraints[field];
  // A quantity can be a string or a number.
  if (limits?.format === 'quantity') return limits;
  const base = SCALARS[type] ?? schemaOf(type);
  return limits === undefined ? base : {...base, ...limits};
}

const SCALARS: Readonly<Record<string, SchemaNode>> = {
  any: {'x-kubernetes-preserve-unknown-fields': true},
  boolean: {type: 'boolean'},
  byte: {type: 'string', format: 'byte'},
  'date-time': {type: 'string', format: 'date-time'},
  double: {type: 'number'},
  int32: {type: 'integer', format: 'int32'},
  int64: {type: 'integer', format: 'int64'},
  'int-or-string': {'x-kubernetes-int-or-string': true},
  number: {type: 'number'},
  object: {type: 'object', 'x-kubernetes-preserve-unknown-fields': true},
  string: {type: 'string'},
};
