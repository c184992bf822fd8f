import type {JsonValue, SchemaNode} from './model';

/** A limit of a field: some words, followed by values in code font. */
export interface Limit {
  readonly words: string;
  readonly code?: readonly string[] | undefined;
}

/** What the API server requires of a value besides its type. */
export function limitsInWords(node: SchemaNode): Limit[] {
  return [
    ...enumLimit(node.enum),
    ...rangeLimit(node),
    ...countLimit(node.minLength, node.maxLength, 'character'),
    ...countLimit(node.minItems, node.maxItems, 'item'),
    ...countLimit(node.minProperties, node.maxProperties, 'entry'),
    ...(node.multipleOf === undefined
      ? []
      : [{words: `multiple of ${node.multipleOf}`}]),
    ...(node.pattern === undefined
      ? []
      : [{words: 'must match', code: [node.pattern]}]),
    ...listLimit(node),
    ...(node['x-kubernetes-map-type'] === 'atomic' ? [REPLACED_WHOLE] : []),
    ...(node.nullable === true ? [{words: 'nullable'}] : []),
    ...(node.properties !== undefined &&
    node['x-kubernetes-preserve-unknown-fields'] === true
      ? [{words: 'unknown fields are kept'}]
      : []),
    ...combinedLimits(node),
  ];
}

const REPLACED_WHOLE = {words: 'replaced as a whole'};

/** A value as in a manifest: strings without quotes, the rest as JSON. */
export function valueInWords(value: JsonValue): string {
  return typeof value === 'string' && value !== ''
    ? value
    : JSON.stringify(value);
}

function enumLimit(values: readonly JsonValue[] | undefined): Limit[] {
  if (values === undefined) return [];
  return [
    {
      words: values.length === 1 ? 'must be' : 'one of',
      code: values.map(valueInWords),
    },
  ];
}

function rangeLimit(node: SchemaNode): Limit[] {
  const {minimum, maximum} = node;
  const above = node.exclusiveMinimum === true;
  const below = node.exclusiveMaximum === true;
  if (minimum !== undefined && maximum !== undefined && !above && !below) {
    return [{words: `${minimum} to ${maximum}`}];
  }
  return [
    ...(minimum === undefined
      ? []
      : [{words: `${above ? 'more than' : 'at least'} ${minimum}`}]),
    ...(maximum === undefined
      ? []
      : [{words: `${below ? 'less than' : 'at most'} ${maximum}`}]),
  ];
}

function countLimit(
  least: number | undefined,
  most: number | undefined,
  noun: 'character' | 'item' | 'entry',
): Limit[] {
  if (most === undefined) {
    if (least === undefined || least === 0) return [];
    return [
      {words: least === 1 ? 'non-empty' : `at least ${counted(least, noun)}`},
    ];
  }
  if (least === undefined || least === 0) {
    return [{words: `at most ${counted(most, noun)}`}];
  }
  return [
    {
      words:
        least === most
          ? `exactly ${counted(most, noun)}`
          : `${least} to ${counted(most, noun)}`,
    },
  ];
}

function counted(count: number, noun: 'character' | 'item' | 'entry'): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun === 'entry' ? 'entries' : `${noun}s`}`;
}

function listLimit(node: SchemaNode): Limit[] {
  switch (node['x-kubernetes-list-type']) {
    case 'set':
      return [{words: 'unique items'}];
    case 'map':
      return [{words: 'unique by', code: node['x-kubernetes-list-map-keys']}];
    case 'atomic':
      return [REPLACED_WHOLE];
    case undefined:
      return node.uniqueItems === true ? [{words: 'unique items'}] : [];
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
  ] as const;
  const limits = branches.flatMap(([words, schemas]) => {
    if (schemas === undefined) return [];
    return [{words, code: schemas.map(requiredOrSchema)}];
  });
  return node.not === undefined
    ? limits
    : [...limits, {words: 'not', code: [requiredOrSchema(node.not)]}];
}

function requiredOrSchema(schema: SchemaNode): string {
  const {required, ...rest} = schema;
  const names = Object.keys(rest).filter((key) => key !== 'properties');
  return required !== undefined && names.length === 0
    ? required.join(' + ')
    : JSON.stringify(schema);
}
