import {useEffect, useState, useSyncExternalStore} from 'react';

import {readStored, writeStored} from '../../../lib/storage';
import {STARS} from '../../../site/limits';
import {REPOSITORY} from '../../../site/site';
import committed from '../../../site/stars.json';
import {
  isPlausible,
  isStale,
  parseStarCount,
  type StarCount,
} from '../shared/starCount';

const REFUSED_KEY = `${STARS.storageKey}.refused`;

function readTime(raw: string): number | undefined {
  const time = Number(raw);
  return Number.isFinite(time) && time <= Date.now() ? time : undefined;
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

/**
 * Asks the source host. Every failure is silent: specification, section 8.
 * Whatever is no count (a refusal, a portal's page, silence) counts as refused
 * and is not asked for again for an hour; leaving the page does not.
 */
async function fetchStars(signal: AbortSignal): Promise<number | undefined> {
  const count = await ask(signal).catch(() => undefined);
  if (count === undefined && !signal.aborted) {
    writeStored(REFUSED_KEY, String(Date.now()));
  }
  return count;
}

function readCount(now: number): StarCount | undefined {
  return readStored(STARS.storageKey, (raw) => parseStarCount(raw, now));
}

/** The stored count is read once; only this page's own answer changes it. */
function subscribeToNothing(): () => void {
  return () => undefined;
}

/**
 * The number of stars: the stored one first, else the committed one, then the
 * fresh one. Leaving the page aborts the call.
 *
 * @param enabled - `false` keeps the page from asking another origin.
 * @returns `undefined` while no number is known.
 */
export function useStars(enabled: boolean): number | undefined {
  // Nothing while hydrating, so that the first render equals the HTML.
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => readCount(Date.now())?.value,
    () => undefined,
  );
  const [fresh, setFresh] = useState<number>();
  useEffect(() => {
    const now = Date.now();
    if (!enabled || !isStale(readCount(now), now) || !mayAsk(now)) {
      return undefined;
    }
    const controller = new AbortController();
    void fetchStars(controller.signal).then((value) => {
      if (value === undefined || controller.signal.aborted) return;
      setFresh(value);
      writeStored(REFUSED_KEY, null);
      writeStored(
        STARS.storageKey,
        JSON.stringify({value, timestamp: Date.now()}),
      );
    });
    return () => {
      controller.abort();
    };
  }, [enabled]);
  const known = fresh ?? stored ?? committed.value;
  return isPlausible(known) ? known : undefined;
}
