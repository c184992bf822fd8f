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
 * @param next - The text of each statement in the next version, by name.
 * @param own - The same in the version that was compared.
 */
export function replayFacts(
  facts: readonly Fact[],
  found: readonly Difference[],
  own: ReadonlyMap<string, string>,
  next: ReadonlyMap<string, string>,
): readonly Replay[] {
  const listed = new Set(found.map(({fact}) => fact));
  const differs = ({sort, name}: Fact): boolean =>
    next.get(name) !== own.get(name) && (sort !== 'constant' || next.has(name));
  return WRITTEN.map(([title, sorts]) => {
    const judged = facts.filter(
      ({sort, name}) => sorts.some((one) => one === sort) && own.has(name),
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
