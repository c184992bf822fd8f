import type {SchemaNode} from '../../model/model';

/** A kind of Kubernetes itself, or one that another tool adds to the cluster. */
export interface KubernetesKind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly plural: string;
  readonly namespaced: boolean;
  /** Name of its schema; without one, its fields aren't checked. */
  readonly definition?: string | undefined;
  readonly shortNames?: readonly string[] | undefined;
  /** Whether it is a file format of a tool, which needs no metadata. */
  readonly isFile?: boolean | undefined;
}

type Names = Readonly<Record<string, readonly string[]>>;

/** The content of `schemas.json` and `constraints.json`. */
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
  /** Schemas of kinds outside Kubernetes itself, by `apiVersion kind`. */
  readonly schemas: Readonly<Record<string, SchemaNode>>;
  /** Limits of fields beside their types, by `Definition.field`. */
  readonly constraints: Readonly<Record<string, SchemaNode>>;
  /** The keys of lists with keys, by `Definition.field`. */
  readonly listKeys: Names;
  /** Short names of Kubernetes' own kinds, by plural. */
  readonly shortNames: Names;
  readonly otherKinds: readonly KubernetesKind[];
}

/** Kubernetes' own kinds and their schemas. */
export interface KubernetesSchemas extends KubernetesFile {
  /** The schema of a definition such as `V1PodSpec`. */
  readonly schemaOf: (definition: string) => SchemaNode;
}

/** Expands the definitions of `schemas.json` on demand. */
export function createKubernetesSchemas(
  file: KubernetesFile,
): KubernetesSchemas {
  const expanded = new Map<string, SchemaNode>();

  /** The schema of a type such as `V1Container[]`, `string{}` or `int32`. */
  const fieldSchema = (type: string, field: string): SchemaNode => {
    const inner = (): SchemaNode => fieldSchema(type.slice(0, -2), field);
    if (type.endsWith('{}')) {
      return {type: 'object', additionalProperties: inner()};
    }
    if (!type.endsWith('[]')) {
      const base = SCALARS[type] ?? schemaOf(type);
      const limits = file.constraints[field];
      return limits === undefined ? base : {...base, ...limits};
    }
    const list: SchemaNode = {type: 'array', items: inner()};
    const keys = file.listKeys[field];
    if (keys === undefined) return list;
    return {
      ...list,
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': keys,
    };
  };

  const schemaOf = (name: string): SchemaNode => {
    const known = expanded.get(name);
    if (known !== undefined) return known;
    const definition = file.definitions[name];
    if (definition === undefined) {
      throw new Error(
        `schemas.json has no definition ${name}. Add it, or correct the name.`,
      );
    }
    const properties: Record<string, SchemaNode> = {};
    const {required} = definition;
    const node: SchemaNode = {type: 'object', required, properties};
    // Stored before its fields are expanded, as a definition can contain itself.
    expanded.set(name, node);
    for (const [field, type] of Object.entries(definition.properties)) {
      properties[field] = fieldSchema(type, `${name}.${field}`);
    }
    return node;
  };
  return {...file, schemaOf};
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
  // A quantity can be a string or a number.
  quantity: {format: 'quantity'},
  string: {type: 'string'},
};
