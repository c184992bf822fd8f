/**
 * The text of `robots.txt`. It blocks nothing, because a crawler never sees the
 * `noindex` of a blocked page, and it names the sitemap. Its content signals
 * (https://contentsignals.org) allow every use, as the license of the text does.
 *
 * @param siteUrl - Origin, without a slash at its end.
 * @param baseUrl - Begins and ends with a slash.
 */
export function robotsText(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\nAllow: /\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;
}
