import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';
import {smallDocument} from '../../../../../lib/node/smallDocument';

export interface RedirectPage {
  /** Target from the root of the host, with the base URL and maybe an anchor. */
  readonly to: string;
  /** Absolute URL of the target, without an anchor. */
  readonly canonical: string;
  /** Title of the target. */
  readonly title: string;
  /** Address of the script, with its `integrity`. */
  readonly script: {readonly src: string; readonly integrity: string};
}

/**
 * The HTML of a redirect page. A script redirects, because it can keep the
 * query and hash. The refresh is only for browsers without JavaScript, since it
 * would race with the script. The link remains if neither works.
 */
export function redirectPage({
  to,
  canonical,
  title,
  script,
}: RedirectPage): string {
  const href = escapeHtml(to);
  return smallDocument({
    title,
    sources: ["script-src 'self'"],
    head: `<link rel="canonical" href="${escapeHtml(canonical)}">
<script src="${script.src}" integrity="${script.integrity}" data-to="${href}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
`,
    main: `<h1>${escapeHtml(title)}</h1>
<p>This page is at <a href="${href}">${href}</a>.</p>`,
  });
}
