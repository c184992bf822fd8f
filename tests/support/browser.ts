import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
] as const;

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
] as const;

/** What drives WebKitGTK, and what else its tests need: a screen, and a reader of PDF. */
const WEBKIT = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/xvfb-run',
  '/usr/bin/pdftotext',
] as const;

function firstFile(files: readonly (string | undefined)[]): string | undefined {
  return files.find((file) => file && existsSync(file));
}

/**
 * Finds Chromium: the one in the variable `CHROMIUM`, Playwright's own, or the
 * system's, without windows if there is one.
 *
 * @returns `undefined` if there is none.
 */
export function findChromium(): string | undefined {
  return firstFile([
    process.env['CHROMIUM'],
    chromium.executablePath(),
    ...CHROMIUM,
  ]);
}

/**
 * Finds a released Firefox: the one in the variable `FIREFOX`, or the system's.
 *
 * @returns `undefined` if there is none.
 */
export function findFirefox(): string | undefined {
  return firstFile([process.env['FIREFOX'], ...FIREFOX]);
}

/**
 * Finds the driver of WebKitGTK.
 *
 * @returns `undefined` if it or something else that its tests need is missing.
 */
export function findWebKitDriver(): string | undefined {
  return WEBKIT.every((file) => existsSync(file)) ? WEBKIT[0] : undefined;
}
