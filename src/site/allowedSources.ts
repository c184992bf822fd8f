/** A directive of the content security policy that may be given more sources. */
export type SourceDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'media-src'
  | 'font-src'
  | 'frame-src'
  | 'connect-src';

/**
 * What pages may load or run beyond the site's own files, as the policy spells
 * it: a host (`https://www.youtube-nocookie.com`), the hash of an inline script
 * that a plugin adds (`'sha256-…'`), or `'unsafe-inline'` for styles that a
 * plugin writes into the page. The build names what is missing. Whatever is
 * added here, `SITE.privacy` must stay true.
 */
export const ALLOWED_SOURCES: Readonly<
  Partial<Record<SourceDirective, readonly string[]>>
> = {};
