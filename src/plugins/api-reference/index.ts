import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import {failWithAll} from '@openchoreo/content-errors/contentError';

import {checkReference} from './node/checkReference';
import {
  descriptionsFolder,
  platformFactsFile,
  referencesFile,
  structuresFolder,
} from './node/folders';
import {checkerData} from './node/checkerData';
import {readReference} from './node/readReference';
import {withoutUnusedYaml} from './node/unusedYaml';
import type {ReferenceSource} from './shared/referenceSite';

/**
 * Checks and watches the reference's data, and provides the manifest checker with
 * its own. README.md lists the stages.
 */
export function createApiReference(source: ReferenceSource): Plugin {
  const {siteDir, versions} = source;
  return {
    name: 'api-reference',
    getPathsToWatch: () =>
      versions.flatMap((version) => [
        path.join(siteDir, structuresFolder(version), '*.yaml'),
        path.join(siteDir, descriptionsFolder(version), '*.yaml'),
        path.join(siteDir, referencesFile(version)),
        path.join(siteDir, platformFactsFile(version)),
      ]),
    loadContent() {
      const references = versions.map((version) =>
        readReference(source, version),
      );
      failWithAll(references.flatMap(checkReference));
    },
    async contentLoaded({actions}) {
      for (const [name, text] of checkerData(source)) {
        await actions.createData(name, text);
      }
    },
    getClientModules: () => [path.join(__dirname, 'client/keyLinks')],
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: isServer ? {} : withoutUnusedYaml(siteDir)},
      module: {
        rules: [
          {
            include: path.join(siteDir, '.docusaurus/api-reference'),
            test: /\.json$/u,
            type: 'asset/resource',
            generator: {filename: 'assets/check/[name].[contenthash:8][ext]'},
          },
        ],
      },
    }),
  };
}
