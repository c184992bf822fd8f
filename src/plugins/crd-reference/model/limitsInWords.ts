import type {JsonValue, SchemaNode} from './model';

/** A limit of a field: some words, followed by values in code font. */
export interface Limit {
  readonly words: string;
  readonly code?: readonly string[] | undefined;
}

/** The API server's requirements for a value besides its type. */
export function limitsInWords(node: SchemaNode): Limit[] {
  const keepsUnknown =
    node.properties !== undefined &&
    node['x-kubernetes-preserve-unknown-fields'] === true;
  return [
    ...enumLimit(node.enum),
    ...rangeLimit(node),
    ...countLimit(node.minLength, node.maxLength, 'character'),
    ...countLimit(node.minItems, node.maxItems, 'item'),
    ...countLimit(node.minProperties, node.maxProperties, 'entry'),
    ...limitIf(node.multipleOf !== undefined, `multiple of ${node.multipleOf}`),
    ...(node.pattern === undefined
      ? []
      : [{words: 'must match', code: [node.pattern]}]),
    ...listLimit(node),
    ...limitIf(node['x-kubernetes-map-type'] === 'atomic', REPLACED_WHOLE),
    ...limitIf(node.nullable === true, 'nullable'),
    ...limitIf(keepsUnknown, 'unknown fields are kept'),
    ...combinedLimits(node),
  ];
}

function limitIf(applies: boolean, words: string): Limit[] {
  return applies ? [{words}] : [];
}

const REPLACED_WHOLE = 'replaced as a whole';

/** A value as in a manifest: strings without quotes, the rest as JSON. */
export function valueInWords(value: JsonValue): string {
  return typeof value === 'string' && value !== ''
    ? value
    : JSON.stringify(value);
}

function enumLimit(values: readonly JsonValue[] | undefined): Limit[] {
  if (values === undefined) return [];
  const words = values.length === 1 ? 'must be' : 'one of';
  return [{words, code: values.map(valueInWords)}];
}

function rangeLimit(node: SchemaNode): Limit[] {
  const {minimum, maximum} = node;
  const above = node.exclusiveMinimum === true;
  const below = node.exclusiveMaximum === true;
  if (minimum !== undefined && maximum !== undefined && !above && !below) {
    return [{words: `${minimum} to ${maximum}`}];
  }
  const least = above ? 'more than' : 'at least';
  const most = below ? 'less than' : 'at most';
  return [
    ...limitIf(minimum !== undefined, `${least} ${minimum}`),
    ...limitIf(maximum !== undefined, `${most} ${maximum}`),
  ];
}

function countLimit(
  least = 0,
  most: number | undefined,
  noun: 'character' | 'item' | 'entry',
): Limit[] {
  if (most === undefined) {
    const words =
      least === 1 ? 'non-empty' : `at least ${counted(least, noun)}`;
    return limitIf(least > 0, words);
  }
  const from =
    least === 0 ? 'at most' : least === most ? 'exactly' : `${least} to`;
  return [{words: `${from} ${counted(most, noun)}`}];
}

function counted(count: number, noun: 'character' | 'item' | 'entry'): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun === 'entry' ? 'entries' : `${noun}s`}`;
}

function listLimit(node: SchemaNode): Limit[] {
  switch (node['x-kubernetes-list-type']) {
    case 'map':
      return [{words: 'unique by', code: node['x-kubernetes-list-map-keys']}];
    case 'atomic':
      return [{words: REPLACED_WHOLE}];
    case 'set':
      return [{words: 'unique items'}];
    case undefined:
      return limitIf(node.uniqueItems === true, 'unique items');
  }
}

/**
 * Limits by `oneOf` and similar keys. A branch that only has required fields is
 * shown as their names, any other as the schema itself.
 */
function combinedLimits(node: SchemaNode): Limit[] {
  if (node['x-kubernetes-int-or-string'] === true) return [];
  const branches = [
    ['exactly one of', node.oneOf],
    ['at least one of', node.anyOf],
    ['all of', node.allOf],
    ['not', node.not && [node.not]],
  ] as const;
  return branches.flatMap(([words, schemas]) =>
    schemas === undefined ? [] : {words, code: schemas.map(requiredOrSchema)},
  );
}

function requiredOrSchema(schema: SchemaNode): string {
  const {required, ...rest} = schema;
  const names = Object.keys(rest).filter((key) => key !== 'properties');
  return required !== undefined && names.length === 0
    ? required.join(' + ')
    : JSON.stringify(schema);
}
