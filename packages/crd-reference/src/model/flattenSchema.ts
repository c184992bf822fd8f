import {fieldAnchor} from '@openchoreo/page-tools/html/fieldAnchor';

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
  return fieldsOf(schema, '', anchors).sort(
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

/** The rows for the properties, items or values of a node. */
function fieldsOf(
  node: SchemaNode,
  path: string,
  anchors: Set<string>,
): Field[] {
  if (isConditionList(node)) return [];
  const required = new Set(node.required);
  const fields = Object.entries(node.properties ?? {}).map(([name, child]) =>
    fieldAt(
      child,
      path === '' ? name : `${path}.${name}`,
      required.has(name),
      anchors,
    ),
  );
  if (node.items !== undefined) {
    fields.push(...elementFields(node.items, `${path}[]`, anchors));
  }
  if (typeof node.additionalProperties === 'object') {
    fields.push(
      ...elementFields(node.additionalProperties, `${path}.<key>`, anchors),
    );
  }
  return fields;
}

function elementFields(
  node: SchemaNode,
  path: string,
  anchors: Set<string>,
): Field[] {
  return isPlainObject(node)
    ? fieldsOf(node, path, anchors)
    : [fieldAt(node, path, undefined, anchors)];
}

function fieldAt(
  node: SchemaNode,
  path: string,
  required: boolean | undefined,
  anchors: Set<string>,
): Field {
  const anchor = uniqueAnchor(fieldAnchor(path), anchors);
  return {
    path,
    anchor,
    node,
    required,
    children: fieldsOf(node, path, anchors),
  };
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
