/**
 * Runs before the first paint, inline: sets the color mode and hides an
 * announcement that was closed, so that nothing flashes or shifts. Takes only
 * known names and values from the address and from storage. Keeps presses of
 * the toggle for the starter, which may still be on its way.
 */
const root = document.documentElement;

// Set when the script is bundled: an imported text would stay a variable, and
// these bytes are in every page.
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
  // Storage is blocked: the system's scheme is shown and nothing is kept.
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

// A script that cannot be had: what waits for it is not shown.
document.addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLScriptElement) root.dataset['scriptFailed'] = '';
  },
  true,
);

// A disabled button swallows clicks; that it is pressed can be heard.
document.addEventListener('pointerdown', ({target}) => {
  if (
    target instanceof Element &&
    target.closest('[data-color-mode-toggle]:disabled')
  ) {
    root.dataset['colorModePresses'] =
      `${root.dataset['colorModePresses'] ?? ''}+`;
  }
});
