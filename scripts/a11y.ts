import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';
import {auditReport} from './reports/auditTable';
import {readPlaywright} from './reports/readReports';

const FILE = path.join('reports', 'accessibility.json');

/**
 * Looks at every page in every mode, at rest and opened, and prints how much
 * was looked at. Further arguments go to Playwright.
 */
function main(): void {
  requireBuiltSite(process.env['TEST_SITE_DIR'] ?? 'build');
  rmSync(FILE, {force: true});
  spawnSync(
    'npx',
    [
      ...['playwright', 'test', 'tests/browser/accessibility'],
      ...['--project=chromium', ...process.argv.slice(2)],
    ],
    {
      stdio: 'inherit',
      env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: FILE},
    },
  );
  if (!existsSync(FILE)) throw new Error(`Playwright left no ${FILE}.`);
  const {line, isGood} = auditReport(
    readPlaywright(JSON.parse(readFileSync(FILE, 'utf8'))),
  );
  process.stdout.write(`\n${line}\n`);
  process.exitCode = isGood ? 0 : 1;
}

void runCommand(main);
