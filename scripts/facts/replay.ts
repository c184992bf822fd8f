import type {Difference, Fact} from './compareFacts';

/** How well a comparison with the source tells what the next version says. */
export interface Replay {
  readonly title: string;
  /** Statements that the next version makes differently, or not at all. */
  readonly different: number;
  /** How many of them were listed. */
  readonly found: number;
  readonly listed: number;
  readonly missed: readonly Fact[];
  readonly noise: readonly Fact[];
}

/** The statements in words of ours, which a writer has to change. */
const WRITTEN = [
  ['constants and messages', ['constant', 'record']],
  ['descriptions of fields', ['field']],
] as const satisfies readonly (readonly [string, readonly Fact['sort'][]])[];

/**
 * Compares the statements that differ by the source with those that differ
 * between two versions of the pages. What is imported as it is doesn't count:
 * both versions have it from the source. A constant that the next version lacks
 * doesn't differ, since its name is a choice of the writer.
 *
 * @param next - The statements of the next version.
 */
export function replayFacts(
  facts: readonly Fact[],
  found: readonly Difference[],
  next: readonly Fact[],
): readonly Replay[] {
  const listed = new Set(found.map(({fact}) => fact));
  const nextWords = new Map(next.map(({name, words}) => [name, words]));
  const differs = ({sort, name, words}: Fact): boolean =>
    nextWords.get(name) !== words &&
    (sort !== 'constant' || nextWords.has(name));
  return WRITTEN.map(([title, sorts]) => {
    const judged = facts.filter(
      ({sort, words}) =>
        sorts.some((one) => one === sort) && words !== undefined,
    );
    const right = judged.filter((fact) => listed.has(fact) && differs(fact));
    return {
      title,
      different: judged.filter(differs).length,
      found: right.length,
      listed: judged.filter((fact) => listed.has(fact)).length,
      missed: judged.filter((fact) => !listed.has(fact) && differs(fact)),
      noise: judged.filter((fact) => listed.has(fact) && !differs(fact)),
    };
  });
}
