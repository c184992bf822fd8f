import type {YamlPath} from '../../../content-errors/readYaml';
import {uniqueIds} from '../../../lib/text';
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
 * The fields of a kind by path, in the order of its page: each before those below
 * it, `spec` first and `status` last. The items of a list, or the values of a map,
 * have their own row if they aren't objects or have limits; otherwise their fields
 * are directly below the list or map.
 */
export function fieldRows(schema: SchemaNode): ReadonlyMap<string, Field> {
  const rows = new Map<string, Field>();
  const anchorOf = uniqueIds();
  const addField = (
    node: SchemaNode,
    path: string,
    required?: boolean,
  ): Field => {
    const children: Field[] = [];
    const anchor = anchorOf(fieldAnchor(path));
    const field = {path, anchor, node, required, children};
    rows.set(path, field);
    children.push(...addBelow(node, path));
    return field;
  };
  /** Adds rows for the properties, items or values of a node. */
  const addBelow = (node: SchemaNode, path: string): Field[] => {
    if (isConditionList(node)) return [];
    const above = path === '' ? '' : `${path}.`;
    return [
      ...Object.entries(node.properties ?? {}).map(([name, child]) =>
        addField(child, above + name, node.required?.includes(name) === true),
      ),
      ...addElement(node.items, `${path}[]`),
      ...addElement(node.additionalProperties, `${above}<key>`),
    ];
  };
  const addElement = (
    node: SchemaNode | boolean | undefined,
    path: string,
  ): Field[] => {
    if (typeof node !== 'object') return [];
    if (isPlainObject(node)) return addBelow(node, path);
    return [addField(node, path)];
  };
  addBelow({...schema, properties: inPageOrder(schema.properties ?? {})}, '');
  return rows;
}

/** The properties of a kind as its page shows them: `spec` first, `status` last. */
function inPageOrder(
  properties: Readonly<Record<string, SchemaNode>>,
): Record<string, SchemaNode> {
  const {spec, status, ...others} = properties;
  const ordered: Record<string, SchemaNode> = spec ? {spec, ...others} : others;
  if (status) ordered['status'] = status;
  return ordered;
}

/** Counts named fields only: a row for the items of a list has no name. */
export function countBelow({children}: Field): number {
  let count = 0;
  for (const child of children) {
    if (!isElement(child)) count += 1;
    count += countBelow(child);
  }
  return count;
}

/** Whether a row is for the items of a list or the values of a map. */
export function isElement({path}: Field): boolean {
  return path.endsWith('[]') || path.endsWith('<key>');
}

const CONDITION_KEYS =
  'lastTransitionTime,message,observedGeneration,reason,status,type';

/**
 * Whether a list has Kubernetes conditions, which get no rows because they are
 * the same everywhere and explained once.
 */
export function isConditionList({items}: SchemaNode): boolean {
  const keys = Object.keys(items?.properties ?? {});
  return keys.sort().join() === CONDITION_KEYS;
}

/** What every object with properties has. */
const SHAPE = ['type', 'properties', 'required'];

/** Whether an object has properties only, and no limits or rules of its own. */
function isPlainObject(node: SchemaNode): boolean {
  return (
    node.properties !== undefined &&
    Object.keys(node).every((key) => SHAPE.includes(key))
  );
}

/**
 * The anchor of a field: its path in lower case, joined by `-`. `[]` is dropped,
 * or `-item` at the end; `<key>` becomes `key`:
 * `spec.containers.<key>.env[].name` → `spec-containers-key-env-name`.
 */
export function fieldAnchor(path: string): string {
  return path
    .replace(/\[\]$/u, '.item')
    .replaceAll('[]', '')
    .replaceAll('<key>', 'key')
    .split('.')
    .map((part) => part.toLowerCase().replaceAll(/[^a-z0-9_]+/gu, '-'))
    .join('-');
}

/**
 * Follows a path such as `['spec', 'env', 0, 'name']` through a schema. In a map
 * any key is valid, in a list any index.
 *
 * @returns The path of the field as far as it is known, with `[]` for items and
 *   `<key>` for keys, and the schema of the field if all of it is.
 */
export function fieldSchema(
  schema: SchemaNode,
  path: YamlPath,
): {readonly field: string; readonly schema?: SchemaNode} {
  let node = schema;
  let field = '';
  for (const step of path) {
    const {items, properties = {}, additionalProperties: values} = node;
    const own = Object.hasOwn(properties, step) ? properties[step] : undefined;
    const isItem = items !== undefined && /^\d+$/u.test(`${step}`);
    const next = isItem ? items : (own ?? values);
    if (typeof next !== 'object') return {field};
    field += isItem ? '[]' : `${field && '.'}${own ? step : '<key>'}`;
    node = resolved(next);
  }
  return {field, schema: node};
}

/** The row of a field in the reference, or of the nearest one above it. */
export function rowOf(
  rows: ReadonlyMap<string, Field>,
  field: string,
): Field | undefined {
  if (field === '') return undefined;
  return rows.get(field) ?? rowOf(rows, field.replace(LAST_STEP, ''));
}

/** `.name` of `spec.env[].name`, `[]` of `spec.env[]` */
const LAST_STEP = /(?:\[\]|\.?[^.[]+)$/u;
