import type {JsonObject, JsonValue, SchemaNode} from './model';
import {plainText, ruleForm, ruleInWords} from './words';

/** Field path → Markdown. */
type Words = ReadonlyMap<string, string>;

/**
 * The JSON Schema (draft 2020-12) of a structural schema: for the check, and with
 * words for editors and other programs. Unknown fields are rejected, as the API
 * server does with strict validation. A field with a default is optional, because
 * the API server fills it in. Keywords of Kubernetes stay.
 *
 * @param words - Descriptions. With them, rules are also written as forms where
 *   JSON Schema has one, since editors can't evaluate rules.
 */
export function jsonSchema(root: SchemaNode, words?: Words): JsonObject {
  const shared = sharedNodes(root);
  const $defs: Record<string, JsonObject> = {};

  const below = (node: SchemaNode, path: string): JsonObject => {
    const id = shared.get(node);
    if (id === undefined) return write(node, path);
    if (!(id in $defs)) {
      // Stored before it is written, as it can contain itself.
      $defs[id] = {};
      $defs[id] = write(node, path);
    }
    return {$ref: `#/$defs/${id}`};
  };

  const write = (node: SchemaNode, path: string): JsonObject => {
    const {items, properties, additionalProperties: rest} = node;
    const isOpen =
      rest === true || node['x-kubernetes-preserve-unknown-fields'] === true;
    const inner = path === '' ? '' : `${path}.`;
    return defined({
      ...limitsOf(node),
      ...(words && wordsOf(node, words.get(path))),
      // The API server fills in a default, so that the field is never missing.
      required: nonEmpty(
        (node.required ?? []).filter(
          (name) => properties?.[name]?.default === undefined,
        ),
      ),
      properties:
        properties &&
        mapped(properties, (child, name) => below(child, inner + name)),
      additionalProperties:
        typeof rest === 'object'
          ? below(rest, `${path}.<key>`)
          : node.type === 'object' && !isOpen
            ? false
            : undefined,
      items: items && below(items, `${path}[]`),
      allOf: nonEmpty(words ? formsOf(node) : []),
      readOnly: words && path === 'status' ? true : undefined,
    });
  };

  const schema = write(root, '');
  return Object.keys($defs).length === 0 ? schema : {...schema, $defs};
}

/** Names of the objects that a schema has more than once, or that contain themselves. */
function sharedNodes(root: SchemaNode): ReadonlyMap<SchemaNode, string> {
  const seen = new Set<SchemaNode>();
  const shared = new Map<SchemaNode, string>();
  const visit = (node: SchemaNode): void => {
    if (seen.has(node)) {
      if (node.properties && !shared.has(node)) {
        shared.set(node, `object${shared.size + 1}`);
      }
      return;
    }
    seen.add(node);
    const {properties = {}, items, additionalProperties: rest} = node;
    for (const child of [...Object.values(properties), items, rest]) {
      if (typeof child === 'object') visit(child);
    }
  };
  visit(root);
  return shared;
}

type Fields = Readonly<Record<string, JsonValue | undefined>>;

/** One level of a schema, without the schemas of its fields and items. */
function limitsOf(node: SchemaNode): Fields {
  const {nullable = false, format} = node;
  const types =
    node['x-kubernetes-int-or-string'] === true
      ? ['integer', 'string']
      : format === 'quantity'
        ? ['string', 'number']
        : [node.type ?? []].flat();
  if (nullable && types.length > 0) types.push('null');
  return {
    ...Object.fromEntries(
      KEPT.map((key) => [key, node[key] as JsonValue | undefined]),
    ),
    type: types.length > 1 ? types : types[0],
    enum: nullable && node.enum ? [...node.enum, null] : node.enum,
    uniqueItems: node['x-kubernetes-list-type'] === 'set' || undefined,
  };
}

/** Keys that mean the same in both, and those that only Kubernetes knows. */
const KEPT = [
  ...['format', 'default', 'pattern', 'minimum', 'maximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minProperties', 'maxProperties'],
  'x-kubernetes-list-map-keys',
  'x-kubernetes-validations',
] as const satisfies readonly (keyof SchemaNode)[];

/** The rules that JSON Schema can express. */
function formsOf(node: SchemaNode): JsonObject[] {
  return (node['x-kubernetes-validations'] ?? [])
    .map(({rule}) => ruleForm(rule)?.requirement)
    .filter((form) => form !== undefined);
}

/** Plain text for every editor, and Markdown for those that support it. */
function wordsOf(node: SchemaNode, words: string | undefined): Fields {
  const rules = (node['x-kubernetes-validations'] ?? []).map(ruleInWords);
  const markdown = [words ?? [], rules].flat().join(' ');
  if (markdown === '') return {};
  const plain = plainText(markdown);
  return {
    description: plain,
    markdownDescription: plain === markdown ? undefined : markdown,
  };
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

function mapped(
  nodes: Readonly<Record<string, SchemaNode>>,
  write: (node: SchemaNode, name: string) => JsonObject,
): JsonObject {
  return Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => [name, write(node, name)]),
  );
}

function defined(fields: Fields): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    ),
  );
}
