import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';

import {findChromium, findFirefox, findWebKit} from '../tests/support/browser';

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

/** Debian packages of the other engines. */
const OTHERS = [
  {name: 'Firefox', find: findFirefox, packages: ['firefox-esr']},
  {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
] as const;

/** Tries to install the other engines; tests report a missing one. */
function tryOthers(): void {
  for (const {name, find, packages} of OTHERS) {
    if (find() !== undefined) continue;
    process.stdout.write(`No ${name} found.\n`);
    installDebian(...packages);
    if (find() === undefined) {
      process.stdout.write(`${name} is missing, so its tests are skipped.\n`);
    }
  }
}

/** Makes sure that the browser tests find Chromium. */
function main(): void {
  const {values} = parseArgs({
    options: {all: {type: 'boolean', default: false}},
  });
  if (values.all) tryOthers();
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
