/**
 * What a host adds to its answers where it can. No page needs it: a meta
 * element carries the rest of the policy. `hosting/nginx.conf` and the
 * `_headers` file of each build say the same; a test compares.
 */
export const HOST_HEADERS: Readonly<Record<string, string>> = {
  // Only a header can say this: the site is shown in no frame.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers heed it over HTTPS alone.
  'Strict-Transport-Security': 'max-age=31536000',
  'Permissions-Policy':
    'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files whose names change with their content: kept for a year. */
export const HASHED_FILE = /\/assets\/(?:.*[./])?[0-9a-f]{8}[./]/u;

export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  /** Pages and all else: asked for again each time, answered by a 304. */
  other: 'no-cache',
} as const;

/** What programs on other sites may read: editors check manifests by it. */
export const SHARED_FOLDERS = ['schemas', 'samples'] as const;
