import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Compiler} from 'webpack';
import * as z from 'zod';

import {
  ContentErrors,
  type ContentError,
} from '@openchoreo/content-errors/contentError';
import {PAGE_FILE} from '@openchoreo/page-tools/pageFile';
import {DOCS_FOLDERS} from '../../../site/folders';
import {PageStore, type PageFacts} from './node/pageStore';

/** The bundler's persistent cache, if the framework has enabled it. */
const cached = z.object({cache: z.looseObject({version: z.string()})});

/**
 * Separates the caches of different site URLs and base URLs: pages contain
 * both, but the framework's cache key contains neither.
 */
function cacheFor(address: string, experiments: unknown): object {
  const {data} = cached.safeParse(experiments);
  return data === undefined
    ? {}
    : {cache: {version: `${data.cache.version}-${address}`}};
}

/**
 * When a writer fixes a page that failed to build, the page throws its old
 * error once more, and the dev server's overlay would keep showing it. This
 * function runs in the browser, so it cannot use anything outside itself.
 */
function isNoBuildError({message}: Error): boolean {
  return !message.includes('Module build failed');
}

/** What pages need to be compiled and judged. */
export interface PageDataOptions {
  readonly facts: PageFacts;
  /** Judges what can only be judged when every page is read. */
  readonly judge: () => readonly ContentError[];
}

/** One error for each page, since the dev server counts and lists them. */
function errorsByPage(errors: readonly ContentError[]): ContentErrors[] {
  return [...new Set(errors.map(({place}) => place.file))].map(
    (file) =>
      new ContentErrors(errors.filter(({place}) => place.file === file)),
  );
}

/**
 * Compiles a page again only when it, the data that it may show, or the URL of
 * the site has changed, and judges its links when all pages are compiled.
 */
export default function createPageDataPlugin({facts, judge}: PageDataOptions) {
  return function pageData({
    siteDir,
    siteConfig,
    baseUrl,
  }: LoadContext): Plugin {
    const store = new PageStore(siteDir, facts);
    const compilation = {
      apply(compiler: Compiler): void {
        compiler.hooks.compile.tap('page-data', () => {
          store.refresh();
        });
        compiler.hooks.afterCompile.tap('page-data', ({errors}) => {
          errors.push(...errorsByPage(judge()));
        });
      },
    };
    return {
      name: 'page-data',
      configureWebpack: ({experiments}, isServer) => ({
        devServer: {client: {overlay: {runtimeErrors: isNoBuildError}}},
        experiments: cacheFor(siteConfig.url + baseUrl, experiments),
        plugins: isServer ? [] : [compilation],
        module: {
          rules: [
            {
              test: PAGE_FILE,
              include: DOCS_FOLDERS.map((folder) => path.join(siteDir, folder)),
              enforce: 'post',
              use: [
                {
                  loader: path.join(
                    siteDir,
                    'src/plugins/writing/page-data/node/storedPage.mjs',
                  ),
                  options: {store},
                },
              ],
            },
          ],
        },
      }),
    };
  };
}
