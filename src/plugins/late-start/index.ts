import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {outputFile} from '../../lib/node/outputFile';
import {bundleStarter} from './bundle';

export {pageTemplate} from './pageTemplate';

/**
 * Starts React when a page is idle. Until then, a page has two scripts, which its
 * template names: one sets the colors before the first paint, and the starter does
 * what HTML can't. This plugin writes the starter.
 */
export default function lateStart({siteDir}: LoadContext): Plugin {
  return {
    name: 'late-start',
    async postBuild({outDir}) {
      const {file, code} = bundleStarter(siteDir);
      await outputFile(path.join(outDir, file), code);
    },
  };
}
