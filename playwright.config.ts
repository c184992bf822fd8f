import {defineConfig, type Project} from '@playwright/test';

import {readEnvironment} from './src/site/environment';
import {findChromium} from './tests/support/browser';

// Two runs on one machine do not meet; the workers inherit the choice.
process.env['TEST_PORT'] ??= String(20_000 + (process.pid % 20_000));
const origin = `http://localhost:${process.env['TEST_PORT']}`;
const folder = process.env['TEST_SITE_DIR'] ?? 'build';
const report =
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'reports/browser-tests.json';
const {baseUrl} = readEnvironment(process.env);

const chromium: Project = {
  name: 'chromium',
  use: {
    // Recording costs a third of a run. `--trace on` shows a test that fails.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
};

/** Browser tests meet the served production build as a reader does. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', {outputFile: report}],
  ],
  use: {
    baseURL: origin + baseUrl,
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [chromium],
  webServer: {
    command: `npx tsx tests/support/staticHost.ts --dir "${folder}" --port ${process.env['TEST_PORT']}`,
    url: origin + baseUrl,
    reuseExistingServer: false,
  },
});
