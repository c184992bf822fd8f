import {APPLICATION_START} from '../../../../lib/pages/applicationStart';
import type {Environment} from '../../../../site/environment';
import type {Starter} from './bundleStarter';

/**
 * The banner for a wrong base URL. The page's style sheet hides it
 * (`load-failure.css`), so it needs no script, and a blocked or late script
 * does not show it.
 */
function loadFailure(baseUrl: string): string {
  return `<aside class="oc-load-failure" aria-label="Problem" data-nosnippet>
<p><strong>Your site did not load properly.</strong></p>
<p>Its style sheet could not be loaded, most often because of a wrong base URL. This site was built to be served from <code>${baseUrl}</code>. If you serve it from another path, rebuild it with the matching <code>BASE_URL</code>.</p>
</aside>`;
}

/**
 * What the theme inserts before a page: icons with an inline style, which the
 * site draws itself, and the script that `firstPaint.ts` replaces. The tags of
 * plugins follow.
 */
export const THEME_TAGS =
  /^<svg[^>]*style="display: none;"[^]*?<\/svg>\s*<script>[^]*?<\/script>/u;

/**
 * On pages that need the application; the style sheet (`notice.css`) shows it
 * without scripts, and when one did not load.
 */
const NEEDS_SCRIPT =
  '<aside class="oc-needs-script" role="alert">Parts of this page work with JavaScript only. If it is on, reload the page.</aside>';

/**
 * The HTML around a page, for the framework's `ssrTemplate` (Eta syntax). It
 * differs from the framework's in its scripts. One inline script, marked for
 * the security policy, replaces those of the theme and accepts only known
 * values. When the application starts is the page's own choice
 * (`APPLICATION_START`), or else that of the build: when the page is idle, and
 * its scripts are data for the starter, or at once, the framework's way.
 *
 * @param baseUrl - Starts and ends with a slash.
 */
export function pageTemplate(
  {firstPaint, file, integrity}: Starter,
  {baseUrl, application}: Pick<Environment, 'baseUrl' | 'application'>,
): string {
  const starter = `src="${baseUrl}${file}" integrity="${integrity}"`;
  return `<!DOCTYPE html>
<%
const own = /name="${APPLICATION_START}" content="([a-z-]+)"/.exec(it.metaAttributes.join(''))?.[1];
const start = own ?? '${application}';
const scripts = it.scripts.map((script) => it.baseUrl + script);
%>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="utf-8">
<meta name="referrer" content="strict-origin-when-cross-origin">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<script data-first-paint>${firstPaint}</script>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<% if (start === 'never') { %><script ${starter} defer></script><% } %>
<% if (start === 'idle') { %><script ${starter} data-application="<%= scripts.join(' ') %>" defer></script><% } %>
<% if (start === 'at-once') { %><script ${starter} defer></script>
<% scripts.forEach((script) => { %><script src="<%= script %>" defer></script><% }); } %>
<% it.metaAttributes.forEach((metaAttribute) => { %>
<%~ metaAttribute %>
<% }); %>
<%~ it.headTags %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags.replace(${String(THEME_TAGS)}, '') %>
${loadFailure(baseUrl)}
<% if (own === 'at-once') { %>${NEEDS_SCRIPT}<% } %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
}
