import {readEnvironment} from '../../src/site/environment';
import {readRedirects} from '../../src/site/addresses';

/** Address and base URL that the site under test was built with. */
export const {siteUrl: SITE_URL, baseUrl: BASE_URL} = readEnvironment(
  process.env,
);

const MOVED = new Map(readRedirects('.').map(({from, to}) => [from, to]));

/** Where the page of an address is now: writers move pages. */
export function now(route: string): string {
  return MOVED.get(route) ?? route;
}

/** A path on the host of the site, including the base URL. */
export function at(route: string): string {
  return BASE_URL + fromBase(route);
}

/** The same from the base URL, which a browser context knows. */
export function fromBase(route: string): string {
  return now(route).replace(/^\//, '');
}

/** An absolute URL of the site. */
export function wholeAddress(route: string): string {
  return SITE_URL + at(route);
}
