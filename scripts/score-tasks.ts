import {DOCS_VERSIONS} from '../src/site/versions';
import {runCommand} from './command/runCommand';
import {doTasks, readTasks, TASK_GOALS, taskShares} from './search/tasks';

/**
 * Does the tasks of `tests/search/tasks.json` with search and with the tools for
 * assistants, on the built site, and prints the shares and each miss.
 */
async function main(): Promise<void> {
  const tasks = await readTasks();
  for (const version of DOCS_VERSIONS) {
    const outcomes = await doTasks('build', version, tasks);
    const shares = Object.entries(taskShares(outcomes)).map(
      ([name, share]) => `${name} ${share.toFixed(2)}`,
    );
    const faults = outcomes.flatMap((outcome) => outcome.faults);
    process.stdout.write(
      `${version.label}: ${tasks.length} tasks, ${shares.join(', ')} (goals ${Object.values(TASK_GOALS).join(', ')}), ${faults.length} refused by the tools\n`,
    );
    for (const {task, ...outcome} of outcomes) {
      const missed = Object.entries(outcome).flatMap(([name, value]) =>
        value === false ? [name] : [],
      );
      if (missed.length > 0)
        process.stdout.write(`  not ${missed.join(', ')}: ${task.question}\n`);
    }
    for (const fault of faults) process.stdout.write(`  ${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

void runCommand(main);
