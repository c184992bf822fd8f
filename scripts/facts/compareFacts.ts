import type {Citation, Source} from './evidence';
import {valueAt} from './evidence';

/** A statement of the site with its place in the platform's repository. */
export type Fact =
  | {
      readonly sort: 'constant';
      readonly name: string;
      readonly value: string;
      readonly cited: Citation;
    }
  | {
      readonly sort: 'record';
      readonly name: string;
      readonly file: string;
      /** Counted from 1. */
      readonly line: number;
    };

/** A statement that the source doesn't make, or no longer. */
export interface Difference {
  readonly fact: Fact;
  /** What the source says, or that the place is gone. */
  readonly now: string;
}

/**
 * Compares statements with a source.
 *
 * @param documented - The source that the statements are about; records cite
 *   lines of it.
 */
export function compareFacts(
  facts: readonly Fact[],
  documented: Source,
  source: Source,
): readonly Difference[] {
  return facts.flatMap((fact): Difference[] => {
    if (fact.sort === 'constant') {
      const now = valueAt(fact.cited, source);
      if (now === fact.value) return [];
      return [{fact, now: now === undefined ? 'gone' : `is ${now}`}];
    }
    const line = linesOf(documented, fact.file)[fact.line - 1];
    if (line === undefined || linesOf(source, fact.file).includes(line)) {
      return [];
    }
    // A file may have moved.
    const isElsewhere = source
      .list(folderOf(fact.file))
      .some((file) => linesOf(source, file).includes(line));
    return isElsewhere ? [] : [{fact, now: `no longer says ${line}`}];
  });
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/** Lines without what doesn't change their meaning. */
function linesOf(source: Source, file: string): readonly string[] {
  return (
    source
      .read(file)
      ?.split('\n')
      .map((line) => line.trim().replaceAll(/\s+/gu, ' ')) ?? []
  );
}
