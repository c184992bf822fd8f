import {showNotice} from './notice';

/**
 * Controls that only React serves: the color toggle, the closing of the announcement.
 * The browser opens popovers, `copy.ts` copies, and forms lead to pages.
 */
const CONTROLS = 'button:not([popovertarget], [data-copy], form *)';

/** Loads the application's scripts, in order; once. */
export function startApplication(): void {
  const selector = 'script[data-application]';
  const list = document.querySelector<HTMLElement>(selector);
  for (const src of list?.dataset['application']?.split(' ') ?? []) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => {
      showNotice('Parts of this page did not load. Reload it to try again.');
    };
    document.head.append(script);
  }
  list?.removeAttribute('data-application');
}

/** Whether React has taken over the page. */
export function isRunning(): boolean {
  return document.documentElement.dataset['hasHydrated'] === 'true';
}

/**
 * Starts the application at once if the page asks for it, never by itself on a slow
 * connection or one that saves data, and otherwise when the page is idle.
 */
export function scheduleApplication(): void {
  // A control that is disabled until then gets no click; it is pressed again then.
  document.addEventListener('pointerup', ({target}) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>(CONTROLS);
    if (!control || isRunning()) return;
    startApplication();
    const running = new MutationObserver(() => {
      if (!isRunning()) return;
      running.disconnect();
      control.click();
    });
    running.observe(document.documentElement, {
      attributeFilter: ['data-has-hydrated'],
    });
  });
  // By keyboard, a disabled control can't be reached at all.
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Tab') startApplication();
  });
  // TypeScript has no types for this API, which some browsers lack.
  const {connection} = navigator as {
    connection?: {saveData: boolean; effectiveType: string};
  };
  const isSlow = connection?.effectiveType.includes('2g') === true;
  if (document.querySelector('meta[name="application-start"]')) {
    startApplication();
  } else if (!connection?.saveData && !isSlow) {
    window.addEventListener('load', () => {
      if ('requestIdleCallback' in window) {
        // A browser with much to do may never call back by itself.
        requestIdleCallback(startApplication, {timeout: 2000});
      } else {
        setTimeout(startApplication, 200);
      }
    });
  }
}
