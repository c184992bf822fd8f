import type {liteClient} from 'algoliasearch/lite';

import {isRecord} from '@openchoreo/page-tools/isRecord';
import {readStored, writeStored} from '@openchoreo/page-tools/browser/storage';
import {HOSTED_SEARCH} from '../shared/limits';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

const STATUSES = ['down', 'timed out'] as const;

/** When and how a host failed. */
interface HostFailure {
  readonly status: (typeof STATUSES)[number];
  readonly lastUpdate: number;
}

/**
 * Remembers in local storage for two minutes which of the provider's hosts failed.
 *
 * The client's own cache (algoliasearch up to 5.64) writes a failure under a key that
 * contains the host's state but reads it under one that doesn't. It never finds
 * its entry, so every search tries a dead host first.
 *
 * @param key - Local storage key.
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
      // The client only stores hosts here, and only with these two methods.
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
  // A time in the future is invalid.
  return age >= 0 && age <= HOSTED_SEARCH.hostDownMs;
}

/** Identifies a host by its URL alone, without its state. */
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
