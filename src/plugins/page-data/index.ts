import path from 'node:path';

import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {DOCS_VERSIONS} from '../../site/versions';

type Bundler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];
type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;

/**
 * In the dev server, compiles a page when it is opened, and again when data that it
 * may show is saved.
 */
export default function pageData(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir} = context;
  const folders = DOCS_VERSIONS.map(({folder}) => path.join(siteDir, folder));
  return {
    name: 'page-data',
    configureWebpack({mode}) {
      if (mode === 'production') return {};
      const rules = [
        {
          resource: path.join(generatedFilesDir, 'registry.js'),
          loader: path.join(__dirname, 'importsAlone.mjs'),
        },
        {
          test: /\.mdx?$/u,
          include: folders,
          // Before compiling: a mistake in data must not outlive its correction.
          enforce: 'pre' as const,
          loader: path.join(__dirname, 'loader.mjs'),
          options: {folders},
        },
      ];
      return {...compiledWhenOpened(), module: {rules}};
    },
  };
}

/** The framework hands on these options of Rspack, but its types lack them. */
function compiledWhenOpened() {
  const requested: Middleware[] = [];
  return {
    lazyCompilation: {entries: false, imports: true},
    plugins: [
      {
        apply(compiler: unknown) {
          const bundler = compiler as Bundler;
          requested.push(rspack.lazyCompilationMiddleware(bundler));
        },
      },
    ],
    devServer: {
      setupMiddlewares: (middlewares: unknown[]) => [
        ...requested,
        ...middlewares,
      ],
    },
  };
}
