import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
] as const;

/**
 * Finds Chromium: the one in the variable `CHROMIUM`, Playwright's own, or the
 * system's, without windows if there is one.
 *
 * @returns `undefined` if there is none.
 */
export function findChromium(): string | undefined {
  return [
    process.env['CHROMIUM'] ?? '',
    chromium.executablePath(),
    ...SYSTEM_BROWSERS,
  ].find((file) => file !== '' && existsSync(file));
}
