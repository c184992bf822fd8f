/** Fixes what tools can fix. All of them run, whatever the others find. */
import {LOOSE_FOLDERS} from '../src/site/folders';
import {runCommand} from './command/runCommand';
import {runStages} from './stages/runStages';

void runCommand(async () => {
  const loose = LOOSE_FOLDERS.map((folder) => `!${folder}`);
  const {failed} = await runStages(
    [
      {name: 'lint', command: ['eslint', '--fix', '.']},
      {name: 'styles', command: ['stylelint', '--fix', 'src/**/*.css']},
      // Comes last, since the others don't format.
      {
        name: 'format',
        command: ['prettier', '--write', '--log-level=warn', '.', ...loose],
      },
    ],
    false,
  );
  process.exitCode = failed > 0 ? 1 : 0;
});
