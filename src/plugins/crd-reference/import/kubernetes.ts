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

/** A node that is being put together. */
type Mutable<T> = {-readonly [Key in keyof T]: T[Key]};

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
  const $defs: Record<string, SchemaNode> = {};
  /** The schema of a type, which is added to the others. */
  const refer = (whole: string): SchemaNode => {
    const name = shortName(whole);
    const node = definitions[whole];
    if (SCALARS[name]) return SCALARS[name];
    if (!node?.properties) return FREE;
    if (!$defs[name]) {
      // Known before its fields are, as a type can contain itself.
      $defs[name] = {};
      $defs[name] = schemaOf(node, name, limits, refer);
    }
    return {$ref: `#/$defs/${name}`};
  };
  const names = definitionNames(definitions);
  const kinds: KubernetesFile['kinds'][number][] = [];
  for (const [address, {post}] of Object.entries(paths)) {
    const key = post?.[KIND] ? keyOf(post[KIND]) : '';
    const whole = names.get(key);
    // What belongs to one object, such as its eviction, is no kind of its own.
    if (!whole || address.includes('/{name}/')) continue;
    const isChecked = limits.checked.includes(key);
    if (isChecked) refer(whole);
    const [apiVersion = '', kind = ''] = key.split(' ');
    const isNamespaced = address.includes('/namespaces/{namespace}/');
    const scope = isNamespaced ? 'Namespaced' : 'Cluster';
    const definition = isChecked ? shortName(whole) : undefined;
    kinds.push({apiVersion, kind, scope, definition});
  }
  return {kinds, $defs};
}

/**
 * The schema of a field. Limits are for the items of a list, and the values of a
 * map.
 *
 * @param field - Such as `V1Container.image`.
 * @param refer - The schema for the name of a type.
 */
function schemaOf(
  node: SchemaNode,
  field: string,
  limits: KubernetesLimits,
  refer: (name: string) => SchemaNode,
): SchemaNode {
  const {$ref, type, format = '', required, items} = node;
  const below = (child: SchemaNode, path: string): SchemaNode =>
    schemaOf(child, path, limits, refer);
  if (node.properties) {
    const properties: Record<string, SchemaNode> = {};
    for (const [name, child] of Object.entries(node.properties)) {
      properties[name] = below(child, `${field}.${name}`);
    }
    return {type, required, properties};
  }
  if (typeof node.additionalProperties === 'object') {
    const values = below(node.additionalProperties, field);
    return {type, additionalProperties: values};
  }
  if (items) {
    const list = {type, items: below(items, field)};
    const keys = node['x-kubernetes-list-map-keys'];
    if (!keys || limits.acceptsDuplicates.includes(field)) return list;
    return {
      ...list,
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': keys,
    };
  }
  const scalar: Mutable<SchemaNode> = $ref
    ? {...refer($ref.replace('#/definitions/', ''))}
    : {};
  if (type) scalar.type = type;
  if (KEPT_FORMATS.includes(format)) scalar.format = format;
  const isFree = !$ref && (type ?? 'object') === 'object';
  if (isFree) Object.assign(scalar, FREE);
  return {...scalar, ...limits.constraints[field]};
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
function keyOf({group, version, kind}: KindName): string {
  return `${group && `${group}/`}${version} ${kind}`;
}

/** `io.k8s.api.core.v1.PodSpec` → `V1PodSpec` */
function shortName(name: string): string {
  return name
    .split('.')
    .slice(-2)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
