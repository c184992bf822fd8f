// Replaces core 3.8.1 prefetch: the policy's `default-src` forbids prefetch links in Firefox, and fetching serves every browser.

/** Most files of a page are those of its neighbours. */
const asked = new Set<string>();

/**
 * Fetches a chunk into the browser's cache, once. A failure doesn't matter: a
 * click reports it.
 */
export default async function prefetch(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  try {
    await fetch(url, {
      priority: 'low',
      credentials: 'same-origin',
      // Like a prefetch link: nobody has asked for the file yet.
      headers: {Purpose: 'prefetch'},
    });
  } catch {
    // Offline, or the chunk is gone: a click reports it.
  }
}
