import {defineConfig} from '@playwright/test';

import site from '../../playwright.config';

/** The pages of MDX that stand in `site`, in every engine that is there. */
export default defineConfig({
  ...site,
  testDir: '.',
  projects: site.projects?.map(({grep: _grep, ...project}) => project) ?? [],
  webServer: [site.webServer ?? []]
    .flat()
    .map((server) => ({...server, cwd: process.cwd()})),
});
