import {defineConfig} from '@playwright/test';

import {readEnvironment} from './src/site/environment';
import {findChromium, findFirefox} from './tests/support/browser';
import {firefoxUserPrefs, SYSTEM_FIREFOX} from './tests/support/systemFirefox';

// Two runs on one machine do not meet; the workers inherit the choice.
process.env['TEST_PORT'] ??= String(20_000 + (process.pid % 20_000));
const port = process.env['TEST_PORT'];
const {baseUrl} = readEnvironment(process.env);
const url = `http://localhost:${port}${baseUrl}`;

/** Without a path, Playwright's own browser is taken. */
function executable(executablePath: string | undefined) {
  return executablePath === undefined ? {} : {executablePath};
}

/** Browser tests meet the served production build as a reader does. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3, // Each waits as long as it works: for pauses and idle pages.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      pathTemplate: 'tests/visual/{arg}{ext}',
      maxDiffPixelRatio: 0.0005,
    },
  },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', {outputFile: 'reports/browser.json'}],
  ],
  use: {baseURL: url, locale: 'en-US', timezoneId: 'UTC'},
  projects: [
    {
      name: 'chromium',
      use: {
        // Headless, Chromium 156 does not take a press for leave to copy.
        permissions: ['clipboard-write'],
        launchOptions: {
          ...executable(findChromium()),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--font-render-hinting=none',
            // tests/support/page.ts tells who asks for another one.
            '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
          ],
        },
      },
    },
    {
      name: SYSTEM_FIREFOX,
      use: {
        browserName: 'firefox',
        // Speaks WebDriver BiDi, which a released Firefox knows.
        channel: 'moz-firefox',
        launchOptions: {...executable(findFirefox()), firefoxUserPrefs},
      },
    },
    // Playwright's own builds, where they can be installed.
    {name: 'firefox', use: {browserName: 'firefox'}},
    {name: 'webkit', use: {browserName: 'webkit'}},
  ],
  webServer: {
    command: `npx tsx tests/support/siteServer.ts ${port}`,
    url,
    reuseExistingServer: false,
  },
});
