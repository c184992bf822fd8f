import file from './kubernetesKinds.json';
import type {SchemaNode} from './model';

/** The content of `kubernetesKinds.json`, which `npm run kubernetes:import` writes. */
export interface KubernetesFile {
  readonly kinds: readonly {
    readonly apiVersion: string;
    readonly kind: string;
    readonly scope: 'Namespaced' | 'Cluster';
    /** Name of its schema; without one, its fields aren't checked. */
    readonly definition?: string | undefined;
  }[];
  /** Schemas that refer to each other by `#/$defs/…`. */
  readonly $defs: Readonly<Record<string, SchemaNode>>;
}

/** What is known about Kubernetes itself. */
// TypeScript gives the strings of a JSON file the type `string`.
export const KUBERNETES = file as KubernetesFile;

/** The schema of a type of Kubernetes, such as `V1PodSpec`. */
export function definitionOf(name: string): SchemaNode {
  const found = KUBERNETES.$defs[name];
  if (found === undefined) {
    throw new Error(`kubernetesKinds.json has no schema ${name}.`);
  }
  return found;
}

/** A schema, or the one that it refers to. */
export function resolved(node: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node;
  return definitionOf(node.$ref.replace('#/$defs/', ''));
}
