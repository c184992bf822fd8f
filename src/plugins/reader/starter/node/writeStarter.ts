import path from 'node:path';

import type {PluginModule} from '@docusaurus/types';
import {outputFile} from '../../../../lib/node/outputFile';

/** Creates a plugin that writes the starter's script. */
export function writeStarter(starter: {
  readonly file: string;
  readonly code: string;
}): PluginModule {
  return () => ({
    name: 'starter',
    postBuild: ({outDir}) =>
      outputFile(path.join(outDir, starter.file), starter.code),
  });
}
