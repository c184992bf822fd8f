import * as z from 'zod';

import type {
  KubernetesFile,
  KubernetesKind,
} from '../engine/kubernetes/kubernetesSchemas';

/** A type of Kubernetes' published OpenAPI document. */
const swaggerType = z.object({
  $ref: z.string().optional(),
  type: z.string().optional(),
  format: z.string().optional(),
  get items(): z.ZodOptional<typeof swaggerType> {
    return swaggerType.optional();
  },
  get additionalProperties(): z.ZodOptional<typeof swaggerType> {
    return swaggerType.optional();
  },
  'x-kubernetes-list-map-keys': z.array(z.string()).optional(),
});

type SwaggerType = z.infer<typeof swaggerType>;

const groupVersionKind = z.object({
  group: z.string(),
  version: z.string(),
  kind: z.string(),
});

const KIND = 'x-kubernetes-group-version-kind';

const swagger = z.object({
  definitions: z.record(
    z.string(),
    z.object({
      type: z.string().optional(),
      required: z.array(z.string()).optional(),
      properties: z.record(z.string(), swaggerType).optional(),
      [KIND]: z.array(groupVersionKind).optional(),
    }),
  ),
  paths: z.record(
    z.string(),
    z.object({
      post: z.object({[KIND]: groupVersionKind.optional()}).optional(),
    }),
  ),
});

type Definitions = z.infer<typeof swagger>['definitions'];

/** What the import writes; people write the rest of `KubernetesFile`. */
export type GeneratedSchemas = Pick<
  KubernetesFile,
  'kinds' | 'definitions' | 'listKeys'
>;

/** Definitions that are written as one value. */
const SCALARS: Readonly<Record<string, string>> = {
  'io.k8s.apimachinery.pkg.api.resource.Quantity': 'quantity',
  'io.k8s.apimachinery.pkg.apis.meta.v1.MicroTime': 'date-time',
  'io.k8s.apimachinery.pkg.apis.meta.v1.Time': 'date-time',
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': 'int-or-string',
};

const FORMATS = ['byte', 'date-time', 'double', 'int32', 'int64'];

const nameOf = ({$ref = ''}: SwaggerType): string =>
  $ref.replace('#/definitions/', '');

/**
 * Reads the kinds of a Kubernetes release, and the types of those that samples
 * use, from its OpenAPI document (`api/openapi-spec/swagger.json`).
 *
 * @param document - The parsed document.
 * @param checked - The kinds whose fields are checked, as `apiVersion kind`.
 * @throws ZodError if the document has another shape; Error if it lacks a kind
 *   whose fields are checked.
 */
export function fromSwagger(
  document: unknown,
  checked: readonly string[],
): GeneratedSchemas {
  const {definitions, paths} = swagger.parse(document);
  const found = new Map<string, string>();
  for (const [name, definition] of Object.entries(definitions)) {
    const [kind, ...others] = definition[KIND] ?? [];
    // Only what all kinds share belongs to several of them.
    if (kind && others.length === 0) found.set(keyOf(kind), name);
  }
  const missing = checked.filter((key) => !found.has(key));
  if (missing.length > 0) {
    throw new Error(
      `This release of Kubernetes has no ${missing.join(', ')}. Correct "checked" in constraints.json.`,
    );
  }
  const used = closure(
    definitions,
    checked.flatMap((key) => found.get(key) ?? []),
  );
  const short = shortNames(used);
  const listKeys: Record<string, readonly string[]> = {};
  const types = used.map((name) => {
    const {required, properties: all = {}} = definitions[name] ?? {};
    const own = short.get(name) ?? name;
    const fields = Object.entries(all).map(([field, type]) => {
      const keys = type['x-kubernetes-list-map-keys'];
      if (keys) listKeys[`${own}.${field}`] = keys;
      return [field, typeText(type, short)] as const;
    });
    const properties = Object.fromEntries(fields);
    return [own, {...(required && {required}), properties}] as const;
  });
  const kinds = Object.entries(paths).flatMap(
    ([address, {post}]): KubernetesKind[] => {
      const kind = post?.[KIND];
      const plural = /\/(?<plural>[a-z]+)$/u.exec(address)?.groups?.['plural'];
      const name = kind && found.get(keyOf(kind));
      // What belongs to one object, such as its eviction, is no kind of its own.
      if (!name || plural === undefined || address.includes('/{name}/'))
        return [];
      const isChecked = checked.includes(keyOf(kind));
      return [
        {
          apiVersion: apiVersionOf(kind),
          kind: kind.kind,
          plural,
          namespaced: address.includes('/namespaces/{namespace}/'),
          ...(isChecked && {definition: short.get(name)}),
        },
      ];
    },
  );
  return {kinds, definitions: Object.fromEntries(types), listKeys};
}

type Kind = z.infer<typeof groupVersionKind>;

const apiVersionOf = ({group, version}: Kind): string =>
  group === '' ? version : `${group}/${version}`;

const keyOf = (kind: Kind): string => `${apiVersionOf(kind)} ${kind.kind}`;

/** These definitions and all that they refer to, sorted. */
function closure(definitions: Definitions, roots: readonly string[]): string[] {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    const {properties} = definitions[name] ?? {};
    if (!properties || name in SCALARS || reached.has(name)) return;
    reached.add(name);
    const follow = (type: SwaggerType | undefined): void => {
      if (!type) return;
      visit(nameOf(type));
      follow(type.items);
      follow(type.additionalProperties);
    };
    Object.values(properties).forEach(follow);
  };
  roots.forEach(visit);
  return [...reached].sort();
}

/** Names such as `V1Pod`, and `RbacV1Subject` where two groups have one name. */
function shortNames(names: readonly string[]): Map<string, string> {
  const shorten = (name: string, parts: number): string =>
    name
      .split('.')
      .slice(-parts)
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join('');
  const all = names.map((name) => shorten(name, 2));
  return new Map(
    names.map((name, index) => {
      const own = all[index] ?? name;
      const isShared = all.indexOf(own) !== all.lastIndexOf(own);
      return [name, isShared ? shorten(name, 3) : own];
    }),
  );
}

/** The type of a field: `V1Container[]`, `string{}`, `int32`. */
function typeText(
  type: SwaggerType,
  short: ReadonlyMap<string, string>,
): string {
  const inner = (part: SwaggerType): string => typeText(part, short);
  if (type.items) return `${inner(type.items)}[]`;
  if (type.additionalProperties) return `${inner(type.additionalProperties)}{}`;
  if (type.$ref === undefined) {
    const {type: name = 'any', format = ''} = type;
    return FORMATS.includes(format)
      ? format
      : name === 'integer'
        ? 'int64'
        : name;
  }
  const name = nameOf(type);
  return SCALARS[name] ?? short.get(name) ?? 'any';
}
