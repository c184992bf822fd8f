import {STARS} from '../../../site/limits';

/** As it is kept in local storage: decided with the key in `limits.ts`. */
export interface StarCount {
  readonly value: number;
  /** Milliseconds since the epoch: of the last answer. */
  readonly timestamp: number;
}

/** @returns Whether a number can be a count of stars at all. */
export function isPlausible(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isSafeInteger(value) &&
    value >= 0 &&
    value <= STARS.maximum
  );
}

/**
 * Reads what was stored. Negative, enormous, from the future, not a number
 * and not JSON all count as nothing.
 *
 * @param now - Milliseconds since the epoch.
 */
export function parseStarCount(
  raw: string,
  now: number,
): StarCount | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(raw);
  } catch {
    return undefined;
  }
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('value' in stored) || !('timestamp' in stored)) return undefined;
  const {value, timestamp} = stored;
  if (!isPlausible(value)) return undefined;
  if (typeof timestamp !== 'number' || !(timestamp >= 0 && timestamp <= now)) {
    return undefined;
  }
  return {value, timestamp};
}

/** @returns Whether the next call is due: a stored count is fresh for an hour. */
export function isStale(stored: StarCount | undefined, now: number): boolean {
  return stored === undefined || now - stored.timestamp >= STARS.freshForMs;
}

/** Specification, section 7: the text of the counter. */
export function formatStars(value: number): string {
  return `Stars: ${value}`;
}
