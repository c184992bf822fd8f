import {LineCounter} from 'yaml';

import type {YamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';

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

/** The positions of offsets in a text. */
export function positionsIn(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const {index} of text.matchAll(/\n/gu)) lines.addNewLine(index + 1);
  return (offset) => {
    const {line, col: column} = lines.linePos(offset);
    return {line, column};
  };
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

/** `['spec', 'list', 0, 'a.b']` → `spec.list[0][a.b]`. */
export function pathText(path: YamlPath): string {
  return path
    .map((step) =>
      /^[A-Z_][\w-]*$/iu.test(`${step}`) ? `.${step}` : `[${step}]`,
    )
    .join('')
    .replace(/^\./u, '');
}

/** `spec.list[].name` → `['spec', 'list', 0, 'name']`. */
export function stepsOf(field: string): YamlPath {
  return field
    .split(/\.|(?=\[)/u)
    .filter(Boolean)
    .map((step) => (/^\[\d*\]$/u.test(step) ? 0 : step));
}

/** A value and all values below it, in their order. */
export function walk(
  value: unknown,
  path: YamlPath = [],
): readonly {readonly path: YamlPath; readonly value: unknown}[] {
  const below: (readonly [step: string | number, child: unknown])[] =
    Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(typeof value === 'object' ? (value ?? {}) : {});
  return [
    {path, value},
    ...below.flatMap(([step, child]) => walk(child, [...path, step])),
  ];
}

/** The values at a field such as `spec.env[].name`, each with its own path. */
export function valuesAt(
  data: unknown,
  [step, ...rest]: YamlPath,
): readonly (readonly [YamlPath, unknown])[] {
  if (data === null || data === undefined) return [];
  if (step === undefined) return [[[], data]];
  const isFitting = step === 0 ? Array.isArray(data) : isRecord(data);
  return Object.entries(isFitting ? data : {})
    .filter(([key]) => step === 0 || step === '<key>' || step === key)
    .flatMap(([key, child]) =>
      valuesAt(child, rest).map(([path, value]) => [[key, ...path], value]),
    );
}
