import {spawnSync} from 'node:child_process';

import {findChromium} from '../tests/support/browser';

/** Ways to get a Chromium, from the nearest to the last. */
const WAYS: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['apt-get', 'install', '--yes', 'chromium'],
  ['dnf', 'install', '--assumeyes', 'chromium'],
  ['apk', 'add', 'chromium'],
];

/** Makes sure that the browser tests find a Chromium. */
function main(): void {
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
