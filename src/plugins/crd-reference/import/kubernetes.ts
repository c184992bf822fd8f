import type {KubernetesFile} from '../model/kubernetes';
import type {SchemaNode} from '../model/model';

const KIND = 'x-kubernetes-group-version-kind';

interface KindName {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** What this file reads of Kubernetes' OpenAPI document. */
export interface OpenApi {
  readonly definitions: Readonly<
    Record<string, SchemaNode & {readonly [KIND]?: readonly KindName[]}>
  >;
  readonly paths: Readonly<
    Record<string, {readonly post?: {readonly [KIND]?: KindName}}>
  >;
}

/** The content of `kubernetesLimits.json`: what people write beside the document. */
export interface KubernetesLimits {
  /** Kinds whose fields are checked, as `apiVersion kind`. */
  readonly checked: readonly string[];
  /** Lists with keys in which an API server accepts a key twice. */
  readonly acceptsDuplicates: readonly string[];
  /** Limits that an API server enforces in code, by `V1Container.image`. */
  readonly constraints: Readonly<Record<string, SchemaNode>>;
}

const FREE = {'x-kubernetes-preserve-unknown-fields': true} as const;
const TIME = {type: 'string', format: 'date-time'} as const;

/** Formats that the check knows. */
const KEPT_FORMATS = ['byte', 'date-time', 'int32', 'int64'];

/** Types that the document describes in prose alone. */
const SCALARS: Readonly<Record<string, SchemaNode>> = {
  ResourceQuantity: {format: 'quantity'},
  V1MicroTime: TIME,
  V1Time: TIME,
  IntstrIntOrString: {'x-kubernetes-int-or-string': true},
};

/**
 * The kinds of a Kubernetes release, with schemas of those whose fields are
 * checked and of all that these contain.
 *
 * @param document - The release's `api/openapi-spec/swagger.json`, parsed.
 */
export function kubernetesFile(
  {definitions, paths}: OpenApi,
  limits: KubernetesLimits,
): KubernetesFile {
  const {$defs, refer} = schemasOf(definitions, limits);
  const names = definitionNames(definitions);
  const kinds: KubernetesFile['kinds'][number][] = [];
  for (const [address, {post}] of Object.entries(paths)) {
    const named = post?.[KIND];
    // What belongs to one object, such as its eviction, is no kind of its own.
    if (!named || address.includes('/{name}/')) continue;
    const name = names.get(keyOf(named));
    if (name === undefined) continue;
    const isChecked = limits.checked.includes(keyOf(named));
    if (isChecked) refer(name);
    const isNamespaced = address.includes('/namespaces/{namespace}/');
    kinds.push({
      apiVersion: apiVersionOf(named),
      kind: named.kind,
      scope: isNamespaced ? 'Namespaced' : 'Cluster',
      definition: isChecked ? shortName(name) : undefined,
    });
  }
  return {kinds, $defs};
}

/** The schemas of types, each of which is there once it has been referred to. */
function schemasOf(
  definitions: OpenApi['definitions'],
  {acceptsDuplicates, constraints}: KubernetesLimits,
) {
  const $defs: Record<string, SchemaNode> = {};
  /** A reference to a type, by its name in the document, or its schema. */
  const refer = (name: string): SchemaNode => {
    const short = shortName(name);
    const node = definitions[name];
    if (SCALARS[short]) return SCALARS[short];
    if (!node?.properties) return FREE;
    if (!$defs[short]) {
      // Known before its fields are, as a type can contain itself.
      $defs[short] = {};
      $defs[short] = schemaOf(node, short);
    }
    return {$ref: `#/$defs/${short}`};
  };
  /**
   * The schema of a field such as `V1Container.image`. Limits are for the items of
   * a list, and the values of a map.
   */
  const schemaOf = (node: SchemaNode, field: string): SchemaNode => {
    const {$ref, type, format = '', required, items} = node;
    if (node.properties) {
      const properties: Record<string, SchemaNode> = {};
      for (const [name, child] of Object.entries(node.properties)) {
        properties[name] = schemaOf(child, `${field}.${name}`);
      }
      return {type, required, properties};
    }
    if (typeof node.additionalProperties === 'object') {
      const values = schemaOf(node.additionalProperties, field);
      return {type, additionalProperties: values};
    }
    if (items) {
      const list = {type, items: schemaOf(items, field)};
      const keys = node['x-kubernetes-list-map-keys'];
      if (!keys || acceptsDuplicates.includes(field)) return list;
      return {
        ...list,
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': keys,
      };
    }
    const own = constraints[field];
    if ($ref) return {...refer($ref.replace('#/definitions/', '')), ...own};
    if (type === undefined || type === 'object') return {type, ...FREE, ...own};
    if (!KEPT_FORMATS.includes(format)) return {type, ...own};
    return {type, format, ...own};
  };
  return {$defs, refer};
}

/** The names of definitions by the kind that each is of, as `apiVersion kind`. */
function definitionNames(
  definitions: OpenApi['definitions'],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, {[KIND]: kinds = []}] of Object.entries(definitions)) {
    const [kind, ...others] = kinds;
    // Only what all kinds share belongs to several of them.
    if (kind && others.length === 0) names.set(keyOf(kind), name);
  }
  return names;
}

/** `apps/v1 Deployment`, `v1 Pod` */
function keyOf(name: KindName): string {
  return `${apiVersionOf(name)} ${name.kind}`;
}

function apiVersionOf({group, version}: KindName): string {
  return group === '' ? version : `${group}/${version}`;
}

/** `io.k8s.api.core.v1.PodSpec` → `V1PodSpec` */
function shortName(name: string): string {
  return name
    .split('.')
    .slice(-2)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
