/** Fixes what tools can fix. All of them run, whatever the others find. */
import {runCommand} from './command/runCommand';
import {sum} from './stages/reports';
import {runStages} from './stages/runStages';
import {FIX_STAGES} from './stages/stages';

void runCommand(async () => {
  const {failed} = sum(await runStages(FIX_STAGES, false));
  process.exitCode = failed > 0 ? 1 : 0;
});
