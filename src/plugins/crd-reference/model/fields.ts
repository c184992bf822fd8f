import {fieldAnchor} from './fieldAnchor';

import {resolved} from './kubernetes';
import type {SchemaNode} from './model';

/** A field as the reference shows it: a row with a path and an anchor. */
export interface Field {
  /** `[]` stands for an item of a list, `<key>` for a key of a map. */
  readonly path: string;
  /** Unique on the kind's page. */
  readonly anchor: string;
  readonly node: SchemaNode;
  /** `undefined` for the items of a list and the values of a map. */
  readonly required: boolean | undefined;
  readonly children: readonly Field[];
}

/**
 * The fields of a kind as a tree, with `spec` first and `status` last. The items
 * of a list, or the values of a map, have their own row if they aren't objects
 * or have limits; otherwise their fields are directly below the list or map.
 */
export function fieldTree(schema: SchemaNode): Field[] {
  const anchors = new Set<string>();
  const fieldAt = (
    node: SchemaNode,
    path: string,
    required?: boolean,
  ): Field => {
    const anchor = uniqueAnchor(fieldAnchor(path), anchors);
    return {path, anchor, node, required, children: fieldsOf(node, path)};
  };
  const elements = (node: SchemaNode, path: string): Field[] =>
    isPlainObject(node) ? fieldsOf(node, path) : [fieldAt(node, path)];
  /** The rows for the properties, items or values of a node. */
  const fieldsOf = (node: SchemaNode, path: string): Field[] => {
    if (isConditionList(node)) return [];
    const {properties = {}, items, additionalProperties: rest} = node;
    const required = new Set(node.required);
    return [
      ...Object.entries(properties).map(([name, child]) => {
        const below = path === '' ? name : `${path}.${name}`;
        return fieldAt(child, below, required.has(name));
      }),
      ...(items ? elements(items, `${path}[]`) : []),
      ...(typeof rest === 'object' ? elements(rest, `${path}.<key>`) : []),
    ];
  };
  return fieldsOf(schema, '').sort(
    (left, right) => rootRank(left.path) - rootRank(right.path),
  );
}

/** All fields of a kind, each before the fields below it. */
export function flattenSchema(schema: SchemaNode): Field[] {
  return fieldTree(schema).flatMap(withDescendants);
}

/** A field and all fields below it, in the order of the page. */
export function withDescendants(field: Field): Field[] {
  return [field, ...field.children.flatMap(withDescendants)];
}

/** All fields of a tree by their paths, in the order of the page. */
export function fieldsByPath(fields: readonly Field[]): Map<string, Field> {
  return new Map(
    fields.flatMap(withDescendants).map((field) => [field.path, field]),
  );
}

/** Counts named fields only: a row for the items of a list has no name. */
export function countBelow(field: Field): number {
  const below = withDescendants(field).slice(1);
  return below.filter((one) => !isElement(one)).length;
}

/** Whether a row is for the items of a list or the values of a map. */
export function isElement({path}: Field): boolean {
  return /(?:\[\]|<key>)$/u.test(path);
}

/**
 * Whether a list has Kubernetes conditions, which get no rows because they are
 * the same everywhere and explained once.
 */
export function isConditionList(node: SchemaNode): boolean {
  const properties = node.items?.properties;
  return (
    node.type === 'array' &&
    properties !== undefined &&
    CONDITION_KEYS.every((key) => key in properties) &&
    Object.keys(properties).every((key) => CONDITION_KEYS.includes(key))
  );
}

const CONDITION_KEYS = [
  'lastTransitionTime',
  'message',
  'observedGeneration',
  'reason',
  'status',
  'type',
];

function rootRank(path: string): number {
  return {spec: 0, status: 2}[path] ?? 1;
}

/** Whether an object has properties only, and no limits or rules of its own. */
function isPlainObject(node: SchemaNode): boolean {
  return (
    node.properties !== undefined &&
    Object.keys(node).every((key) => PLAIN_KEYS.has(key))
  );
}

const PLAIN_KEYS = new Set(['type', 'properties', 'required']);

/** Numbers the anchors of paths that differ only in case or punctuation. */
function uniqueAnchor(anchor: string, taken: Set<string>): string {
  let unique = anchor;
  for (let count = 2; taken.has(unique); count += 1) {
    unique = `${anchor}-${count}`;
  }
  taken.add(unique);
  return unique;
}

/** The result of following a field path. */
export type FieldSchema = {
  /** The path as far as it is known, with `[]` for items, `<key>` for keys. */
  readonly field: string;
} & (
  | {readonly status: 'found'; readonly schema: SchemaNode}
  /** Below a field whose content the schema leaves open. */
  | {readonly status: 'open'; readonly path: string; readonly rest: string}
  | {
      readonly status: 'unknown';
      /** The path before the unknown step. */
      readonly path: string;
      readonly step: string;
      /** Allowed names for the step. */
      readonly allowed: readonly string[];
    }
);

const STEP =
  /^\.?(?:\[(?<index>\d*|\*)\]|\[['"]?(?<quoted>[^\]'"]+)['"]?\]|(?<plain>[^.[\]]+))/u;

/**
 * Follows a field path such as `spec.containers.<key>.env[].name` through a
 * schema. In a map any key is valid, in a list `[]` or an index.
 */
export function fieldSchema(schema: SchemaNode, path: string): FieldSchema {
  let node = schema;
  let walked = '';
  let rest = path;
  let field = '';
  while (rest !== '') {
    const match = STEP.exec(rest);
    if (match === null) {
      return {status: 'unknown', field, path: walked, step: rest, allowed: []};
    }
    const {index, quoted, plain} = match.groups ?? {};
    const step = plain ?? quoted ?? '';
    const next = index === undefined ? childOf(node, step) : node.items;
    if (next === undefined) {
      const isOpen =
        node['x-kubernetes-preserve-unknown-fields'] === true ||
        node.additionalProperties === true;
      if (isOpen) return {status: 'open', field, path: walked, rest};
      return {
        status: 'unknown',
        ...{
          field,
          path: walked,
          step: index === undefined ? step : `[${index}]`,
        },
        allowed: node.items ? ['[]'] : Object.keys(node.properties ?? {}),
      };
    }
    const isNamed = Object.hasOwn(node.properties ?? {}, step);
    const name = isNamed ? step : '<key>';
    field =
      index !== undefined
        ? `${field}[]`
        : field === ''
          ? name
          : `${field}.${name}`;
    node = resolved(next);
    rest = rest.slice(match[0].length);
    walked = path.slice(0, path.length - rest.length);
  }
  return {status: 'found', field, schema: node};
}

/** The path of the row for a field in the reference, or for the one above it. */
export function rowPath(
  rows: ReadonlyMap<string, unknown>,
  field: string,
): string {
  return field === '' || rows.has(field)
    ? field
    : rowPath(rows, field.replace(/(?:\[\]|\.?[^.[]+)$/u, ''));
}

/** The schema of a key: that of its field, or that of any key. */
function childOf(node: SchemaNode, key: string): SchemaNode | undefined {
  if (node.properties !== undefined && Object.hasOwn(node.properties, key)) {
    return node.properties[key];
  }
  return typeof node.additionalProperties === 'object'
    ? node.additionalProperties
    : undefined;
}
