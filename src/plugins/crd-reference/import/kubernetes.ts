import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import type {
  KubernetesFile,
  KubernetesKind,
  RefSchema,
} from '../model/kubernetes';

import limits from './kubernetesLimits.json';

const kindName = z
  .object({group: z.string(), version: z.string(), kind: z.string()})
  .transform(({group, version, kind}) => ({
    apiVersion: group === '' ? version : `${group}/${version}`,
    kind,
  }));

const KIND = 'x-kubernetes-group-version-kind';

/** A type of Kubernetes' published OpenAPI document. */
const openApiType = z.object({
  $ref: z.string().optional(),
  type: z
    .enum(['array', 'boolean', 'integer', 'number', 'object', 'string'])
    .optional(),
  format: z.string().optional(),
  get items(): z.ZodOptional<typeof openApiType> {
    return openApiType.optional();
  },
  get additionalProperties(): z.ZodOptional<typeof openApiType> {
    return openApiType.optional();
  },
  'x-kubernetes-list-map-keys': z.array(z.string()).optional(),
});

const openApi = z.object({
  definitions: z.record(
    z.string(),
    z.object({
      required: z.array(z.string()).optional(),
      properties: z.record(z.string(), openApiType).optional(),
      [KIND]: z.array(kindName).default([]),
    }),
  ),
  paths: z.record(
    z.string(),
    z.object({post: z.object({[KIND]: kindName.optional()}).optional()}),
  ),
});

type OpenApiType = z.infer<typeof openApiType>;

const FREE = {'x-kubernetes-preserve-unknown-fields': true} as const;
const TIME = {type: 'string', format: 'date-time'} as const;

/** Types that are no objects, although the document names them. */
const SCALARS: Readonly<Record<string, RefSchema>> = {
  'io.k8s.apimachinery.pkg.api.resource.Quantity': {format: 'quantity'},
  'io.k8s.apimachinery.pkg.apis.meta.v1.MicroTime': TIME,
  'io.k8s.apimachinery.pkg.apis.meta.v1.Time': TIME,
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': {
    'x-kubernetes-int-or-string': true,
  },
};

/** What people write beside the document. */
export interface KubernetesLimits {
  /** Kinds whose fields are checked, as `apiVersion kind`. */
  readonly checked: readonly string[];
  /** Lists with keys in which an API server accepts a key twice. */
  readonly acceptsDuplicates: readonly string[];
  /** Limits that an API server enforces in code, by `V1Container.image`. */
  readonly constraints: Readonly<Record<string, RefSchema>>;
}

/** Writes what `kubernetesFile` makes of a release. @returns A line for the console. */
export async function writeKubernetes(
  release: string,
  document: unknown,
): Promise<string> {
  const file = kubernetesFile(document, limits);
  const origin = {
    kubernetes: `${release}, Apache-2.0, The Kubernetes Authors`,
    ...limits.origin,
  };
  await writeFile(
    path.resolve(import.meta.dirname, '../files/kubernetes.json'),
    `${JSON.stringify({origin, ...file}, undefined, 1)}\n`,
  );
  return `Kubernetes ${release}: ${file.kinds.length} kinds, ${Object.keys(file.$defs).length} schemas`;
}

/**
 * The kinds of a Kubernetes release, with JSON Schemas of those whose fields are
 * checked and of all that these contain.
 *
 * @param document - The release's `api/openapi-spec/swagger.json`, parsed.
 * @throws ZodError if the document has another shape; Error if it lacks a kind
 *   whose fields are checked.
 */
export function kubernetesFile(
  document: unknown,
  people: KubernetesLimits,
): KubernetesFile {
  const {definitions, paths} = openApi.parse(document);
  const {checked, acceptsDuplicates, constraints} = people;
  const nameOf = new Map(
    Object.entries(definitions).flatMap(([name, {[KIND]: kinds}]) =>
      // Only what all kinds share belongs to several of them.
      kinds.length === 1 ? kinds.map((kind) => [keyOf(kind), name]) : [],
    ),
  );
  const missing = checked.filter((key) => !nameOf.has(key));
  if (missing.length > 0) {
    throw new Error(
      `This release of Kubernetes has no ${missing.join(', ')}. Correct "checked" in kubernetesLimits.json.`,
    );
  }
  const $defs: Record<string, RefSchema> = {};
  const define = (whole: string): string => {
    const name = shortName(whole);
    if (name in $defs) return name;
    const {required, properties = {}} = definitions[whole] ?? {};
    const own: Record<string, RefSchema> = {};
    // Stored before its fields are, as a type can contain itself.
    $defs[name] = {
      type: 'object',
      ...(required && {required}),
      properties: own,
    };
    for (const [field, type] of Object.entries(properties)) {
      own[field] = schemaOf(type, `${name}.${field}`);
    }
    return name;
  };
  /** Limits are for the items of a list, and the values of a map. */
  const schemaOf = (type: OpenApiType, field: string): RefSchema => {
    const {items, additionalProperties: rest} = type;
    const keys = type['x-kubernetes-list-map-keys'];
    if (rest) {
      return {type: 'object', additionalProperties: schemaOf(rest, field)};
    }
    if (!items) return {...plainSchema(type), ...constraints[field]};
    return {
      ...{type: 'array', items: schemaOf(items, field)},
      ...(keys &&
        !acceptsDuplicates.includes(field) && {
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': keys,
        }),
    };
  };
  const plainSchema = ({$ref, type, format = ''}: OpenApiType): RefSchema => {
    if ($ref !== undefined) {
      const whole = $ref.replace('#/definitions/', '');
      const isObject = definitions[whole]?.properties !== undefined;
      return (
        SCALARS[whole] ?? (isObject ? {$ref: `#/$defs/${define(whole)}`} : FREE)
      );
    }
    if (type === undefined) return FREE;
    if (type === 'object') return {type, ...FREE};
    if (type === 'integer') {
      return {type, format: format === 'int32' ? format : 'int64'};
    }
    const isKept = type === 'string' && /^(?:byte|date-time)$/u.test(format);
    return isKept ? {type, format} : {type};
  };
  const kinds = Object.entries(paths).flatMap(
    ([address, {post}]): KubernetesKind[] => {
      const kind = post?.[KIND];
      const whole = kind && nameOf.get(keyOf(kind));
      // What belongs to one object, such as its eviction, is no kind of its own.
      if (!whole || address.includes('/{name}/')) return [];
      const isChecked = checked.includes(keyOf(kind));
      return [
        {
          ...kind,
          namespaced: address.includes('/namespaces/{namespace}/'),
          definition: isChecked ? define(whole) : undefined,
        },
      ];
    },
  );
  return {kinds, $defs};
}

const keyOf = ({
  apiVersion,
  kind,
}: Pick<KubernetesKind, 'apiVersion' | 'kind'>): string =>
  `${apiVersion} ${kind}`;

/** `io.k8s.api.core.v1.PodSpec` → `V1PodSpec` */
function shortName(name: string): string {
  return name
    .split('.')
    .slice(-2)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
