/**
 * The text of `robots.txt`. It blocks nothing, because a crawler never sees the
 * `noindex` of a blocked page, and it names the sitemap.
 *
 * @param siteUrl - Origin, without a slash at its end.
 * @param baseUrl - Begins and ends with a slash.
 */
export function robotsText(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;
}
