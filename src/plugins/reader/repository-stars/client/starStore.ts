import {isRecord} from '../../../../lib/isRecord';
import {readStored, writeStored} from '../../../../lib/browser/storage';
import {STARS} from '../../../../site/limits';
import {REPOSITORY} from '../../../../site/site';
import {STARS_KEY, STARS_REFUSED_KEY} from '../../../../site/storageKeys';
import {
  isPlausible,
  isStale,
  parseStarCount,
  type StarCount,
} from '../shared/starCount';

/** A refusal in the future is none. */
function mayRequest(now: number): boolean {
  const refused = readStored(STARS_REFUSED_KEY, Number) ?? 0;
  return !(refused <= now && now - refused < STARS.freshForMs);
}

async function request(signal: AbortSignal): Promise<number | undefined> {
  const answer = await fetch(REPOSITORY.metadataUrl, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(STARS.patienceMs)]),
    credentials: 'omit',
    headers: {accept: 'application/vnd.github+json'},
  });
  if (!answer.ok) return undefined;
  const body: unknown = await answer.json();
  const count = isRecord(body) ? body['stargazers_count'] : undefined;
  return isPlausible(count) ? count : undefined;
}

function readCount(now: number): StarCount | undefined {
  return readStored(STARS_KEY, (raw) => parseStarCount(raw, now));
}

/** The response to this page's request, in case storage is blocked. */
let fresh: number | undefined;
let call: AbortController | undefined;
const listeners = new Set<() => void>();

function storeRefusal(): void {
  writeStored(STARS_REFUSED_KEY, String(Date.now()));
}

/**
 * Requests the count. All failures are silent, as promised. Any response
 * without a count (a refusal, a captive portal, a timeout) counts as a refusal
 * and stops requests for an hour. So does leaving the page before the response;
 * otherwise every page would ask a host that never responds. Navigation within
 * the application does not count.
 */
async function refresh(): Promise<void> {
  const now = Date.now();
  if (call || !isStale(readCount(now), now) || !mayRequest(now)) return;
  call = new AbortController();
  const {signal} = call;
  window.addEventListener('pagehide', storeRefusal, {signal});
  const value = await request(signal).catch(() => undefined);
  window.removeEventListener('pagehide', storeRefusal);
  if (signal.aborted) return;
  call = undefined;
  if (value === undefined) {
    storeRefusal();
    return;
  }
  fresh = value;
  writeStored(STARS_REFUSED_KEY, null);
  writeStored(
    STARS_KEY,
    JSON.stringify({value, timestamp: Date.now()} satisfies StarCount),
  );
  for (const listener of listeners) listener();
}

/**
 * Subscribes to the count. The first subscriber requests a fresh one for all;
 * when the last one unsubscribes, the request is aborted.
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

/** The fresh count, or else the stored one; `undefined` if there is neither. */
export function knownStars(): number | undefined {
  return fresh ?? readCount(Date.now())?.value;
}
