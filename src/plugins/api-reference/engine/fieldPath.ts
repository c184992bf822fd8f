import type {SchemaNode} from '../shared/model';

/** The result of following a field path. */
export type FieldSchema =
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
    };

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
  while (rest !== '') {
    const match = STEP.exec(rest);
    if (match === null) {
      return {status: 'unknown', path: walked, step: rest, allowed: []};
    }
    const {index, quoted, name} = match.groups ?? {};
    const step = name ?? quoted ?? '';
    const next = index === undefined ? childOf(node, step) : node.items;
    if (next === undefined) {
      if (isOpenNode(node)) return {status: 'open', path: walked, rest};
      return {
        status: 'unknown',
        path: walked,
        step: index === undefined ? step : `[${index}]`,
        allowed: allowedSteps(node),
      };
    }
    node = next;
    rest = rest.slice(match[0].length);
    walked = path.slice(0, path.length - rest.length);
  }
  return {status: 'found', schema: node};
}

function childOf(node: SchemaNode, key: string): SchemaNode | undefined {
  if (node.properties !== undefined && Object.hasOwn(node.properties, key)) {
    return node.properties[key];
  }
  return typeof node.additionalProperties === 'object'
    ? node.additionalProperties
    : undefined;
}

function isOpenNode(node: SchemaNode): boolean {
  return (
    node['x-kubernetes-preserve-unknown-fields'] === true ||
    node.additionalProperties === true
  );
}

function allowedSteps(node: SchemaNode): string[] {
  return node.items === undefined ? Object.keys(node.properties ?? {}) : ['[]'];
}
