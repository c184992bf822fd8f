import type {SchemaNode} from './model';

/** A kind of Kubernetes itself. */
export interface KubernetesKind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespaced: boolean;
  /** Name of its schema; without one, its fields aren't checked. */
  readonly definition?: string | undefined;
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
  readonly $defs: Readonly<Record<string, RefSchema>>;
}

/**
 * Puts schemas in the place of references to them, each once.
 *
 * @returns The schema of a definition such as `V1PodSpec`, with all it contains.
 */
export function linkSchemas({
  $defs,
}: Pick<KubernetesFile, '$defs'>): (definition: string) => SchemaNode {
  const linked = new Map<string, SchemaNode>();
  const schemaOf = (name: string): SchemaNode => {
    const known = linked.get(name);
    if (known !== undefined) return known;
    const definition = $defs[name];
    if (definition === undefined) {
      throw new Error(`kubernetes.json has no schema ${name}.`);
    }
    const node: SchemaNode = {};
    // Stored before it is linked, as a schema can contain itself.
    linked.set(name, node);
    return Object.assign(node, link(definition));
  };
  const link = (schema: RefSchema): SchemaNode => {
    const {$ref, properties, items, additionalProperties: rest} = schema;
    const target = $ref && schemaOf($ref.replace('#/$defs/', ''));
    const {$ref: _, ...limits} = schema;
    if (target && Object.keys(limits).length === 0) return target;
    return {
      ...target,
      ...limits,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, one]) => [name, link(one)]),
        ),
      }),
      ...(items && {items: link(items)}),
      ...(typeof rest === 'object' && {additionalProperties: link(rest)}),
    };
  };
  return schemaOf;
}
