import {jsonSchema} from './jsonSchema';
import type {JsonObject, SchemaNode} from './model';

const DNS_LABEL = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';
const LABEL_WORD = '[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?';

/** A label of a domain name, as the names of namespaces are. */
const LABEL = {
  maxLength: 63,
  pattern: `^${DNS_LABEL}$`,
  patternErrorMessage:
    'at most 63 lowercase letters, digits and `-`, starting and ending with a letter or digit',
};

/** A domain name, as most names of objects are. */
const SUBDOMAIN = {
  maxLength: 253,
  pattern: `^${DNS_LABEL}(\\.${DNS_LABEL})*$`,
  patternErrorMessage:
    'at most 253 lowercase letters, digits, `.` and `-`, starting and ending with a letter or digit',
};

const LABEL_KEY = {
  pattern: `^((?=.{1,253}/)${DNS_LABEL}(\\.${DNS_LABEL})*/)?(?=.{1,63}$)${LABEL_WORD}$`,
  patternErrorMessage:
    'a name of at most 63 letters, digits, `-`, `_` and `.`, optionally after a DNS name and `/`',
};

const LABEL_VALUE = {
  maxLength: 63,
  pattern: `^(${LABEL_WORD})?$`,
  patternErrorMessage:
    'at most 63 letters, digits, `-`, `_` and `.`, with a letter or digit at both ends',
};

/** Kinds of Kubernetes whose names must be labels. */
const NAMED_BY_LABEL = new Set(['Namespace', 'Service']);

const ANYTHING: SchemaNode = {'x-kubernetes-preserve-unknown-fields': true};

/** What the schema of a kind's objects is made of. */
export interface KindParts {
  readonly apiVersion: string;
  readonly kind: string;
  readonly isNamespaced: boolean;
  /** Whether the platform defines it. */
  readonly isOwn: boolean;
  /** Without `apiVersion`, `kind` and `metadata`; absent if nothing is known. */
  readonly schema?: SchemaNode | undefined;
  /** That of every object's metadata. */
  readonly metadata: SchemaNode;
}

/**
 * The JSON Schema of a kind's objects. `patternErrorMessage` is what editors show
 * instead of a pattern.
 *
 * @param words - Descriptions, for editors; see `jsonSchema`.
 */
export function kindSchema(
  {apiVersion, kind, isNamespaced, isOwn, schema, metadata}: KindParts,
  words?: ReadonlyMap<string, string>,
): JsonObject {
  const own = ['apiVersion', 'kind', 'metadata'];
  const {required = [], properties = {}, ...rest} = schema ?? ANYTHING;
  const root = jsonSchema(
    {
      ...rest,
      type: 'object',
      required: [...new Set([...own, ...required])],
      properties: {
        ...{apiVersion: ANYTHING, kind: ANYTHING, metadata},
        ...Object.fromEntries(
          Object.entries(properties).filter(([name]) => !own.includes(name)),
        ),
      },
    },
    words,
  );
  const isLabel = !isOwn && NAMED_BY_LABEL.has(kind);
  const hasAnyName = apiVersion.startsWith('rbac.authorization.k8s.io/');
  const names: JsonObject = {
    // A name can be left to the API server.
    if: {not: {required: ['generateName']}},
    then: {required: ['name']},
    properties: {
      ...(!hasAnyName && {name: isLabel ? LABEL : SUBDOMAIN}),
      // The API server drops it, but readers would look for the object there.
      namespace: isNamespaced ? LABEL : false,
      labels: {propertyNames: LABEL_KEY, additionalProperties: LABEL_VALUE},
      annotations: {propertyNames: LABEL_KEY},
    },
  };
  return {
    title: kind,
    ...root,
    allOf: [
      ...((root['allOf'] ?? []) as readonly JsonObject[]),
      {
        properties: {
          apiVersion: {const: apiVersion},
          kind: {const: kind},
          metadata: names,
        },
      },
    ],
  };
}
