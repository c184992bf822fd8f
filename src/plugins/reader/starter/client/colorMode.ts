import {
  colorModeLabel,
  nextColorMode,
  parseColorMode,
  type ColorModeChoice,
} from '../../../../lib/browser/colorMode';
import {writeStored} from '../../../../lib/browser/storage';
import {COLOR_MODE_KEY} from '../../../../site/storageKeys';

const DARK = '(prefers-color-scheme: dark)';

function show(choice: ColorModeChoice): void {
  const {dataset} = document.documentElement;
  dataset['themeChoice'] = choice ?? 'system';
  dataset['theme'] = choice ?? (matchMedia(DARK).matches ? 'dark' : 'light');
}

/** Notifies the application, which listens for changes made in other tabs. */
function notifyApplication(choice: ColorModeChoice): void {
  try {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: COLOR_MODE_KEY,
        newValue: choice,
        storageArea: window.localStorage,
      }),
    );
  } catch {
    // Storage is blocked, so no event can reach the application.
  }
}

/** Says what the toggle shows and does. */
function name(toggle: HTMLElement, choice: ColorModeChoice): void {
  toggle.ariaLabel = toggle.title = colorModeLabel(choice);
}

function press(toggle: HTMLElement): void {
  const {dataset} = document.documentElement;
  const choice = nextColorMode(
    parseColorMode(dataset['themeChoice'] ?? null),
    toggle.dataset['colorModeToggle'] === 'system',
  );
  writeStored(COLOR_MODE_KEY, choice);
  show(choice);
  name(toggle, choice);
  notifyApplication(choice);
}

/** The color mode toggle: cycles through system, light and dark. */
export function startColorMode(): void {
  const {dataset} = document.documentElement;
  // firstPaint.ts recorded one character per press before this script ran.
  const presses = dataset['colorModePresses'] ?? '';
  delete dataset['colorModePresses'];
  for (const toggle of document.querySelectorAll<HTMLButtonElement>(
    '[data-color-mode-toggle]',
  )) {
    toggle.disabled = false;
    name(toggle, parseColorMode(dataset['themeChoice'] ?? null));
  }
  const first = document.querySelector<HTMLElement>('[data-color-mode-toggle]');
  if (first) for (const _ of presses) press(first);
  document.addEventListener('click', ({target}) => {
    const toggle =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-color-mode-toggle]');
    if (toggle) press(toggle);
  });
  matchMedia(DARK).addEventListener('change', () => {
    if (dataset['themeChoice'] === 'system') show(null);
  });
}
