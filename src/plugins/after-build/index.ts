import type {PluginModule} from '@docusaurus/types';

import {ContentErrors} from '../../content-errors/contentError';
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
  readonly visit?: (page: BuiltPage, tree: Root) => void;
  readonly run: SiteStep;
}

function startStep(step: AfterBuildStep, place: SitePlace): StepRun {
  if (typeof step === 'function') return {run: step};
  const found = new Map<BuiltPage, unknown>();
  return {
    visit: (page, tree) => found.set(page, step.read(page, tree, place)),
    run: (site) => step.run(site, found),
  };
}

/**
 * Runs the after-build steps one by one, since the framework would run the
 * `postBuild` hooks of plugins in parallel. Each page is read and parsed only
 * once for all steps.
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
        for (const {visit} of runs) visit?.(page, tree);
      });
      try {
        for (const {run} of runs) await run({...place, pages});
      } catch (error) {
        if (!(error instanceof ContentErrors)) throw error;
        // The framework would print the lines inside two stacks.
        process.stderr.write(`${error.message}\n`);
        process.exit(1);
      }
      await writePages(pages);
    },
  });
}
