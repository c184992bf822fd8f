import {LineCounter} from 'yaml';

import type {Fault} from './contentError';

/** A position in a text, counted from 1; columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is wrong in a text, or may be, with its position in it. */
export interface Problem extends Fault, Position {
  /** `spec.owner.projectName`; empty for the text itself. */
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

/** A fault at an offset of a text. */
export interface FaultAt {
  readonly index: number;
  readonly fault: Fault;
}

/** The positions of offsets in a text. */
export function positionsIn(text: string): (offset: number) => Position {
  let lines: LineCounter | undefined;
  return (offset) => {
    // Most texts have nothing to be told.
    lines ??= linesOf(text);
    const {line, col: column} = lines.linePos(offset);
    return {line, column};
  };
}

function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const {index} of text.matchAll(/\n/gu)) lines.addNewLine(index + 1);
  return lines;
}

/** Sorts problems by position. */
export function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(
    (left, right) => left.line - right.line || left.column - right.column,
  );
}

/** A problem in words: `spec.size: found 10, expected at most 9. Write …` */
export function messageOf({path, what, remedy}: Problem): string {
  return `${path && `${path}: `}${what}. ${remedy}`;
}
