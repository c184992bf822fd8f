/**
 * The text of `robots.txt`, which takes effect only at the root of a host. It blocks nothing, because a crawler never sees the
 * `noindex` of a blocked page. It links to the sitemap, and its content signals
 * (https://contentsignals.org) allow every use, as the license of the text
 * does.
 *
 * @param siteUrl - Origin without a trailing slash.
 * @param baseUrl - Starts and ends with a slash.
 */
export function robotsText(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\nAllow: /\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`;
}
