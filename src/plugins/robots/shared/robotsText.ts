/**
 * What `robots.txt` says: nothing is blocked, since the `noindex` of a blocked
 * page is never seen; the sitemap is named.
 *
 * @param siteUrl - Origin, without a slash at its end.
 * @param baseUrl - Begins and ends with a slash.
 */
export function robotsText(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;
}
