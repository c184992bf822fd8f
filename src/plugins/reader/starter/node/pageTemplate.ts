import {LIVE_ATTRIBUTE} from '../../../../lib/liveParts';
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

/** A live part in React's output; page text never contains a bare `<`. */
const LIVE_PART = `/<(?:div|span) ${LIVE_ATTRIBUTE}=""/`;

/** An article whose text is added after the build, unknown to React. */
const COMPLETED = '/<article data-changes=""/';

/**
 * What the theme inserts before a page: icons with an inline style, which the
 * site draws itself, and the script that `firstPaint.ts` replaces. The tags of
 * plugins follow.
 */
export const THEME_TAGS =
  /^<svg[^>]*style="display: none;"[^]*?<\/svg>\s*<script>[^]*?<\/script>/u;

/**
 * The HTML around a page, for the framework's `ssrTemplate` (Eta syntax). It
 * differs from the framework's in its scripts. One inline script, marked for
 * the security policy, replaces those of the theme and accepts only known
 * values. The application's scripts are listed as data for the starter. They
 * are script elements if the build asks for the framework's way, and on pages
 * with live parts, after the script that records what the reader does before
 * they run. A page whose text is added after the build has no application.
 *
 * @param baseUrl - Starts and ends with a slash.
 */
export function pageTemplate(
  starter: Starter,
  {baseUrl, application}: Pick<Environment, 'baseUrl' | 'application'>,
): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="utf-8">
<meta name="referrer" content="strict-origin-when-cross-origin">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<script data-first-paint>${starter.firstPaint}</script>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<% const isLive = ${LIVE_PART}.test(it.appHtml); %>
<% if (${COMPLETED}.test(it.appHtml)) { %><script src="${baseUrl}${starter.file}" integrity="${starter.integrity}" async></script><% } else { %>
<% if (isLive) { %><script src="${baseUrl}${starter.live.file}" integrity="${starter.live.integrity}"></script><% } %>
<% if (isLive || ${application === 'at-once'}) { %><script src="${baseUrl}${starter.file}" integrity="${starter.integrity}" async></script>
<% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>" defer></script><% }); %>
<% } else { %><script src="${baseUrl}${starter.file}" integrity="${starter.integrity}" data-application="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>" async></script><% } } %>
<% it.metaAttributes.forEach((metaAttribute) => { %>
<%~ metaAttribute %>
<% }); %>
<%~ it.headTags %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags.replace(${String(THEME_TAGS)}, '') %>
${loadFailure(baseUrl)}
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
}
