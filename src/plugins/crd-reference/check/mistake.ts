import {LineCounter} from 'yaml';

import type {Fault} from '../../../content-errors/contentError';
import type {YamlPath} from '../../../content-errors/readYaml';

/** A position in a text, counted from 1; columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is wrong in a text, or may be, with its position in it. */
export interface Problem extends Fault, Position {
  /** `spec.owner.projectName`; empty for the document itself. */
  readonly path: string;
  /** Where the reference describes a field, or the kind if it has no such field. */
  readonly link?:
    | {
        readonly kind: string;
        /** The field; empty for the kind as a whole. */
        readonly field: string;
        /** Below the address of the docs version. */
        readonly address: string;
      }
    | undefined;
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
export function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(
    (left, right) => left.line - right.line || left.column - right.column,
  );
}

/** A mistake in words: `spec.size: found 10, expected at most 9. Write …` */
export function messageOf({path, what, remedy}: Problem): string {
  return `${path && `${path}: `}${what}. ${remedy}`;
}

/** `spec.list[].name` → `['spec', 'list', 0, 'name']`. */
export function stepsOf(field: string): YamlPath {
  return field
    .split(/\.|(?=\[)/u)
    .filter(Boolean)
    .map((step) => (/^\[\d*\]$/u.test(step) ? 0 : step));
}

/** A value in data, with its path. */
interface Found {
  readonly path: YamlPath;
  readonly value: unknown;
}

/** A value and all values below it, in their order. */
export function walk(value: unknown, path: YamlPath = []): readonly Found[] {
  const below: (readonly [step: string | number, child: unknown])[] =
    Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(typeof value === 'object' ? (value ?? {}) : {});
  return [
    {path, value},
    ...below.flatMap(([step, child]) => walk(child, [...path, step])),
  ];
}

/** The values at a field such as `spec.env[].name`. */
export function valuesAt(data: unknown, field: string): readonly Found[] {
  const steps = stepsOf(field);
  return walk(data).filter(
    ({path, value}) =>
      value !== null &&
      path.length === steps.length &&
      path.every((step, index) => {
        const wanted = steps[index];
        return wanted === 0
          ? typeof step === 'number'
          : wanted === '<key>' || wanted === step;
      }),
  );
}
