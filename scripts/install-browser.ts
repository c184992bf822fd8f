import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';

import {findChromium, findFirefox} from '../tests/support/browser';
import {findWebKit} from '../tests/support/webkit';

/** Ways to get a Chromium, from the nearest to the last. */
const WAYS: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['apt-get', 'install', '--yes', 'chromium'],
  ['dnf', 'install', '--assumeyes', 'chromium'],
  ['apk', 'add', 'chromium'],
];

/** Debian's packages of the other engines. */
const OTHERS = [
  {name: 'Firefox', find: findFirefox, packages: ['firefox-esr']},
  {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
] as const;

/** Tries to get the other engines; tests say so where one is not there. */
function tryOthers(): void {
  for (const {name, find, packages} of OTHERS) {
    if (find() !== undefined) continue;
    process.stdout.write(`No ${name} found; trying: ${packages.join(', ')}\n`);
    spawnSync('apt-get', ['update'], {stdio: 'ignore'});
    spawnSync('apt-get', ['install', '--yes', ...packages], {stdio: 'ignore'});
    if (find() === undefined) {
      process.stdout.write(`${name} is not there: it is not tried.\n`);
    }
  }
}

/** Makes sure that the browser tests find a Chromium. */
function main(): void {
  const {values} = parseArgs({
    options: {all: {type: 'boolean', default: false}},
  });
  if (values.all) tryOthers();
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
    'No Chromium could be found or installed. Install one, or name it in the variable CHROMIUM.\n',
  );
  process.exitCode = 1;
}

main();
