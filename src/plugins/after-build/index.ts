import type {PluginModule} from '@docusaurus/types';

import type {Root} from 'hast';

import {readPages} from './node/readPages';
import {writePages} from './node/writePages';
import type {
  AfterBuildStep,
  BuiltPage,
  SitePlace,
  SiteStep,
} from './shared/builtPage';

interface StepRun {
  readonly look?: (page: BuiltPage, tree: Root) => void;
  readonly run: SiteStep;
}

function startStep(step: AfterBuildStep, place: SitePlace): StepRun {
  if (typeof step === 'function') return {run: step};
  const found = new Map<BuiltPage, unknown>();
  return {
    look: (page, tree) => found.set(page, step.read(page, tree, place)),
    run: (site) => step.run(site, found),
  };
}

/**
 * Runs the steps after the build one by one, because the framework runs the
 * `postBuild` of all plugins in parallel. Every page is read and parsed once
 * for all steps.
 */
export default function createAfterBuildPlugin(
  steps: readonly AfterBuildStep[],
): PluginModule {
  return ({siteDir, siteConfig}) => ({
    name: 'after-build',
    async postBuild({outDir, baseUrl}) {
      const place = {siteDir, outDir, siteUrl: siteConfig.url, baseUrl};
      const runs = steps.map((step) => startStep(step, place));
      const pages = await readPages(outDir, (page, tree) => {
        for (const {look} of runs) look?.(page, tree);
      });
      for (const {run} of runs) await run({...place, pages});
      await writePages(pages);
    },
  });
}
