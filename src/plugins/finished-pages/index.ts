import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

import {removeUnlessFinished} from './unfinishedSite';

/**
 * Makes of each page that the framework has rendered what `finishPages` says.
 *
 * @param connect - Addresses of other origins that pages may ask.
 */
export default function finishedPages(
  context: LoadContext,
  {connect}: {readonly connect: readonly string[]},
): Plugin {
  let finish: (() => void) | undefined;
  return {
    name: 'finished-pages',
    // A plugin is told of the end of a build, never of its start. This runs before
    // anything is written, and its mode tells a build from the dev server.
    configureWebpack({mode}) {
      if (mode !== 'production') return {};
      finish ??= removeUnlessFinished(context.outDir);
      return {plugins: [{apply: collectAtEnd}]};
    },
    async postBuild({routesPaths}) {
      // What only a whole build needs is loaded only then.
      const {finishPages} = await import('./finishPages');
      await finishPages(context, connect, routesPaths);
      finish?.();
    },
  };
}

/** Gives back what bundling leaves: Node.js would keep it until memory gets short. */
function collectAtEnd({hooks}: Compiler): void {
  setFlagsFromString('--expose-gc');
  // The flag above defines it, which the types can't tell.
  const collect = runInNewContext('gc') as () => void;
  hooks.shutdown.tap('finished-pages', collect);
}
