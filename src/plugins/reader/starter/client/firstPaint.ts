/**
 * Runs inline, before the first paint: sets the color mode and hides a closed
 * announcement, so that nothing flashes or shifts. Accepts only known names and
 * values from the address and from storage. Queues clicks on the toggle for the
 * starter, which may still be loading.
 */
const root = document.documentElement;

// Set by the bundler, since an imported string would stay a variable and every
// page contains these bytes.
declare const COLOR_MODE_KEY: string;
declare const ANNOUNCEMENT_DISMISSED_KEY: string;
declare const ANNOUNCEMENT_ID_KEY: string;
declare const ANNOUNCEMENT_ID: string;

let stored: string | null = null;
let closedAnnouncement: string | null = null;
try {
  stored = localStorage.getItem(COLOR_MODE_KEY);
  closedAnnouncement =
    localStorage.getItem(ANNOUNCEMENT_DISMISSED_KEY) === 'true'
      ? localStorage.getItem(ANNOUNCEMENT_ID_KEY)
      : null;
} catch {
  // Storage is blocked: use the system's color scheme and store nothing.
}

const asked = /[?&]docusaurus-theme=(light|dark)(?:&|$)/.exec(
  location.search,
)?.[1];
const choice =
  asked ?? (stored === 'light' || stored === 'dark' ? stored : undefined);
root.dataset['themeChoice'] = choice ?? 'system';
root.dataset['theme'] =
  choice ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

if (closedAnnouncement === ANNOUNCEMENT_ID) {
  root.dataset['announcementDismissed'] = '';
}

// A script failed to load: hide the controls that need it.
document.addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLScriptElement) root.dataset['scriptFailed'] = '';
  },
  true,
);

// A disabled button receives no clicks, so listen for the pointer.
document.addEventListener('pointerdown', ({target}) => {
  if (
    target instanceof Element &&
    target.closest('[data-color-mode-toggle]:disabled')
  ) {
    root.dataset['colorModePresses'] =
      `${root.dataset['colorModePresses'] ?? ''}+`;
  }
});
