// Replaces core 3.8.1 normalizeLocation: a hash that can't be decoded crashed the page, and doubled slashes led to a not-found page that differed from the built one.
import {readableHash} from '../../../lib/address';
import {routePath} from './routePath';

/** What is changed of a router's location; its other keys are passed on. */
interface PageLocation {
  readonly pathname: string;
  readonly hash: string;
}

/** One answer for each location of the router: the framework compares them. */
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
