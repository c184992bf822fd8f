import {readFileSync} from 'node:fs';

import * as z from 'zod';

import {
  type Grades,
  hasAnswer,
  hasUsefulFirst,
  type Outcome,
} from './scoreQueries';

/** Grades of the index of the last release: by list and version, by query. */
const release = z.record(z.string(), z.record(z.string(), z.string()));

export type Release = z.infer<typeof release>;

export const RELEASE_FILE = 'tests/search/last-release.json';

export function readRelease(): Release {
  return release.parse(JSON.parse(readFileSync(RELEASE_FILE, 'utf8')));
}

/** The grades of outcomes by query, as a release keeps them. */
export function gradesByQuery(
  outcomes: readonly Outcome[],
): Readonly<Record<string, Grades>> {
  return Object.fromEntries(
    outcomes.map(({query, grades}) => [query.query, grades]),
  );
}

/** A difference with the interval that holds 95 of 100 resamples. */
export interface Difference {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How the shares of good queries differ from those of a release. */
export interface Comparison {
  readonly recall1: Difference;
  readonly success5: Difference;
}

const RESAMPLES = 2000;

/**
 * Compares outcomes with those of a release, query by query. Queries that the
 * release did not have are left out.
 *
 * @returns `undefined` if the two have no query in common.
 */
export function compareWith(
  before: Readonly<Record<string, Grades>>,
  outcomes: readonly Outcome[],
): Comparison | undefined {
  const pairs = outcomes.flatMap(({query, grades}) => {
    const known = before[query.query];
    return known === undefined ? [] : [[known, grades] as const];
  });
  if (pairs.length === 0) return undefined;
  const differenceOf = (isGood: (grades: Grades) => boolean) =>
    bootstrap(
      pairs.map(([old, now]) => Number(isGood(now)) - Number(isGood(old))),
    );
  return {
    recall1: differenceOf(hasUsefulFirst),
    success5: differenceOf(hasAnswer),
  };
}

/** The mean of paired differences, with a bootstrap interval of 95 %. */
export function bootstrap(differences: readonly number[]): Difference {
  const count = differences.length;
  const random = createRandom();
  const means = Array.from({length: RESAMPLES}, () => {
    let sum = 0;
    for (let draw = 0; draw < count; draw += 1) {
      sum += differences[Math.floor(random() * count)] ?? 0;
    }
    return sum / count;
  }).sort((a, b) => a - b);
  return {
    mean: differences.reduce((sum, value) => sum + value, 0) / count,
    low: means[Math.floor(RESAMPLES * 0.025)] ?? 0,
    high: means[Math.ceil(RESAMPLES * 0.975) - 1] ?? 0,
  };
}

/** Mulberry32: the same numbers at every run, so that intervals stay the same. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
