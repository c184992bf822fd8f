// Replaces core 3.8.1 normalizeLocation: an undecodable hash crashed the page, and doubled slashes showed a not-found page that differed from the built one.
import {readableHash} from '../../../../lib/address';
import {routePath} from './routePath';

/** The fields of a router location that may change; others are kept. */
interface PageLocation {
  readonly pathname: string;
  readonly hash: string;
}

/** One result per location, because the framework compares identities. */
const known = new WeakMap<PageLocation, PageLocation>();

/** The location that routes are matched against. */
export default function normalizeLocation(
  location: PageLocation,
): PageLocation {
  const before = known.get(location);
  if (before) return before;
  const pathname = routePath(location.pathname);
  const hash = readableHash(location.hash);
  const isNormal = pathname === location.pathname && hash === location.hash;
  const normalized = isNormal ? location : {...location, pathname, hash};
  known.set(location, normalized);
  return normalized;
}
