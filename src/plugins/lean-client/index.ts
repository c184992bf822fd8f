import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {NAVBAR} from '../../site/navigation';
import {clientSiteConfig} from './node/clientSiteConfig';

const require_ = createRequire(__filename);

/** The theme's folder of client modules, as the framework names them. */
const THEME = path.dirname(require_.resolve('@docusaurus/theme-classic'));

/** The framework's banner for a wrong base URL: the site has its own. */
const BANNER = path.join(
  path.dirname(require_.resolve('@docusaurus/core/lib/client/preload.js')),
  'BaseUrlIssueBanner/index.js',
);

/** What the theme names for a site that is written from left to right. */
const INFIMA = 'infima/dist/css/default/default.css';

/** Hides an outline that no browser draws; styles the page anew at a press. */
const FOCUS_STYLES = path.join(
  path.dirname(require_.resolve('@docusaurus/theme-common')),
  'hooks/styles.css',
);

/** Core's link, whose observers are ended one by one. */
const LINK = require_.resolve('@docusaurus/core/lib/client/exports/Link.js');

/** The router, as the bundler takes it. */
const ROUTER = path.join(
  path.dirname(require_.resolve('react-router/package.json')),
  'esm/react-router.js',
);

/** Ids of the pages that the navbar names in every version. */
const NAVBAR_DOCS = NAVBAR.flatMap((item) => [item, ...(item.items ?? [])])
  .map(({docId}) => docId)
  .filter((id) => id !== undefined);

/** Versions of the site's packages, which no component shows. */
const NO_METADATA = {pluginVersions: {}};

const own = (file: string): string => path.join(__dirname, file);

const EMPTY = own('client/empty.ts');

/** Keeps out of the client bundle what pages do not need. */
export default function leanClient({
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  let configFile = '';
  let metadataFile = '';
  return {
    name: 'lean-client',
    async contentLoaded({actions}) {
      configFile = await actions.createData(
        'siteConfig.json',
        JSON.stringify(clientSiteConfig(siteConfig)),
      );
      metadataFile = await actions.createData(
        'siteMetadata.json',
        JSON.stringify(NO_METADATA),
      );
    },
    getClientModules: () => [own('client/everyPage.ts')],
    configureWebpack: ({mode}, isServer) => ({
      // Before the framework's own: the first alias that fits is taken.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {
        alias: {
          // `false` would name the folder of the build in the client's code.
          [path.join(THEME, 'prism-include-languages')]: EMPTY,
          [path.join(THEME, 'nprogress')]: own('client/progressBar.ts'),
          [require_.resolve(INFIMA)]: EMPTY,
          [FOCUS_STYLES]: EMPTY,
          [BANNER]: own('client/nothing.ts'),
          ...(!isServer && {
            '@generated/docusaurus.config$': configFile,
            'react-helmet-async$': own('client/head.tsx'),
            'react-loadable$': own('client/loadable.tsx'),
            // A page of the dev server shows them.
            ...(mode === 'production' && {
              '@generated/site-metadata$': metadataFile,
            }),
          }),
        },
      },
      ...(!isServer && {
        module: {
          rules: [
            {
              test: /[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/u,
              // The router imports them for what nobody calls.
              sideEffects: false,
            },
            {
              include: ROUTER,
              use: [own('node/nativeContext.mjs')],
            },
            {
              test: /[\\/]react-router(?:-dom)?[\\/]/u,
              resolve: {
                alias: {
                  history$: own('client/history.ts'),
                  'path-to-regexp$': own('client/pathToRegexp.ts'),
                },
              },
            },
            {
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]/u,
              resolve: {alias: {tslib$: own('client/tslib.ts')}},
            },
            {
              include: LINK,
              use: [own('node/endObservers.mjs')],
            },
            {
              test: /\.json$/u,
              include: path.join(
                generatedFilesDir,
                'docusaurus-plugin-content-docs',
              ),
              use: [own('node/trimDocsVersion.mjs')],
            },
            ...(mode === 'production'
              ? [
                  {
                    include: path.join(generatedFilesDir, 'globalData.json'),
                    resourceQuery: {not: /whole/u},
                    use: [
                      {
                        loader: own('node/trimGlobalData.mjs'),
                        options: {navbarDocs: NAVBAR_DOCS},
                      },
                    ],
                  },
                ]
              : []),
          ],
        },
      }),
    }),
  };
}
