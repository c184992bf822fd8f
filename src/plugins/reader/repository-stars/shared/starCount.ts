import {STARS} from '../../../../site/limits';

/** The count as stored in local storage. */
export interface StarCount {
  readonly value: number;
  /** Time of the last response, in milliseconds since the epoch. */
  readonly timestamp: number;
}

/** @returns Whether a value can be a star count. */
export function isPlausible(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isSafeInteger(value) &&
    value >= 0 &&
    value <= STARS.maximum
  );
}

/**
 * Parses a stored count.
 *
 * @param now - Milliseconds since the epoch.
 * @returns `undefined` for anything invalid: not JSON, not a plausible number,
 *   or a time in the future.
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

/** @returns Whether a new request is due. */
export function isStale(stored: StarCount | undefined, now: number): boolean {
  return stored === undefined || now - stored.timestamp >= STARS.freshForMs;
}

/** The text of the star count. */
export function formatStars(value: number): string {
  return `Stars: ${value}`;
}
