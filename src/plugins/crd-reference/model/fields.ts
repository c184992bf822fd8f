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
  const anchors = new Set<string>();
  const addField = (
    node: SchemaNode,
    path: string,
    required?: boolean,
  ): Field => {
    const children: Field[] = [];
    const anchor = uniqueAnchor(fieldAnchor(path), anchors);
    const field = {path, anchor, node, required, children};
    rows.set(path, field);
    children.push(...addBelow(node, path));
    return field;
  };
  /** Adds rows for the properties, items or values of a node. */
  const addBelow = (node: SchemaNode, path: string): Field[] => {
    if (isConditionList(node)) return [];
    const {properties = {}, items, additionalProperties: rest} = node;
    const elements = [
      items && ([items, `${path}[]`] as const),
      typeof rest === 'object' && ([rest, `${path}.<key>`] as const),
    ];
    return [
      ...Object.entries(properties).map(([name, child]) =>
        addField(
          child,
          path === '' ? name : `${path}.${name}`,
          node.required?.includes(name) === true,
        ),
      ),
      ...elements
        .filter((element) => element !== undefined && element !== false)
        .flatMap(([child, below]) =>
          isPlainObject(child)
            ? addBelow(child, below)
            : [addField(child, below)],
        ),
    ];
  };
  const {spec, status, ...others} = schema.properties ?? {};
  const properties = {
    ...{...(spec && {spec}), ...others, ...(status && {status})},
  };
  addBelow({...schema, properties}, '');
  return rows;
}

/** Counts named fields only: a row for the items of a list has no name. */
export function countBelow({children}: Field): number {
  return children.reduce(
    (count, child) => count + (isElement(child) ? 0 : 1) + countBelow(child),
    0,
  );
}

/** Whether a row is for the items of a list or the values of a map. */
export function isElement({path}: Field): boolean {
  return /(?:\[\]|<key>)$/u.test(path);
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

/** Whether an object has properties only, and no limits or rules of its own. */
function isPlainObject(node: SchemaNode): boolean {
  return (
    node.properties !== undefined &&
    Object.keys(node).every((key) =>
      /^(?:type|properties|required)$/u.test(key),
    )
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
  let field = '';
  let rest = path;
  while (rest !== '') {
    const walked = path.slice(0, path.length - rest.length);
    const match = STEP.exec(rest);
    const {index, quoted, plain = quoted} = match?.groups ?? {};
    const {items, properties = {}, additionalProperties: values} = node;
    const own = Object.entries(properties).find(([name]) => name === plain);
    const next =
      index === undefined
        ? (own?.[1] ?? (typeof values === 'object' ? values : undefined))
        : items;
    if (!match || !next) {
      const isOpen =
        values === true || node['x-kubernetes-preserve-unknown-fields'];
      if (match && isOpen) return {status: 'open', field, path: walked, rest};
      const step = index === undefined ? (plain ?? rest) : `[${index}]`;
      const allowed = items ? ['[]'] : Object.keys(properties);
      return {status: 'unknown', field, path: walked, step, allowed};
    }
    const name = own?.[0] ?? '<key>';
    field =
      index === undefined
        ? `${field}${field === '' ? '' : '.'}${name}`
        : `${field}[]`;
    node = resolved(next);
    rest = rest.slice(match[0].length);
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
