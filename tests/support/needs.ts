import {test} from '@playwright/test';

/**
 * What a test may need, beside a browser: the projects of
 * `playwright.config.ts` that don't have it, and why.
 */
const NEEDS = {
  'emulated media': {
    without: ['system-firefox'],
    reason: 'WebDriver BiDi of this Firefox sets no media features',
  },
  'forced colors': {
    without: ['system-firefox', 'firefox', 'webkit'],
    reason: 'only Chromium paints them when it is told to',
  },
  'an input method': {
    without: ['system-firefox', 'firefox', 'webkit'],
    reason: 'only Chromium’s protocol composes text',
  },
  'bodies of requests': {
    without: ['system-firefox'],
    reason: 'Playwright’s BiDi doesn’t read them',
  },
  noscript: {
    without: ['system-firefox'],
    reason: 'scripts that BiDi switches off count as on for <noscript>',
  },
} as const;

/** Skips the test, with the reason, in a project that lacks what it needs. */
export function needs(need: keyof typeof NEEDS): void {
  const {without, reason} = NEEDS[need];
  const {name} = test.info().project;
  test.skip(
    without.some((project) => project === name),
    `needs ${need}: ${reason}`,
  );
}
