import type {liteClient} from 'algoliasearch/lite';

import {isRecord} from '../../../lib/isRecord';
import {readStored, writeStored} from '../../../lib/storage';
import {HOSTED_SEARCH} from '../../../site/limits';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

const STATUSES = ['down', 'timed out'] as const;

/** A host that failed: how, and when. */
interface HostFailure {
  readonly status: (typeof STATUSES)[number];
  readonly lastUpdate: number;
}

/**
 * Keeps which hosts of the provider failed, in local storage, for two minutes.
 *
 * The client's own cache (algoliasearch 5.35) writes a failure under a key that
 * holds the host's state, and reads it under one that does not, so it never
 * finds what it has kept and asks a dead host first with every search.
 *
 * @param key - Of local storage.
 */
export function createHostStatusCache(key: string): HostsCache {
  let failures =
    readStored(key, parseFailures) ?? new Map<string, HostFailure>();
  const keep = (next: ReadonlyMap<string, HostFailure>) => {
    failures = new Map(next);
    writeStored(key, JSON.stringify(Object.fromEntries(failures)));
  };
  const without = (host: unknown) =>
    new Map([...failures].filter(([url]) => url !== urlOf(host)));
  return {
    get(host, otherwise) {
      const failure = failures.get(urlOf(host));
      if (!failure || !isRecent(failure)) return otherwise();
      // The client keeps hosts here and nothing else, with these two questions.
      return Promise.resolve({
        ...(host as object),
        ...failure,
        isUp: () => !isRecent(failure),
        isTimedOut: () => failure.status === 'timed out' && isRecent(failure),
      } as Awaited<ReturnType<typeof otherwise>>);
    },
    set(host, value) {
      const failure = readFailure(value);
      const others = without(host);
      keep(failure ? others.set(urlOf(host), failure) : others);
      return Promise.resolve(value);
    },
    delete(host) {
      keep(without(host));
      return Promise.resolve();
    },
    clear() {
      keep(new Map());
      return Promise.resolve();
    },
  };
}

function isRecent({lastUpdate}: HostFailure): boolean {
  const age = Date.now() - lastUpdate;
  // A time that is yet to come is garbage.
  return age >= 0 && age <= HOSTED_SEARCH.hostDownMs;
}

/** A host by its address alone: its state does not make it another. */
function urlOf(host: unknown): string {
  return isRecord(host) ? String(host['url']) : '';
}

function readFailure(value: unknown): HostFailure | undefined {
  if (!isRecord(value)) return undefined;
  const {lastUpdate} = value;
  const status = STATUSES.find((name) => name === value['status']);
  if (status === undefined || typeof lastUpdate !== 'number') return undefined;
  return {status, lastUpdate};
}

function parseFailures(raw: string): Map<string, HostFailure> | undefined {
  const value: unknown = JSON.parse(raw);
  if (!isRecord(value)) return undefined;
  return new Map(
    Object.entries(value).flatMap(([url, entry]): [string, HostFailure][] => {
      const failure = readFailure(entry);
      return failure ? [[url, failure]] : [];
    }),
  );
}
