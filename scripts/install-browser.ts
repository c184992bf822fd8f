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

interface Browser {
  readonly find: () => string | undefined;
  /** Commands, of which the next is tried if one fails. */
  readonly ways: readonly string[];
  /** What to do by hand where no way works. */
  readonly byHand: string;
}

const BROWSERS: Readonly<Record<string, Browser>> = {
  chromium: {
    find: findChromium,
    ways: [
      'npx playwright install --with-deps chromium',
      'apt-get update && apt-get install --yes chromium-headless-shell',
    ],
    byHand: 'Install it, or set the variable CHROMIUM to its path.',
  },
  firefox: {
    find: findFirefox,
    ways: ['apt-get update && apt-get install --yes firefox-esr'],
    byHand: 'Install it, or set the variable FIREFOX to its path.',
  },
  webkit: {
    find: findWebKitDriver,
    ways: [
      'apt-get update && apt-get install --yes --no-install-recommends webkit2gtk-driver xvfb xauth python3-gi gir1.2-webkit2-4.1 poppler-utils',
    ],
    byHand:
      'Debian and Ubuntu have it in webkit2gtk-driver. On a Mac, "npx vitest run --project webkit" takes Safari; elsewhere CI runs WebKit.',
  },
};

void runCommand(() => {
  const [, , name = 'chromium'] = process.argv;
  const browser = BROWSERS[name];
  if (!browser) {
    throw new Error(
      `${name} is no browser. Write one of ${Object.keys(BROWSERS).join(', ')}.`,
    );
  }
  for (const way of browser.ways) {
    if (browser.find() !== undefined) return;
    spawnSync(way, {shell: true, stdio: 'inherit'});
  }
  if (browser.find() !== undefined) return;
  throw new Error(
    `Found no ${name}, and none could be installed. ${browser.byHand}`,
  );
});
