/**
 * Response headers that a host should send if it can. No page depends on them:
 * a meta element holds the rest of the policy. `hosting/nginx.conf` and the
 * `_headers` file of each build contain the same list; a test compares them.
 */
export const HOST_HEADERS: Readonly<Record<string, string>> = {
  // Forbids framing, which only a header can.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore this without HTTPS.
  'Strict-Transport-Security': 'max-age=31536000',
  'Permissions-Policy':
    'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files with a content hash in their name, which can be cached for a year. */
export const HASHED_FILE = /\/assets\/(?:.*[./])?[0-9a-f]{8}[./]/u;

export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  /** All other files are revalidated on each request, usually with a 304. */
  other: 'no-cache',
} as const;

/** Folders that other origins may read, such as editors that check manifests. */
export const SHARED_FOLDERS = ['schemas', 'samples'] as const;
