import type {liteClient} from 'algoliasearch/lite';

import {isRecord} from '@openchoreo/page-tools/isRecord';
import {readStored, writeStored} from '@openchoreo/page-tools/browser/storage';
import {HOSTED_SEARCH} from '../shared/limits';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;
/** A host with its state, as the client writes it. */
type HostFailure = Readonly<Record<string, unknown>>;

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
  let failures: readonly HostFailure[] = readStored(key, parseFailures) ?? [];
  const keep = (next: readonly HostFailure[]): void => {
    failures = next;
    writeStored(key, JSON.stringify(failures));
  };
  const without = (host: unknown) =>
    failures.filter(({url}) => !isRecord(host) || url !== host['url']);
  return {
    get(host, otherwise) {
      const failure = failures.find((one) => !without(host).includes(one));
      if (!failure || !isRecent(failure)) return otherwise();
      // The client only stores hosts here, and only with these two methods.
      return Promise.resolve({
        ...failure,
        ...(host as object),
        isUp: () => !isRecent(failure),
        isTimedOut: () =>
          failure['status'] === 'timed out' && isRecent(failure),
      } as Awaited<ReturnType<typeof otherwise>>);
    },
    set(host, value) {
      // The host with its state.
      keep([...without(host), ...(isRecord(value) ? [value] : [])]);
      return Promise.resolve(value);
    },
    delete(host) {
      keep(without(host));
      return Promise.resolve();
    },
    clear() {
      keep([]);
      return Promise.resolve();
    },
  };
}

function isRecent({lastUpdate}: HostFailure): boolean {
  const age = Date.now() - Number(lastUpdate);
  // A time in the future is invalid.
  return age >= 0 && age <= HOSTED_SEARCH.hostDownMs;
}

function parseFailures(raw: string) {
  const value: unknown = JSON.parse(raw);
  return Array.isArray(value) ? value.filter(isRecord) : undefined;
}
