import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

import type {SiteStep} from '../after-build/shared/builtPage';
import {writePageRoutes} from './afterBuild';
import {chunkGroups} from './node/chunkGroups';
import {
  PAGES_ENTRY,
  PageChunksPlugin,
  pagesEntryCode,
  type BuiltChunks,
} from './node/pageChunks';
import {splitRoutes, type SplitRoutes} from './node/splitRoutes';
import {shardCount} from './shared/pageRoute';

const own = (file: string): string => path.join(__dirname, file);

/** The name under which scripts of chunks hand their code to the runtime. */
const CHUNK_LIST = 'openchoreoChunks';

/** Reads what the framework generated and writes the two parts beside it. */
function writeSplit(generatedFilesDir: string, folder: string): SplitRoutes {
  const read = (file: string): string =>
    readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const split = splitRoutes({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
  const client = (name: string): string =>
    JSON.stringify(own(`client/${name}.ts`));
  mkdirSync(folder, {recursive: true});
  const write = (file: string, content: string): void => {
    writeFileSync(path.join(folder, file), content);
  };
  write('chunkNames.json', JSON.stringify(split.chunkNames));
  write(
    'registry.js',
    `import {unlessWritten} from ${client('unlessWritten')};

${split.registry}`,
  );
  write('pages.js', pagesEntryCode(split.pages));
  write(
    'routes.js',
    `import ComponentCreator from '@docusaurus/ComponentCreator';
import {connect} from ${client('pageRoutes')};

const routes = [
${split.routes}
];
connect(routes);
export default routes;
`,
  );
  return split;
}

/** The plugin, and the step after the build that finishes its work. */
export interface RouteTable {
  readonly plugin: PluginModule;
  readonly step: SiteStep;
}

/** Keeps the routes of single pages out of the main bundle. */
export function createRouteTable(): RouteTable {
  let split: SplitRoutes | undefined;
  let built: BuiltChunks | undefined;
  const plugin = ({siteDir, generatedFilesDir}: LoadContext): Plugin => ({
    name: 'route-table',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'route-table');
      split = writeSplit(generatedFilesDir, folder);
      const {DefinePlugin, EntryPlugin} = currentBundler.instance;
      const core = path.dirname(
        require.resolve('@docusaurus/core/lib/client/preload.js'),
      );
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        output: {chunkLoadingGlobal: CHUNK_LIST},
        resolve: {
          alias: {
            '@generated/routes$': path.join(folder, 'routes.js'),
            '@generated/registry$': path.join(folder, 'registry.js'),
            '@generated/routesChunkNames$': path.join(
              folder,
              'chunkNames.json',
            ),
            [path.join(core, 'docusaurus.js')]: own('client/docusaurus.ts'),
          },
        },
        // Two entries share modules: what one uses of them, the other keeps.
        optimization: {
          usedExports: 'global',
          // It knows no page and changes with the main bundle alone.
          runtimeChunk: false,
          splitChunks: {cacheGroups: chunkGroups(split.sources, siteDir)},
        },
        plugins: [
          new DefinePlugin({
            CHUNK_LIST: JSON.stringify(CHUNK_LIST),
            PAGE_SHARDS: JSON.stringify(shardCount(split.pages.length)),
          }),
          new EntryPlugin(siteDir, path.join(folder, 'pages.js'), {
            name: PAGES_ENTRY,
          }),
          new PageChunksPlugin(
            split,
            {siteDir, generatedFilesDir},
            (chunks) => {
              built = chunks;
            },
          ),
        ],
      };
    },
  });
  return {
    plugin,
    async step(site) {
      if (!split || !built) {
        throw new Error('src/plugins/route-table: the client was not bundled.');
      }
      await writePageRoutes(site, split, built);
    },
  };
}
