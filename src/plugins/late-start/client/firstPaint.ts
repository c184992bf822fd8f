/**
 * Runs inline, before the first paint, instead of the theme's script: sets the
 * color mode and hides a closed announcement, so that nothing flashes or shifts.
 * Accepts only known values from the address and from storage.
 */
declare const ANNOUNCEMENT: string;

const {dataset} = document.documentElement;
let stored: string | null = null;
try {
  stored = localStorage.getItem('theme');
  const isClosed =
    localStorage.getItem('docusaurus.announcement.dismiss') === 'true' &&
    localStorage.getItem('docusaurus.announcement.id') === ANNOUNCEMENT;
  dataset['announcementBarInitiallyDismissed'] = String(isClosed);
} catch {
  // Storage is blocked: follow the system.
}
const asked = /[?&]docusaurus-theme=(light|dark)(?:&|$)/.exec(location.search);
const kept = stored === 'light' || stored === 'dark' ? stored : undefined;
const choice = asked?.[1] ?? kept;
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
dataset['themeChoice'] = choice ?? 'system';
dataset['theme'] = choice ?? (isDark ? 'dark' : 'light');
