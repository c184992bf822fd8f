// Replaces core 3.8.1 prefetch: in Firefox the policy's `default-src` blocks prefetch links; fetching works in every browser.

/** Neighboring pages share most of their files. */
const asked = new Set<string>();

/**
 * Fetches a chunk into the browser's cache, once. Failures do not matter here,
 * because a click reports them.
 */
export default async function prefetch(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  try {
    await fetch(url, {
      priority: 'low',
      credentials: 'same-origin',
      // Like a prefetch link: the reader has not requested the file.
      headers: {Purpose: 'prefetch'},
    });
  } catch {
    // Offline, or the chunk is gone.
  }
}
