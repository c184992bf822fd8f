import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';

import {runProgram} from '../command/runProgram';
import {countTests, type Count} from './reports';
import type {Stage} from './stages';

const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;

/**
 * Runs stages and prints the result of each, with its output if it failed.
 *
 * @param isParallel - If true, runs as many at once as there are processors and
 *   shows output only on failure; otherwise runs them one by one.
 *   No further stage starts after a required one has failed.
 * @returns The tests of all stages.
 */
export async function runStages(
  stages: readonly Stage[],
  isParallel: boolean,
): Promise<Count> {
  mkdirSync('reports', {recursive: true});
  const total = {passed: 0, failed: 0};
  let done = 0;
  const waiting = [...stages];
  const work = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const {name, command, env, report, isRequired} = stage;
      if (report !== undefined) rmSync(report, {force: true});
      if (!isParallel) process.stdout.write(`\n— ${name}\n`);
      const start = performance.now();
      const {code, output} = await runProgram(command, isParallel, {
        PATH,
        ...env,
      });
      const hasPassed = code === 0;
      const count = countTests(report, hasPassed);
      total.passed += count.passed;
      total.failed += count.failed;
      done += 1;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(
        `[${done}/${stages.length}] ${name}: ${hasPassed ? 'passed' : 'failed'}, ${seconds} s\n`,
      );
      if (!hasPassed) process.stdout.write(output);
      if (count.failed > 0 && isRequired === true) waiting.length = 0;
    }
  };
  const workers = isParallel ? Math.min(availableParallelism(), 4) : 1;
  await Promise.all(Array.from({length: workers}, work));
  return total;
}
