import type {KnownKind} from './catalog';
import {jsonSchema, type JsonSchema} from './jsonSchema';
import {definitionOf} from './kubernetes';
import type {SchemaNode} from './model';

/** A label of a domain name, of any length. */
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

/** Kinds whose names must be labels. */
const NAMED_BY_LABEL = /^v1 (?:Namespace|Service)$/u;

const ANYTHING: SchemaNode = {'x-kubernetes-preserve-unknown-fields': true};

/** What every object has. */
const OWN_FIELDS: Readonly<Record<string, SchemaNode>> = {
  apiVersion: ANYTHING,
  kind: ANYTHING,
  metadata: {$ref: '#/$defs/V1ObjectMeta'},
};

/** What the schema of an object's metadata refers to. */
const METADATA = Object.fromEntries(
  ['V1ObjectMeta', 'V1ManagedFieldsEntry', 'V1OwnerReference'].map((name) => [
    name,
    jsonSchema(definitionOf(name), new Map()),
  ]),
);

/**
 * The JSON Schema of a kind's objects. `patternErrorMessage` is what editors show
 * instead of a pattern.
 *
 * @param words - Descriptions, for editors; see `jsonSchema`.
 */
export function kindSchema(
  {apiVersion, kind, scope, schema = ANYTHING}: KnownKind,
  words?: ReadonlyMap<string, string>,
): JsonSchema {
  const root: SchemaNode = {
    ...schema,
    type: 'object',
    required: [...Object.keys(OWN_FIELDS), ...(schema.required ?? [])],
    properties: {...OWN_FIELDS, ...schema.properties},
  };
  const isLabel = NAMED_BY_LABEL.test(`${apiVersion} ${kind}`);
  const hasAnyName = apiVersion.startsWith('rbac.authorization.k8s.io/');
  const names = {
    // The API server drops it, but readers would look for the object there.
    namespace: scope === 'Namespaced' ? LABEL : false,
    labels: {propertyNames: LABEL_KEY, additionalProperties: LABEL_VALUE},
    annotations: {propertyNames: LABEL_KEY},
  };
  const metadata = {
    // A name can be left to the API server.
    if: {not: {required: ['generateName']}},
    then: {required: ['name']},
    properties: hasAnyName
      ? names
      : {name: isLabel ? LABEL : SUBDOMAIN, ...names},
  };
  const properties = {
    apiVersion: {const: apiVersion},
    kind: {const: kind},
    metadata,
  };
  const {allOf = [], ...rest} = jsonSchema(root, words);
  const result = {title: kind, ...rest, allOf: [...allOf, {properties}]};
  if (words) return {...result, $defs: METADATA};
  return result;
}
