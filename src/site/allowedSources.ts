/** A directive of the content security policy that can allow more sources. */
export type SourceDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'media-src'
  | 'font-src'
  | 'frame-src'
  | 'connect-src';

/**
 * Sources that pages may use besides the site's own files, in the policy's
 * syntax: a host (`https://www.youtube-nocookie.com`), the hash of an inline
 * script that a plugin adds (`'sha256-…'`), or `'unsafe-inline'` for styles
 * that a plugin injects. The build reports what is missing. Keep `SITE.privacy`
 * true when you add one.
 */
export const ALLOWED_SOURCES: Readonly<
  Partial<Record<SourceDirective, readonly string[]>>
> = {};
