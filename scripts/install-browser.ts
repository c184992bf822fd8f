/**
 * Installs a browser where there is none: Chromium, the system's Firefox, or the
 * system's WebKit with what drives it.
 *
 *   npx tsx scripts/install-browser.ts [firefox | webkit]
 */
import {spawnSync} from 'node:child_process';

import {
  findChromium,
  findFirefox,
  findWebKitDriver,
} from '../tests/support/browser';
import {runCommand} from './command';

/** With Debian's package manager, by `sudo` where there is one. */
const install = (packages: string): string =>
  `$(command -v sudo) sh -c "apt-get update && apt-get install --yes --no-install-recommends ${packages}"`;

/** How to find each browser, and commands, of which the next is tried if one fails. */
const BROWSERS = {
  chromium: [
    findChromium,
    'npx playwright install --with-deps chromium',
    install('chromium-headless-shell'),
  ],
  firefox: [findFirefox, install('firefox-esr')],
  webkit: [
    findWebKitDriver,
    install(
      'webkit2gtk-driver xvfb xauth python3-gi gir1.2-webkit2-4.1 poppler-utils',
    ),
  ],
} as const;

void runCommand(() => {
  const [, , name = 'chromium'] = process.argv;
  const names = Object.keys(BROWSERS).join(', ');
  const browser = Object.entries(BROWSERS).find(([own]) => own === name)?.[1];
  if (!browser) {
    throw new Error(`${name} is no browser. Write one of ${names}.`);
  }
  const [find, ...ways] = browser;
  for (const way of ways) {
    if (find() !== undefined) return;
    spawnSync(way, {shell: true, stdio: 'inherit'});
  }
  if (find() !== undefined) return;
  throw new Error(
    `Found no ${name}, and none could be installed. Install it by hand, or set the variable CHROMIUM or FIREFOX to its path. On a Mac, "npx vitest run --project webkit" takes Safari.`,
  );
});
