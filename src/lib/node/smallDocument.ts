import {SITE} from '../../site/site';
import {escapeHtml} from '../escapeHtml';
import {integrityHash} from './hashes';

/**
 * The look of every small document, in the reader's color scheme. The links of
 * a list are targets of at least 24 px (WCAG 2.5.8).
 */
const STYLE = `:root{color-scheme:light dark;background:light-dark(#fff,#0f1122);color:light-dark(#14172b,#e8eaf6)}body{font:1rem/1.6 system-ui,sans-serif;max-width:72ch;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}a{color:light-dark(#3a3fc4,#a9b1ff)}main>ul>li>a{display:inline-block;padding-block:.25rem}@media print{:root{color-scheme:light}}pre{overflow:auto;padding:1rem;background:light-dark(#f3f4fa,#151830)}code{font-family:ui-monospace,monospace}`;

/** A page outside the framework, without navigation and external resources. */
export interface SmallDocument {
  readonly title: string;
  /** HTML of the head, after the title. */
  readonly head?: string;
  /** CSS of its own, after what all small documents have. */
  readonly style?: string;
  /** HTML of `main`. */
  readonly main: string;
  /** Policy directives for what the page may load; nothing by default. */
  readonly sources?: readonly string[];
}

/**
 * The content security policy of a page that loads only the given sources, and
 * the favicon, which browsers request by themselves.
 */
function smallPolicy(sources: readonly string[]): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    ...sources,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * The HTML of a self-contained page that search engines ignore. The policy comes
 * before anything that the page could load.
 */
export function smallDocument({
  title,
  head = '',
  style = '',
  main,
  sources = [],
}: SmallDocument): string {
  const css = STYLE + style;
  return `<!doctype html>
<html lang="${SITE.locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${smallPolicy([`style-src '${integrityHash(css)}'`, ...sources])}">
<meta name="referrer" content="strict-origin-when-cross-origin">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
${head}</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}
