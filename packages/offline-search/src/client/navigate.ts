import {readableHash} from '@openchoreo/page-tools/browser/address';

/**
 * Dispatched on the document with a URL before search leaves a page. If the
 * application is running, it takes over the navigation.
 */
export const NAVIGATE_EVENT = 'search:navigate';

/** Opens a URL in this page or in another tab. */
export function navigate(url: string, how: 'here' | 'elsewhere'): void {
  if (how === 'elsewhere') {
    window.open(url, '_blank', 'noopener');
    return;
  }
  const target = new URL(url, location.href);
  if (target.href === location.href) {
    // Nothing would move: the reader is on this page, but may have scrolled.
    const id = decodeURIComponent(readableHash(target.hash).slice(1));
    document.getElementById(id)?.scrollIntoView();
    return;
  }
  const event = new CustomEvent(NAVIGATE_EVENT, {
    cancelable: true,
    detail: target.href,
  });
  if (document.dispatchEvent(event)) location.assign(target.href);
}

/** Dispatched on the document, for the application, when the address names another query. */
export const QUERY_EVENT = 'search:query';
