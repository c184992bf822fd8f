/**
 * Runs the checks, the build, and the tests of the built site. The last line has
 * the number of passed and failed tests, from the reports of the test runners:
 *
 *   npm test             the most important ones
 *   npm run test:full    everything
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {runCommand} from './command/runCommand';
import {runStages} from './stages/runStages';
import {buildStages, checkStages} from './stages/stages';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {full: {type: 'boolean', default: false}},
  });
  const temporary = mkdtempSync(path.join(tmpdir(), 'openchoreo-site-'));
  try {
    const second = path.join(temporary, 'second-base');
    const checks = await runStages(checkStages(), true);
    const tests = await runStages(buildStages(values.full, second), false);
    const failed = checks.failed + tests.failed;
    process.stdout.write(
      `\n${checks.passed + tests.passed} passed, ${failed} failed\n`,
    );
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}

void runCommand(main);
