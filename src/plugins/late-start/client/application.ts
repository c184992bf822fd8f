import {showNotice} from './notice';

/** Controls that only React serves: the color toggle, the closing of the announcement. */
const CONTROLS = 'button:not([popovertarget], [data-copy], form *)';

/** Whether the connection is slow or saves data; unknown means fast. */
function isSlow(): boolean {
  // TypeScript has no types for this API, which some browsers lack.
  const {connection} = navigator as {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  const {saveData, effectiveType = '4g'} = connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

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
    script.addEventListener('error', () => {
      showNotice('Parts of this page did not load. Reload it to try again.');
    });
    document.head.append(script);
  }
}

/** Presses a control once React serves it: what came before was lost. */
function pressWhenStarted(control: HTMLElement): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    // After the effects that enable it.
    setTimeout(() => {
      control.click();
    });
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}

/**
 * Starts the application at once if the page asks for it, never by itself on a
 * slow or data-saving connection, and otherwise when the page is idle.
 */
export function scheduleApplication(): void {
  document.addEventListener('pointerdown', ({target}) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>(CONTROLS);
    if (!control || document.querySelector('[data-has-hydrated=true]')) return;
    pressWhenStarted(control);
    startApplication();
  });
  if (document.querySelector('meta[name="application-start"]')) {
    startApplication();
  } else if (!isSlow()) {
    const whenIdle = (): void => {
      if ('requestIdleCallback' in window) {
        requestIdleCallback(startApplication, {timeout: 2000});
      } else {
        setTimeout(startApplication, 200);
      }
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, {once: true});
  }
}
