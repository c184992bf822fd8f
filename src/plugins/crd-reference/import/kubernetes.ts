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
  {checked, acceptsDuplicates, constraints}: KubernetesLimits,
): KubernetesFile {
  const $defs: Record<string, SchemaNode> = {};
  /** Limits are for the items of a list, and the values of a map. */
  const schemaOf = (node: SchemaNode, field: string): SchemaNode => {
    const {$ref, type, format = '', required, properties, items} = node;
    const {additionalProperties: values} = node;
    if (properties) {
      const fields = Object.entries(properties).map(
        ([name, child]) => [name, schemaOf(child, `${field}.${name}`)] as const,
      );
      return {type, required, properties: Object.fromEntries(fields)};
    }
    if (typeof values === 'object') {
      return {type, additionalProperties: schemaOf(values, field)};
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
    const schema = $ref ? reference($ref.replace('#/definitions/', '')) : {};
    const scalar: Mutable<SchemaNode> = {...schema};
    if (type) scalar.type = type;
    if (KEPT_FORMATS.includes(format)) scalar.format = format;
    const isFree = !$ref && (type ?? 'object') === 'object';
    if (isFree) Object.assign(scalar, FREE);
    return {...scalar, ...constraints[field]};
  };
  const reference = (whole: string): SchemaNode => {
    const name = shortName(whole);
    const node = definitions[whole];
    if (SCALARS[name]) return SCALARS[name];
    if (!node?.properties) return FREE;
    if (!$defs[name]) {
      // Known before its fields are, as a type can contain itself.
      $defs[name] = {};
      $defs[name] = schemaOf(node, name);
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
    const isChecked = checked.includes(key);
    if (isChecked) reference(whole);
    const [apiVersion = '', kind = ''] = key.split(' ');
    const isNamespaced = address.includes('/namespaces/{namespace}/');
    const scope = isNamespaced ? 'Namespaced' : 'Cluster';
    const definition = isChecked ? shortName(whole) : undefined;
    kinds.push({apiVersion, kind, scope, definition});
  }
  return {kinds, $defs};
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
