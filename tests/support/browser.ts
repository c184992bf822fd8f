import {existsSync} from 'node:fs';

import {chromium, type Browser} from '@playwright/test';

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

/** Starts Chromium, for tests that Playwright does not run. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== undefined && {executablePath}),
    args: ['--no-sandbox'],
  });
}

const SYSTEM_FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'] as const;

/**
 * Finds Firefox: the one in the variable `FIREFOX`, or the system's.
 *
 * @returns `undefined` if there is none.
 */
export function findFirefox(): string | undefined {
  return [process.env['FIREFOX'] ?? '', ...SYSTEM_FIREFOX].find(
    (file) => file !== '' && existsSync(file),
  );
}

/** The driver of WebKit, from Debian's package `webkit2gtk-driver`. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/**
 * Finds the system's WebKit, which also needs the package `xvfb`.
 *
 * @returns `undefined` if there is none.
 */
export function findWebKit(): string | undefined {
  const needed = [WEBKIT_DRIVER, '/usr/bin/xvfb-run'];
  if (!needed.every((file) => existsSync(file))) return undefined;
  return ['x86_64', 'aarch64']
    .map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    )
    .find((file) => existsSync(file));
}
