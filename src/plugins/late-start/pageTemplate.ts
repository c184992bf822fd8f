import path from 'node:path';

import {bundle, bundleStarter} from './bundle';

/**
 * The framework's `ssrTemplate` with three differences. One inline script, which
 * accepts only known values, takes the place of the theme's; the scripts of the
 * application are data for the starter; and there are words that the style sheet
 * hides, so that they show under a wrong base URL.
 *
 * @param announcement - The id of the announcement bar.
 */
export function pageTemplate(
  siteDir: string,
  baseUrl: string,
  announcement: string,
): string {
  const firstPaint = bundle(path.join(__dirname, 'client/firstPaint.ts'), {
    ANNOUNCEMENT: JSON.stringify(announcement),
  });
  const starter = bundleStarter(siteDir).file;
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="utf-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<script>${firstPaint}</script>
<% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl + file %>"><% }); %>
<script src="${baseUrl}${starter}" data-application="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>" defer></script>
<% it.metaAttributes.forEach((attribute) => { %><%~ attribute %><% }); %>
<%~ it.headTags %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags.replace('style="display: none;"', 'display="none" width="0" height="0"').replace(/<script>[^]*?<\\/script>/, '') %>
<div class="load-failure" data-nosnippet>
<p><strong>Your site did not load properly.</strong></p>
<p>Its style sheet could not be loaded, most often because of a wrong base URL. This site was built to be served from <code>${baseUrl}</code>. If you serve it from another path, rebuild it with the matching <code>BASE_URL</code>.</p>
</div>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
}
