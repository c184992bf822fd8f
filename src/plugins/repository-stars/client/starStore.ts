import {readStored, writeStored} from '../../../lib/storage';
import {STARS} from '../../../site/limits';
import {REPOSITORY} from '../../../site/site';
import {
  isPlausible,
  isStale,
  parseStarCount,
  type StarCount,
} from '../shared/starCount';

/** Where the time of the last refusal is kept. */
export const REFUSED_KEY = `${STARS.storageKey}.refused`;

function readTime(raw: string): number | undefined {
  const time = Number(raw);
  return raw.trim() !== '' && time >= 0 && time <= Date.now()
    ? time
    : undefined;
}

function mayAsk(now: number): boolean {
  const refused = readStored(REFUSED_KEY, readTime);
  return refused === undefined || now - refused >= STARS.freshForMs;
}

async function ask(signal: AbortSignal): Promise<number | undefined> {
  const answer = await fetch(REPOSITORY.metadataUrl, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(STARS.patienceMs)]),
    credentials: 'omit',
    headers: {accept: 'application/vnd.github+json'},
  });
  if (!answer.ok) return undefined;
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('stargazers_count' in body)) return undefined;
  const count = body.stargazers_count;
  return isPlausible(count) ? count : undefined;
}

function readCount(now: number): StarCount | undefined {
  return readStored(STARS.storageKey, (raw) => parseStarCount(raw, now));
}

/** The answer of this page's call; for the visit where storage is blocked. */
let fresh: number | undefined;
let call: AbortController | undefined;
const listeners = new Set<() => void>();

function keepRefusal(): void {
  writeStored(REFUSED_KEY, String(Date.now()));
}

/**
 * Asks the source host. Every failure is silent: specification, section 8.
 * Whatever is no count (a refusal, a portal's page, silence) counts as refused
 * and is not asked for again for an hour. So does a whole page that is left
 * before the answer: a host that never answers must not be asked by every
 * page. The application leaving the page for another one does not.
 */
async function refresh(): Promise<void> {
  const now = Date.now();
  if (call || !isStale(readCount(now), now) || !mayAsk(now)) return;
  call = new AbortController();
  const {signal} = call;
  window.addEventListener('pagehide', keepRefusal, {signal});
  const value = await ask(signal).catch(() => undefined);
  window.removeEventListener('pagehide', keepRefusal);
  if (signal.aborted) return;
  call = undefined;
  if (value === undefined) {
    keepRefusal();
    return;
  }
  fresh = value;
  writeStored(REFUSED_KEY, null);
  writeStored(
    STARS.storageKey,
    JSON.stringify({value, timestamp: Date.now()} satisfies StarCount),
  );
  for (const listener of listeners) listener();
}

/**
 * Watches the count. The first to watch asks for a fresh one, all share it;
 * when the last leaves, the call is aborted.
 */
export function watchStars(listener: () => void): () => void {
  listeners.add(listener);
  void refresh();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    call?.abort();
    call = undefined;
  };
}

/** The fresh count, else the stored one; `undefined` when there is neither. */
export function knownStars(): number | undefined {
  return fresh ?? readCount(Date.now())?.value;
}
