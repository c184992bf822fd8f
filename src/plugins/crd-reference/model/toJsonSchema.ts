import {isConditionList} from './flattenSchema';
import type {JsonObject, JsonValue, KindModel, SchemaNode} from './model';
import {plainText} from './plainText';
import {requirementOf, ruleInWords} from './ruleForms';

/**
 * The JSON Schema (draft 2020-12) of a kind, for editors and other programs.
 * Unknown fields are rejected, as the API server does with strict validation. A
 * field with a default is optional, because the API server fills it in.
 *
 * @param words - Field path → Markdown.
 * @param id - Address of the schema.
 */
export function toJsonSchema(
  model: KindModel,
  words: ReadonlyMap<string, string>,
  id: string,
): JsonObject {
  const {schema} = model;
  const write = schemaWriter(words);
  const fields = Object.entries(schema.properties ?? {});
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: model.kind,
    type: 'object',
    required: ['apiVersion', 'kind', 'metadata', ...requiredOf(schema)],
    properties: {
      apiVersion: {const: model.apiVersion},
      kind: {const: model.kind},
      metadata: metadataSchema(model),
      ...Object.fromEntries(
        fields.map(([name, node]) => [name, write(node, name)]),
      ),
    },
    additionalProperties: false,
  };
}

function metadataSchema({scope}: KindModel): JsonObject {
  const texts = {type: 'object', additionalProperties: {type: 'string'}};
  return {
    type: 'object',
    anyOf: [{required: ['name']}, {required: ['generateName']}],
    properties: {
      name: {
        type: 'string',
        maxLength: 253,
        pattern: '^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$',
      },
      generateName: {type: 'string'},
      ...(scope === 'Namespaced' && {
        namespace: {type: 'string', maxLength: 63},
      }),
      labels: texts,
      annotations: texts,
    },
  };
}

/** Descriptions of condition fields, which are the same everywhere. */
const CONDITION_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['type', 'What the condition is about. A list has one entry for each type.'],
  ['status', '`True`, `False`, or `Unknown`.'],
  ['reason', 'The reason for the status, in one word for programs.'],
  ['message', 'The reason for the status, in a sentence for people.'],
  ['lastTransitionTime', 'When `status` last changed.'],
  ['observedGeneration', '`metadata.generation` that the condition is about.'],
]);

/** The schema of each node with its description, by its path in `words`. */
function schemaWriter(
  words: ReadonlyMap<string, string>,
): (node: SchemaNode, path: string) => JsonObject {
  const write = (node: SchemaNode, path: string): JsonObject => {
    const isEmbedded = node['x-kubernetes-embedded-resource'] === true;
    const isIntOrString = node['x-kubernetes-int-or-string'] === true;
    const isSet = node['x-kubernetes-list-type'] === 'set';
    const required = [
      ...(isEmbedded ? ['apiVersion', 'kind'] : []),
      ...requiredOf(node),
    ];
    const {format, default: value, pattern, multipleOf} = node;
    const {minLength, maxLength, minItems, maxItems} = node;
    const {minProperties, maxProperties} = node;
    return defined({
      type: typeOf(node),
      ...describe(node, words.get(path)),
      ...{format, default: value},
      enum:
        node.nullable === true && node.enum ? [...node.enum, null] : node.enum,
      ...{pattern, minLength, maxLength},
      ...bounds(node),
      ...{multipleOf, minItems, maxItems},
      uniqueItems: isSet ? true : node.uniqueItems,
      ...{minProperties, maxProperties},
      required: required.length === 0 ? undefined : required,
      properties: node.properties && properties(node, path),
      additionalProperties: additional(node, path, isEmbedded),
      items: itemsOf(node, path),
      anyOf: isIntOrString ? undefined : node.anyOf?.map(branch),
      oneOf: node.oneOf?.map(branch),
      not: node.not && branch(node.not),
      allOf: allOf(node),
      readOnly: path === 'status' ? true : undefined,
    });
  };
  const properties = (node: SchemaNode, path: string): JsonObject =>
    Object.fromEntries(
      Object.entries(node.properties ?? {}).map(([name, child]) => [
        name,
        write(child, path === '' ? name : `${path}.${name}`),
      ]),
    );
  const additional = (
    node: SchemaNode,
    path: string,
    isEmbedded: boolean,
  ): JsonValue | undefined => {
    const rest = node.additionalProperties;
    if (typeof rest === 'object') return write(rest, `${path}.<key>`);
    const isOpen =
      isEmbedded ||
      rest === true ||
      node['x-kubernetes-preserve-unknown-fields'] === true;
    return node.type === 'object' && !isOpen ? false : undefined;
  };
  const itemsOf = (list: SchemaNode, path: string): JsonObject | undefined =>
    list.items &&
    (isConditionList(list)
      ? schemaWriter(CONDITION_DESCRIPTIONS)(list.items, '')
      : write(list.items, `${path}[]`));
  return write;
}

function typeOf(node: SchemaNode): JsonValue | undefined {
  const {type, nullable = false} = node;
  const isIntOrString = node['x-kubernetes-int-or-string'] === true;
  if (isIntOrString)
    return ['integer', 'string', ...(nullable ? ['null'] : [])];
  return type !== undefined && nullable ? [type, 'null'] : type;
}

/** Plain text for every editor, and Markdown for those that support it. */
function describe(
  node: SchemaNode,
  words: string | undefined,
): Record<string, JsonValue | undefined> {
  const rules = (node['x-kubernetes-validations'] ?? []).map(ruleInWords);
  const markdown = [words ?? [], rules].flat().join(' ');
  if (markdown === '') return {};
  const plain = plainText(markdown);
  return {
    description: plain,
    markdownDescription: plain === markdown ? undefined : markdown,
  };
}

/** Exclusive bounds are numbers in JSON Schema, and flags in a definition. */
function bounds(node: SchemaNode): Record<string, number | undefined> {
  const above = node.exclusiveMinimum === true;
  const below = node.exclusiveMaximum === true;
  return {
    minimum: above ? undefined : node.minimum,
    maximum: below ? undefined : node.maximum,
    exclusiveMinimum: above ? node.minimum : undefined,
    exclusiveMaximum: below ? node.maximum : undefined,
  };
}

/** A field with a default is never missing, because the API server fills it in. */
function requiredOf({required = [], properties = {}}: SchemaNode): string[] {
  return required.filter((name) => properties[name]?.default === undefined);
}

/** A branch only limits values; it neither allows nor forbids other fields. */
function branch({type, ...rest}: SchemaNode): JsonObject {
  const schema = schemaWriter(new Map())(rest, '');
  return type === undefined ? schema : {type, ...schema};
}

/** The schema's own `allOf`, plus the rules that JSON Schema can express. */
function allOf(node: SchemaNode): JsonValue[] | undefined {
  const rules = (node['x-kubernetes-validations'] ?? [])
    .map(({rule}) => requirementOf(rule))
    .filter((requirement) => requirement !== undefined);
  const all: JsonValue[] = [...(node.allOf ?? []).map(branch), ...rules];
  return all.length === 0 ? undefined : all;
}

function defined(
  record: Readonly<Record<string, JsonValue | undefined>>,
): JsonObject {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    ),
  );
}
