import {readEnvironment} from '../../src/site/environment';

/** Address and base URL that the site under test was built with. */
export const {siteUrl: SITE_URL, baseUrl: BASE_URL} = readEnvironment(
  process.env,
);

/** A path on the host of the site, including the base URL. */
export function at(route: string): string {
  return BASE_URL + route.replace(/^\//, '');
}

/** An absolute URL of the site. */
export function wholeAddress(route: string): string {
  return SITE_URL + at(route);
}
