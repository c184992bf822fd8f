import type {Starter} from './bundleStarter';

/**
 * Specification, section 8, "Misconfigured base URL". The page's own style
 * sheet hides it (`load-failure.css`): it needs no script, and a script that is
 * blocked or late does not bring it up.
 */
function loadFailure(baseUrl: string): string {
  return `<aside class="oc-load-failure" aria-label="Problem" data-nosnippet>
<p><strong>Your site did not load properly.</strong></p>
<p>Its style sheet could not be loaded. A common reason is a wrong base URL: this site was built to stand at <code>${baseUrl}</code> on its host. If that is another path, build it again with the right <code>BASE_URL</code>.</p>
</aside>`;
}

/**
 * The HTML around a page, for the framework's `ssrTemplate` (Eta syntax). It
 * differs from the framework's own in its scripts: the theme's inline scripts
 * are replaced by one that takes known values only (marked, so that the policy
 * knows it), and the application's scripts are named as data for the starter
 * instead of being loaded.
 *
 * @param baseUrl - Begins and ends with a slash.
 */
export function pageTemplate(starter: Starter, baseUrl: string): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="utf-8">
<meta name="referrer" content="strict-origin-when-cross-origin">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<script data-first-paint>${starter.firstPaint}</script>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<script src="${baseUrl}${starter.file}" integrity="${starter.integrity}" data-application="<%= it.scripts.filter((script) => /(?:\\/|~)main\\./.test(script)).map((script) => it.baseUrl + script).join(' ') %>" async></script>
<% it.metaAttributes.forEach((metaAttribute) => { %>
<%~ metaAttribute %>
<% }); %>
<%~ it.headTags %>
</head>
<body <%~ it.bodyAttributes %>>
${loadFailure(baseUrl)}
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
}
