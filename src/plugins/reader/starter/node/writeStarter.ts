import path from 'node:path';

import {outputFile} from '@openchoreo/page-tools/node/outputFile';
import type {SiteStep} from '../../../after-build/shared/builtPage';

/** Creates a step that writes the starter's script. */
export function writeStarter(starter: {
  readonly file: string;
  readonly code: string;
}): SiteStep {
  return ({outDir}) => outputFile(path.join(outDir, starter.file), starter.code);
}
