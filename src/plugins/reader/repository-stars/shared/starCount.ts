import {isRecord} from '../../../../lib/isRecord';
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
 * @returns `undefined` for anything but a plausible number with a past time.
 * @throws SyntaxError if it is no JSON.
 */
export function parseStarCount(
  raw: string,
  now: number,
): StarCount | undefined {
  const stored: unknown = JSON.parse(raw);
  if (!isRecord(stored)) return undefined;
  const {value, timestamp} = stored;
  const isPast =
    typeof timestamp === 'number' && timestamp >= 0 && timestamp <= now;
  return isPast && isPlausible(value) ? {value, timestamp} : undefined;
}

/** @returns Whether a new request is due. */
export function isStale(stored: StarCount | undefined, now: number): boolean {
  return stored === undefined || now - stored.timestamp >= STARS.freshForMs;
}

/** The text of the star count. */
export function formatStars(value: number): string {
  return `Stars: ${value}`;
}
