// Ends what a run of the tests started, and removes its folder, when its standard
// input closes: at the end of the run, and also when the run is stopped or killed.
//
// Standard input: `+123` when the process group 123 starts, `-123` when it ends.
// Argument: the folder.
import {rmSync} from 'node:fs';
import {createInterface} from 'node:readline';

const folder = process.argv[2] ?? '';
const groups = new Set<number>();

createInterface({input: process.stdin})
  .on('line', (line) => {
    const group = Number(line.slice(1));
    if (line.startsWith('+')) groups.add(group);
    else groups.delete(group);
  })
  .on('close', () => {
    for (const group of groups) {
      try {
        process.kill(-group, 'SIGKILL');
      } catch {
        // It ended at the same time.
      }
    }
    rmSync(folder, {recursive: true, force: true, maxRetries: 10});
  });
