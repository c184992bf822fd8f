/**
 * Installs Chromium where there is none: Playwright's own or, where only the
 * system's packages can be reached, that of Debian.
 */
import {spawnSync} from 'node:child_process';

import {findChromium} from '../tests/support/browser';
import {runCommand} from './command';

const WAYS = [
  'npx playwright install --with-deps chromium',
  'apt-get update && apt-get install --yes chromium-headless-shell',
];

void runCommand(() => {
  for (const way of WAYS) {
    if (findChromium() !== undefined) return;
    // If it fails, the next way may work.
    spawnSync(way, {shell: true, stdio: 'inherit'});
  }
  if (findChromium() !== undefined) return;
  throw new Error(
    'Found no Chromium, and none could be installed. Install it, or set the variable CHROMIUM to its path.',
  );
});
