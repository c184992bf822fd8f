/** The parts of the Network Information API that the site uses. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is slow or saves data; unknown means fast. */
function isSlow(): boolean {
  // TypeScript has no types for this API, which some browsers lack.
  const {connection} = navigator as {connection?: NetworkInformation};
  const {saveData, effectiveType = '4g'} = connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

/** Loads the application's scripts, in order; once. */
export function startApplication(): void {
  const starter = document.querySelector<HTMLElement>(
    'script[data-application]',
  );
  const {application: names, integrity = ''} = starter?.dataset ?? {};
  if (names === undefined) return;
  starter?.removeAttribute('data-application');
  const hashes = integrity.split(' ');
  for (const [index, src] of names.split(' ').entries()) {
    const script = document.createElement('script');
    script.integrity = hashes[index] ?? '';
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}

/**
 * Decides when the application starts: at once if the page needs it, never on a
 * slow or data-saving connection, and otherwise when the page is idle.
 */
export function scheduleApplication(): void {
  if (isSlow()) return;
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
