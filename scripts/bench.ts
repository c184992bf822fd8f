/**
 * Measures how long search takes on a phone and prints the times with their goals:
 *
 *   npm run bench
 *
 * The times are for a thread that is four times slower than this machine, so
 * compare them only within one run. A missed goal is not a failure.
 */
import {goalTable} from './bench/goal';
import {measureSearch} from './bench/measureSearch';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';

void runCommand(async () => {
  requireBuiltSite('build');
  process.stdout.write(`${goalTable(await measureSearch())}\n`);
});
