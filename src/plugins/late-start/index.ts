import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {buildSync} from 'esbuild';

import {outputFile} from '../../lib/node/outputFile';
import {pageTemplate} from './pageTemplate';

/**
 * Starts React when a page is idle. Until then, a page has two scripts: one sets
 * the colors before the first paint, and the starter does what HTML can't.
 *
 * @param announcement - The id of the announcement bar.
 * @returns The template of all pages, and the plugin that writes the starter.
 */
export function lateStart(baseUrl: string, announcement: string) {
  const bundle = (name: string): string => {
    const {outputFiles} = buildSync({
      entryPoints: [path.join(__dirname, 'client', name)],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      // The oldest of `browserslist` in package.json, by esbuild's names.
      target: ['chrome123', 'firefox125', 'safari17.5'],
      define: {ANNOUNCEMENT: JSON.stringify(announcement)},
    });
    return (outputFiles[0]?.text ?? '').trim();
  };
  const starter = bundle('starter.ts');
  const file = `assets/js/starter.${simpleHash(starter, 8)}.js`;
  const plugin = (): Plugin => ({
    name: 'late-start',
    async postBuild({outDir}) {
      await outputFile(path.join(outDir, file), starter);
    },
  });
  const firstPaint = bundle('firstPaint.ts');
  return {plugin, ssrTemplate: pageTemplate(baseUrl, firstPaint, file)};
}
