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

/** A schema with references to `#/$defs/…`. */
export interface RefSchema extends Omit<
  SchemaNode,
  'properties' | 'additionalProperties' | 'items'
> {
  readonly $ref?: string | undefined;
  readonly properties?: Readonly<Record<string, RefSchema>> | undefined;
  readonly additionalProperties?: RefSchema | boolean | undefined;
  readonly items?: RefSchema | undefined;
}

/** The content of `files/kubernetes.json`, which `npm run kubernetes:import` writes. */
export interface KubernetesFile {
  readonly kinds: readonly KubernetesKind[];
  readonly otherKinds: readonly KubernetesKind[];
  readonly $defs: Readonly<Record<string, RefSchema>>;
}

/** Kubernetes' own kinds and their schemas. */
export interface KubernetesSchemas extends KubernetesFile {
  /** The schema of a definition such as `V1PodSpec`, with all that it contains. */
  readonly schemaOf: (definition: string) => SchemaNode;
}

/** Puts schemas in the place of references to them, each once. */
export function createKubernetesSchemas(
  file: KubernetesFile,
): KubernetesSchemas {
  const linked = new Map<string, SchemaNode>();
  const schemaOf = (name: string): SchemaNode => {
    const known = linked.get(name);
    if (known !== undefined) return known;
    const definition = file.$defs[name];
    if (definition === undefined) {
      throw new Error(`kubernetes.json has no schema ${name}.`);
    }
    const node: SchemaNode = {};
    // Stored before it is linked, as a schema can contain itself.
    linked.set(name, node);
    return Object.assign(node, link(definition));
  };
  const link = ({
    $ref,
    properties,
    items,
    additionalProperties: rest,
    ...limits
  }: RefSchema): SchemaNode => ({
    ...($ref !== undefined && schemaOf($ref.replace('#/$defs/', ''))),
    ...limits,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, within(one)]),
      ),
    }),
    ...(items && {items: within(items)}),
    ...(rest !== undefined && {
      additionalProperties: typeof rest === 'object' ? within(rest) : rest,
    }),
  });
  const within = (schema: RefSchema): SchemaNode =>
    schema.$ref !== undefined && Object.keys(schema).length === 1
      ? schemaOf(schema.$ref.replace('#/$defs/', ''))
      : link(schema);
  return {...file, schemaOf};
}
