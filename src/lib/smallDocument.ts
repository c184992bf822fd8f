import {SITE} from '../site/site';
import {escapeHtml} from './escapeHtml';

/** A page outside the framework, without navigation and external resources. */
export interface SmallDocument {
  readonly title: string;
  /** HTML of the head, after the title. */
  readonly head?: string;
  /** HTML of `main`. */
  readonly main: string;
  /** Policy directives for what the page may load; nothing by default. */
  readonly sources?: readonly string[];
}

/**
 * The content security policy of a page that loads only the given sources, and
 * the favicon, which browsers request by themselves.
 */
function smallPolicy(sources: readonly string[] = []): string {
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
  main,
  sources = [],
}: SmallDocument): string {
  return `<!doctype html>
<html lang="${SITE.locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${smallPolicy(sources)}">
<meta name="referrer" content="strict-origin-when-cross-origin">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${head}</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}
