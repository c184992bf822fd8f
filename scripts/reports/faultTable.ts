import type {TestOutcome} from './readReports';

const NAME = /\bfault (?<number>\d+): (?<name>.*)$/u;

/** All faults that the site is to survive: each has a number. */
export const FAULTS = Array.from({length: 20}, (_, index) => index + 1);

interface Row extends TestOutcome {
  readonly fault: number;
  readonly name: string;
}

function rowsOf(outcomes: readonly TestOutcome[]): Row[] {
  return outcomes
    .map((outcome) => {
      const groups = NAME.exec(outcome.title)?.groups;
      return {
        ...outcome,
        fault: Number(groups?.['number'] ?? 0),
        name: groups?.['name'] ?? outcome.title,
      };
    })
    .sort(
      (a, b) =>
        a.fault - b.fault ||
        a.name.localeCompare(b.name, 'en') ||
        a.engine.localeCompare(b.engine, 'en'),
    );
}

export interface FaultReport {
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

/**
 * The table of all faults: number, engine, result and name of the test. A fault
 * without a test that has passed is no survived one.
 */
export function faultTable(outcomes: readonly TestOutcome[]): FaultReport {
  const rows = rowsOf(outcomes);
  const wide = (read: (row: Row) => string): number =>
    Math.max(0, ...rows.map((row) => read(row).length));
  const [engines, results] = [
    wide(({engine}) => engine),
    wide(({result}) => result),
  ];
  const table = rows.map(({fault, engine, result, reason, name}) =>
    [
      String(fault).padStart(2),
      engine.padEnd(engines),
      result.padEnd(results),
      reason === '' ? name : `${name} (${reason})`,
    ].join('  '),
  );
  const isSurvived = (fault: number, engine?: string): boolean => {
    const own = rows.filter(
      (row) =>
        row.fault === fault && (engine === undefined || row.engine === engine),
    );
    return (
      own.some(({result}) => result === 'passed') &&
      own.every(({result}) => result !== 'failed')
    );
  };
  const survived = FAULTS.filter((fault) => isSurvived(fault));
  const missing = FAULTS.filter((fault) => !survived.includes(fault));
  const named = [...new Set(rows.map(({engine}) => engine))].sort();
  return {
    lines: [
      ...table,
      '',
      ...named.map((engine) => {
        const numbers = FAULTS.filter((fault) => isSurvived(fault, engine));
        return `${engine}: ${numbers.length} faults survived (${numbers.join(', ')})`;
      }),
      `${survived.length} of ${FAULTS.length} faults survived${missing.length === 0 ? '' : `; not: ${missing.join(', ')}`}`,
    ],
    isGood:
      missing.length === 0 && rows.every(({result}) => result !== 'failed'),
  };
}
