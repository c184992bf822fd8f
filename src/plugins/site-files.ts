import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {SITE} from '../site/site';

/** Writes the files for programs that name the site's own address. */
export default function siteFiles({
  siteConfig: {url, baseUrl},
}: LoadContext): Plugin {
  return {
    name: 'site-files',
    async postBuild({outDir}) {
      for (const [name, text] of Object.entries(textsOf(url + baseUrl))) {
        await writeFile(path.join(outDir, name), text);
      }
    },
  };
}

/** @param root - Absolute address of the site, with a slash at its end. */
function textsOf(root: string) {
  return {
    'robots.txt': `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=yes
Allow: /

Sitemap: ${root}sitemap.xml
`,
    'opensearch.xml': `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${SITE.name}</ShortName>
  <Description>Search the documentation of ${SITE.name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>en</Language>
  <Image width="32" height="32" type="image/x-icon">${root}favicon.ico</Image>
  <Url type="text/html" template="${root}search/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${root}opensearch.xml"/>
</OpenSearchDescription>
`,
  };
}
