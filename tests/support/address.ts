import {readEnvironment} from '../../src/site/environment';

/** Address of the site under test, as its build was told. */
export const {siteUrl: SITE_URL, baseUrl: BASE_URL} = readEnvironment(
  process.env,
);

/** An address of the site from the root of its host, base included. */
export function at(route: string): string {
  return BASE_URL + route.replace(/^\//, '');
}

/** A whole address of the site. */
export function wholeAddress(route: string): string {
  return SITE_URL + at(route);
}
