import type {PluginModule} from '@docusaurus/types';

import {readPages} from './node/readPages';
import {writePages} from './node/writePages';
import type {AfterBuildStep} from './shared/builtPage';

/**
 * Runs the steps after the build in their order: the framework runs plugins'
 * `postBuild` side by side. One read and one parse serve all steps.
 */
export default function createAfterBuildPlugin(
  steps: readonly AfterBuildStep[],
): PluginModule {
  return ({siteDir, siteConfig}) => ({
    name: 'after-build',
    async postBuild({outDir, baseUrl}) {
      const pages = await readPages(outDir);
      for (const step of steps) {
        await step({siteDir, outDir, siteUrl: siteConfig.url, baseUrl, pages});
      }
      await writePages(pages);
    },
  });
}
