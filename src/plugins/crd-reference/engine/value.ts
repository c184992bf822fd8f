/** A position in a text, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

interface Placed {
  readonly at: Position;
  /** Position of its key, if it is in an object. */
  readonly keyAt?: Position | undefined;
}

/** A string, number, boolean or null in a manifest. */
export interface ScalarValue extends Placed {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly value: string | bigint | number | boolean | null;
  /** The scalar as written, if it is plain: neither quoted nor a block. */
  readonly plain?: string | undefined;
}

export interface ArrayValue extends Placed {
  readonly type: 'array';
  readonly items: readonly SampleValue[];
}

export interface ObjectValue extends Placed {
  readonly type: 'object';
  readonly entries: ReadonlyMap<string, SampleValue>;
}

/** A value of a YAML document with its position. */
export type SampleValue = ScalarValue | ArrayValue | ObjectValue;

/** A certain correction: the text at the position, and what to write instead. */
export type Edit = readonly [from: string, to: string];

/** What was found and what is allowed, and how to fix it. See `Problem`. */
export type Fault = readonly [
  what: string,
  remedy: string,
  edit?: Edit | undefined,
];

/** A mistake in a sample, with its position in the text of the sample. */
export interface Problem {
  readonly at: Position;
  /** `spec.owner.projectName`; empty for the document itself. */
  readonly path: string;
  /** What was found and what is allowed, without a full stop. */
  readonly what: string;
  /** How to fix it, as a sentence. */
  readonly remedy: string;
  readonly edit?: Edit | undefined;
}

/** A mistake in words: `spec.size: found 10, expected at most 9. Write …` */
export function messageOf({
  path,
  what,
  remedy,
}: Pick<Problem, 'path' | 'what' | 'remedy'>): string {
  return `${path === '' ? '' : `${path}: `}${what}. ${remedy}`;
}

/** Where a reader would look for a value: at its key, if it has one. */
export function keyOf({at, keyAt}: SampleValue): Position {
  return keyAt ?? at;
}

/** The value of a key, if the value is an object with this key. */
export function entryOf(
  value: SampleValue | undefined,
  key: string,
): SampleValue | undefined {
  return value?.type === 'object' ? value.entries.get(key) : undefined;
}

/** The string at a key; `undefined` if it is absent or not a string. */
export function textOf(
  value: SampleValue | undefined,
  key: string,
): string | undefined {
  return stringOf(entryOf(value, key));
}

/** The content of a string; `undefined` for any other value. */
export function stringOf(value: SampleValue | undefined): string | undefined {
  return value?.type === 'string' ? String(value.value) : undefined;
}

const PLAIN_KEY = /^[A-Za-z_][\w-]*$/u;

/** `spec` + `owner` → `spec.owner`; a key with a dot is put in brackets. */
export function joinPath(parent: string, key: string | number): string {
  if (typeof key === 'number') return `${parent}[${key}]`;
  if (!PLAIN_KEY.test(key)) return `${parent}[${key}]`;
  return parent === '' ? key : `${parent}.${key}`;
}

/** A value with its path. */
export interface Found {
  readonly value: SampleValue;
  readonly path: string;
}

/** A value and all values below it, in the order of the text. */
export function walk(value: SampleValue, path = ''): Found[] {
  const below: [key: string | number, child: SampleValue][] =
    value.type === 'object'
      ? [...value.entries]
      : value.type === 'array'
        ? [...value.items.entries()]
        : [];
  return [
    {value, path},
    ...below.flatMap(([key, child]) => walk(child, joinPath(path, key))),
  ];
}

/** A value without positions. Integers are bigints. */
export type PlainValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly PlainValue[]
  | {readonly [key: string]: PlainValue};

/** Removes the positions from a value. */
export function toPlain(value: SampleValue): PlainValue {
  switch (value.type) {
    case 'object':
      return Object.fromEntries(
        [...value.entries].map(([key, child]) => [key, toPlain(child)]),
      );
    case 'array':
      return value.items.map(toPlain);
    default:
      return value.value;
  }
}

/** Describes a value in a message: `the string "text"`, `an object`. */
export function describeValue(value: SampleValue): string {
  switch (value.type) {
    case 'object':
      return 'an object';
    case 'array':
      return 'a list';
    case 'null':
      return 'nothing';
    case 'string':
      return `the string ${JSON.stringify(shorten(String(value.value)))}`;
    default:
      return `the ${value.type} ${value.plain ?? String(value.value)}`;
  }
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}…`;
}
