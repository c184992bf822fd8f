import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import {failWithAll} from '@openchoreo/content-errors/contentError';

import {checkReference} from './files/checkReference';
import {checkerData} from './checker/checkerData';
import {readReference} from './files/readReference';
import {withoutUnusedYaml} from './checker/unusedYaml';
import type {ReferenceSite} from './referenceSite';

/**
 * Checks and watches the reference's data, and provides the manifest checker with
 * its own. README.md draws the way.
 */
export function createCrdReference(site: ReferenceSite): Plugin {
  const {siteDir, versions} = site;
  return {
    name: 'crd-reference',
    getPathsToWatch: () =>
      versions.flatMap(({reference}) =>
        ['_*.yaml', '_*/*.yaml'].map((files) =>
          path.join(siteDir, reference, files),
        ),
      ),
    loadContent() {
      const references = versions.map((version) =>
        readReference(site, version),
      );
      failWithAll(references.flatMap(checkReference));
    },
    async contentLoaded({actions}) {
      for (const [name, text] of checkerData(site)) {
        await actions.createData(name, text);
      }
    },
    getClientModules: () => [
      path.join(__dirname, 'reference/client/arrowKeys'),
    ],
    getThemePath: () => path.join(__dirname, 'checker/theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'checker/theme'),
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: isServer ? {} : withoutUnusedYaml()},
      module: {
        rules: [
          {
            include: path.join(siteDir, '.docusaurus/crd-reference'),
            test: /\.json$/u,
            type: 'asset/resource',
            generator: {filename: 'assets/check/[name].[contenthash:8][ext]'},
          },
        ],
      },
    }),
  };
}
