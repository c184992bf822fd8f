import {spawnSync} from 'node:child_process';

import {findChromium} from '../tests/support/browser';

/** Ways to install Chromium, in the order in which they are tried. */
const WAYS: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['apt-get', 'install', '--yes', 'chromium'],
  ['dnf', 'install', '--assumeyes', 'chromium'],
  ['apk', 'add', 'chromium'],
];

function installDebian(...packages: readonly string[]): void {
  process.stdout.write(`Trying: apt-get install ${packages.join(' ')}\n`);
  spawnSync('apt-get', ['update'], {stdio: 'ignore'});
  spawnSync('apt-get', ['install', '--yes', ...packages], {stdio: 'ignore'});
}

/**
 * In a container, installs headless Chromium without a window system, which
 * halves the test time. Any other Chromium works too.
 */
function tryHeadlessShell(): void {
  if (process.getuid?.() !== 0 || findChromium()?.endsWith('shell')) return;
  installDebian('chromium-headless-shell');
}

/** Makes sure that the browser tests find Chromium. */
function main(): void {
  tryHeadlessShell();
  for (const [command = '', ...args] of WAYS) {
    if (findChromium() !== undefined) return;
    process.stdout.write(
      `No Chromium found; trying: ${command} ${args.join(' ')}\n`,
    );
    if (command === 'apt-get')
      spawnSync(command, ['update'], {stdio: 'ignore'});
    spawnSync(command, args, {stdio: 'inherit'});
  }
  if (findChromium() !== undefined) return;
  process.stderr.write(
    'Chromium could not be found or installed. Install it, or set the variable CHROMIUM to its path.\n',
  );
  process.exitCode = 1;
}

main();
