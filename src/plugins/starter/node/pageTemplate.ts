import type {Starter} from './bundleStarter';

/**
 * The HTML around a page, for the framework's `ssrTemplate` (Eta syntax). It
 * differs from the framework's own in its scripts: the theme's inline scripts
 * are replaced by one that takes known values only, and the application's
 * scripts are named as data for the starter instead of being loaded.
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
<script>${starter.firstPaint}</script>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<script src="${baseUrl}${starter.file}" integrity="${starter.integrity}" data-application="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>" async></script>
<% it.metaAttributes.forEach((metaAttribute) => { %>
<%~ metaAttribute %>
<% }); %>
<%~ it.headTags %>
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
}
