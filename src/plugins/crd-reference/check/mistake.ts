import type {KnownKind} from '../model/catalog';

/** A position in a text, counted from 1; columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is wrong in a text, or may be, with its position in it. */
export interface Problem {
  readonly at: Position;
  /** `spec.owner.projectName`; empty for the document itself. */
  readonly path: string;
  /** What was found and what is allowed, without a full stop. */
  readonly what: string;
  /** How to fix it, as a sentence. */
  readonly remedy: string;
}

/** A mistake in a manifest. */
export interface Mistake extends Problem {
  /** The object of a known kind that it is in, and the path in the object. */
  readonly field?:
    {readonly known: KnownKind; readonly path: string} | undefined;
}

/** Sorts problems by position. */
export function inOrder<P extends Problem>(
  problems: readonly P[],
): readonly P[] {
  return problems.toSorted(
    ({at: left}, {at: right}) =>
      left.line - right.line || left.column - right.column,
  );
}

/** A mistake in words: `spec.size: found 10, expected at most 9. Write …` */
export function messageOf({path, what, remedy}: Omit<Problem, 'at'>): string {
  return `${path && `${path}: `}${what}. ${remedy}`;
}

/** The keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];

/** `['spec', 'list', 0, 'a.b']` → `spec.list[0][a.b]`. */
export function pathText(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === 'number' || !/^[A-Za-z_][\w-]*$/u.test(step)
        ? `[${step}]`
        : `${index === 0 ? '' : '.'}${step}`,
    )
    .join('');
}

/** `spec` + `owner.name` → `spec.owner.name`. */
export function joinPaths(parent: string, path: string): string {
  const separator = parent === '' || /^(?:\[|$)/u.test(path) ? '' : '.';
  return parent + separator + path;
}

/** A value and all values below it, in their order. */
export function walk(
  value: unknown,
  path: Path = [],
): readonly {readonly path: Path; readonly value: unknown}[] {
  const below: (readonly [step: string | number, child: unknown])[] =
    Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(typeof value === 'object' ? (value ?? {}) : {});
  return [
    {path, value},
    ...below.flatMap(([step, child]) => walk(child, [...path, step])),
  ];
}
