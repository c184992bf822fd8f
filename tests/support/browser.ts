import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
] as const;

/**
 * Finds a Chromium: the one that `CHROMIUM` names, Playwright's own, or one of
 * the system.
 *
 * @returns `undefined` where there is none.
 */
export function findChromium(): string | undefined {
  return [
    process.env['CHROMIUM'] ?? '',
    chromium.executablePath(),
    ...SYSTEM_BROWSERS,
  ].find((file) => file !== '' && existsSync(file));
}

const SYSTEM_FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'] as const;

/**
 * Finds a Firefox of the system, or the one that `FIREFOX` names: the second
 * engine.
 *
 * @returns `undefined` where there is none.
 */
export function findFirefox(): string | undefined {
  return [process.env['FIREFOX'] ?? '', ...SYSTEM_FIREFOX].find(
    (file) => file !== '' && existsSync(file),
  );
}
