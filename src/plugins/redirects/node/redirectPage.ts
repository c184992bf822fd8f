import {escapeHtml} from '../../../lib/escapeHtml';
import {smallDocument} from '../../../lib/smallDocument';

export interface RedirectPage {
  /** Address from the root of the host, with the base and maybe an anchor. */
  readonly to: string;
  /** Whole address of the page that it leads to, without an anchor. */
  readonly canonical: string;
  /** Title of the page that it leads to. */
  readonly title: string;
  /** Address of the script, with its `integrity`. */
  readonly script: {readonly src: string; readonly integrity: string};
}

/**
 * The HTML of a page that leads to another one. The script goes first, since
 * it keeps the query and the hash; a refresh beside it would race with it, so
 * that one is for browsers without script. Where neither works, the link does.
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
