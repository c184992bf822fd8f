import type {SchemaNode} from './model';
import {ruleForm, ruleInWords} from './words';

/** Field path → Markdown. */
type Descriptions = ReadonlyMap<string, string>;

/** A JSON Schema (draft 2020-12). A keyword that is `undefined` is not there. */
export interface JsonSchema {
  readonly allOf?: readonly object[] | undefined;
  readonly [keyword: string]: unknown;
}

/**
 * The JSON Schema of a structural schema: for the check, where references lead
 * to the schema `kubernetes`, and with words for editors and other programs.
 * Unknown fields are rejected, as the API server does with strict validation.
 * Keywords of Kubernetes stay.
 *
 * @param words - Descriptions. With them, rules are also written as forms where
 *   JSON Schema has one, since editors can't evaluate rules.
 */
export function jsonSchema(
  node: SchemaNode,
  words?: Descriptions,
  path = '',
): JsonSchema {
  const {$ref, properties = {}, items} = node;
  // The API server fills in a default, so that the field is never missing.
  const required = node.required?.filter(
    (name) => properties[name]?.default === undefined,
  );
  const rules = words ? (node['x-kubernetes-validations'] ?? []) : [];
  const forms = rules
    .map(({rule}) => ruleForm(rule)?.requirement)
    .filter((form) => form !== undefined);
  const sentences = [words?.get(path) ?? [], rules.map(ruleInWords)].flat();
  const description = sentences.join(' ') || undefined;
  const inner = path === '' ? '' : `${path}.`;
  const children = Object.entries(properties).map(
    ([name, child]) => [name, jsonSchema(child, words, inner + name)] as const,
  );
  return {
    ...node,
    $ref: words || $ref === undefined ? $ref : `kubernetes${$ref}`,
    type: typeOf(node),
    required: required?.length === 0 ? undefined : required,
    properties: node.properties && Object.fromEntries(children),
    additionalProperties: otherKeys(node, words, path),
    items: items && jsonSchema(items, words, `${path}[]`),
    allOf: forms.length === 0 ? undefined : forms,
    readOnly: words && path === 'status' ? true : undefined,
    description,
    // For editors that draw Markdown.
    markdownDescription: description,
  };
}

/**
 * The schema of keys that have no property of their own: that of a map's values,
 * `false` where none is allowed, `undefined` where any is.
 */
function otherKeys(
  node: SchemaNode,
  words: Descriptions | undefined,
  path: string,
): JsonSchema | false | undefined {
  const {additionalProperties: rest, type} = node;
  if (typeof rest === 'object') return jsonSchema(rest, words, `${path}.<key>`);
  const isOpen =
    rest === true || node['x-kubernetes-preserve-unknown-fields'] === true;
  if (type === 'object' && !isOpen) return false;
  return undefined;
}

function typeOf({type, format, ...node}: SchemaNode): unknown {
  if (node['x-kubernetes-int-or-string'] === true) return ['integer', 'string'];
  if (format === 'quantity') return ['string', 'number'];
  return type;
}
