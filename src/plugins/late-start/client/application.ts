import {showNotice} from './notice';

/** Controls that only React serves: the color toggle, the closing of the announcement. */
const CONTROLS = 'button:not([popovertarget], [data-copy], form *)';

/** Loads the application's scripts, in order; once. */
export function startApplication(): void {
  const starter = document.querySelector<HTMLElement>(
    'script[data-application]',
  );
  const files = starter?.dataset['application']?.split(' ') ?? [];
  starter?.removeAttribute('data-application');
  for (const src of files) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => {
      showNotice('Parts of this page did not load. Reload it to try again.');
    };
    document.head.append(script);
  }
}

/** Starts the application for a control, which is pressed again once it works. */
function startFor(control: HTMLElement): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    // After the effects that enable the control.
    setTimeout(() => {
      control.click();
    });
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
  startApplication();
}

/**
 * Starts the application at once if the page asks for it, never by itself where
 * the reader saves data, and otherwise when the page is idle.
 */
export function scheduleApplication(): void {
  // A control that is disabled until then gets no click.
  document.addEventListener('pointerup', ({target}) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>(CONTROLS);
    const isRunning = document.querySelector('[data-has-hydrated=true]');
    if (control && !isRunning) startFor(control);
  });
  // By keyboard, a disabled control can't be reached at all.
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Tab') startApplication();
  });
  // TypeScript has no types for this API, which some browsers lack.
  const {connection} = navigator as {connection?: {saveData: boolean}};
  if (document.querySelector('meta[name="application-start"]')) {
    startApplication();
  } else if (!connection?.saveData) {
    window.addEventListener('load', () => {
      if ('requestIdleCallback' in window) {
        requestIdleCallback(startApplication, {timeout: 2000});
      } else {
        setTimeout(startApplication, 200);
      }
    });
  }
}
