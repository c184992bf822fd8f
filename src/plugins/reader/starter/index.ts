import path from 'node:path';

import type {PluginModule} from '@docusaurus/types';

import {outputFile} from '@openchoreo/page-tools/node/outputFile';
import type {Starter} from './node/bundleStarter';

/** Makes pages work before the application runs, and starts it later. */
export default function createStarterPlugin(
  starter: Starter,
  {development}: {readonly development: boolean},
): PluginModule {
  const client = (file: string): string => path.join(__dirname, 'client', file);
  return () => ({
    name: 'starter',
    getClientModules: () => [
      client('routeEvent.ts'),
      ...(development ? [client('development.ts')] : []),
    ],
    async postBuild({outDir}) {
      await outputFile(path.join(outDir, starter.file), starter.code);
    },
  });
}
