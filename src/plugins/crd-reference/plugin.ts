import path from 'node:path';

import type {Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {failWithAll} from '../../content-errors/contentError';

import {checkReference} from './files/checkReference';
import {checkerData} from './checker/checkerData';
import {readReference} from './files/readReference';
import type {ReferenceSite, ReferenceSource} from './referenceSite';

/**
 * Checks and watches the reference's data, and provides the manifest checker with
 * its own. README.md draws the way.
 */
export function createCrdReference(site: ReferenceSite): Plugin {
  return {
    ...clientParts(),
    name: 'crd-reference',
    getPathsToWatch: () => watchedFiles(site),
    loadContent() {
      failOnData(site);
    },
    contentLoaded: ({actions}) => writeCheckerData(site, actions),
    configureWebpack: () => ({
      module: {rules: [checkerDataRule(site.siteDir)]},
    }),
  };
}

/** The data files of all docs versions, as patterns. */
export function watchedFiles({siteDir, versions}: ReferenceSource): string[] {
  return versions.flatMap(({reference}) =>
    ['_*.yaml', '_*/*.yaml'].map((files) =>
      path.join(siteDir, reference, files),
    ),
  );
}

/** @throws ContentErrors for all mistakes in the data of all docs versions. */
export function failOnData(site: ReferenceSource): void {
  failWithAll(
    site.versions.flatMap((version) =>
      checkReference(readReference(site, version)),
    ),
  );
}

/** Writes what the manifest checker fetches. */
export async function writeCheckerData(
  site: ReferenceSite,
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
): Promise<void> {
  for (const [name, text] of checkerData(site)) await createData(name, text);
}

/** What runs in the browser. */
export function clientParts() {
  const theme = path.join(__dirname, 'checker/theme');
  return {
    getClientModules: () => [
      path.join(__dirname, 'reference/client/arrowKeys'),
    ],
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
  };
}

/** The rule by which a bundler takes the checker's data. */
export function checkerDataRule(siteDir: string) {
  return {
    include: path.join(siteDir, '.docusaurus/crd-reference'),
    test: /\.json$/u,
    type: 'asset/resource',
    generator: {filename: 'assets/check/[name].[contenthash:8][ext]'},
  };
}
