import {defineConfig} from '@playwright/test';

import {readEnvironment} from './src/site/environment';
import {findChromium} from './tests/support/browser';

const PORT = Number(process.env['TEST_PORT'] ?? 4173);
const {baseUrl} = readEnvironment(process.env);
const executablePath = findChromium();

/** Browser tests meet the served production build as a reader does. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', {outputFile: 'reports/browser.json'}],
  ],
  use: {
    baseURL: `http://localhost:${PORT}${baseUrl}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && {executablePath}),
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
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}${baseUrl}`,
    reuseExistingServer: false,
  },
});
