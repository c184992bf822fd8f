import {SITE} from '../../../../../site/site';

/**
 * The OpenSearch 1.1 description that lets browsers offer the site's search in
 * their address bar.
 *
 * @param siteUrl - Origin without a trailing slash.
 * @param baseUrl - Starts and ends with a slash.
 */
export function openSearchText(siteUrl: string, baseUrl: string): string {
  const root = siteUrl + baseUrl;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${SITE.name}</ShortName>
  <Description>Search the documentation of ${SITE.name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${SITE.locale}</Language>
  <Image width="32" height="32" type="image/x-icon">${root}favicon.ico</Image>
  <Url type="text/html" template="${root}search/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${root}opensearch.xml"/>
</OpenSearchDescription>
`;
}
