import path from 'node:path';

import logger from '@docusaurus/logger';
import {failWithAll} from '@openchoreo/content-errors/contentError';

import {
  checkerDataRule,
  clientParts,
  failOnData,
  watchedFiles,
  writeCheckerData,
} from '../plugin';
import {publishReference} from '../publishReference';
import {pageFolders, type ReferenceSite} from '../referenceSite';

import {checkDocs} from './checkDocs';
import {docsVersions} from './docsVersions';
import {exampleOf} from './exampleOf';
import type {CrdReference, CrdReferenceOptions} from './options';
import {remarkStock} from './remarkStock';
import {smallDocument} from './smallDocument';

/**
 * The reference for any Docusaurus site: a plugin, and a step for the pages of
 * its docs. README.md has a first page.
 */
export function crdReference(options: CrdReferenceOptions = {}): CrdReference {
  const {folder = 'reference', docsPluginId = 'default'} = options;
  const {onWrongSamples = 'throw'} = options;
  let loaded: ReferenceSite | undefined;
  const site = (): ReferenceSite => {
    if (loaded) return loaded;
    throw new Error(
      'crd-reference: `plugin` did not run. Add it to `plugins` of the configuration.',
    );
  };
  const plugin: CrdReference['plugin'] = ({siteDir, baseUrl, siteConfig}) => ({
    ...clientParts(),
    name: 'crd-reference',
    getClientModules: () => [
      ...clientParts().getClientModules(),
      path.join(__dirname, 'reference/stock.css'),
    ],
    getPathsToWatch: () => watchedFiles(site()),
    async allContentLoaded({allContent, actions}) {
      const {title, url: siteUrl, trailingSlash} = siteConfig;
      const name = options.name ?? title;
      const docs = allContent['docusaurus-plugin-content-docs'];
      const versions = docsVersions(docs?.[docsPluginId], {
        ...{siteDir, baseUrl, trailingSlash, name, folder},
      });
      if (versions.length === 0) {
        throw new Error(
          `crd-reference: no version of the docs has a folder ${folder}/_crds. Write it with \`npx crd-reference pages\`.`,
        );
      }
      loaded = {
        ...{siteDir, baseUrl, siteUrl, name, versions, smallDocument},
        isStrict: () => false,
        example: options.example ?? exampleOf({siteDir, versions}),
      };
      failOnData(loaded);
      await writeCheckerData(loaded, actions);
      if (onWrongSamples === 'ignore') return;
      const errors = await checkDocs(loaded);
      if (onWrongSamples === 'throw') failWithAll(errors);
      else for (const {message} of errors) logger.warn(message);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          checkerDataRule(siteDir),
          {
            test: /\.mdx?$/u,
            enforce: 'pre' as const,
            include: site()
              .versions.flatMap(pageFolders)
              .map((docs) => path.join(siteDir, docs)),
            loader: path.join(__dirname, 'dependencies.cjs'),
            options: {
              folders: site().versions.map(({reference}) =>
                path.join(siteDir, reference),
              ),
            },
          },
        ],
      },
    }),
    async postBuild({outDir}) {
      await publishReference(site(), outDir);
    },
  });
  return {plugin, remark: remarkStock(site)};
}
