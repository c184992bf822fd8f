import type {SchemaNode} from '../model/model';

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
  /^\.?(?:\[(?<index>\d*|\*)\]|\[['"]?(?<quoted>[^\]'"]+)['"]?\]|(?<name>[^.[\]]+))/u;

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
    const {index, quoted, name} = match.groups ?? {};
    const step = name ?? quoted ?? '';
    const next = index === undefined ? childOf(node, step) : node.items;
    if (next === undefined) {
      if (isOpenNode(node)) {
        return {status: 'open', field, path: walked, rest};
      }
      return {
        status: 'unknown',
        field,
        path: walked,
        step: index === undefined ? step : `[${index}]`,
        allowed: allowedSteps(node),
      };
    }
    field = fieldName(field, node, index === undefined ? step : undefined);
    node = next;
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

/** Adds a step as the reference writes it: `.name`, `.<key>` or `[]`. */
function fieldName(
  above: string,
  {properties}: SchemaNode,
  name: string | undefined,
): string {
  if (name === undefined) return `${above}[]`;
  const step =
    properties !== undefined && Object.hasOwn(properties, name)
      ? name
      : '<key>';
  return above === '' ? step : `${above}.${step}`;
}

/** The schema of a key: that of its field, or that of any key. */
export function childOf(node: SchemaNode, key: string): SchemaNode | undefined {
  if (node.properties !== undefined && Object.hasOwn(node.properties, key)) {
    return node.properties[key];
  }
  return typeof node.additionalProperties === 'object'
    ? node.additionalProperties
    : undefined;
}

/** Whether an object can have keys that its schema doesn't name. */
export function isOpenNode(node: SchemaNode): boolean {
  return (
    node['x-kubernetes-preserve-unknown-fields'] === true ||
    node.additionalProperties === true
  );
}

function allowedSteps(node: SchemaNode): string[] {
  return node.items === undefined ? Object.keys(node.properties ?? {}) : ['[]'];
}
