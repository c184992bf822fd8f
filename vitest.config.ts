import path from 'node:path';

import {defineConfig, type TestUserConfig} from 'vitest/config';

/** Vitest sets its own, which is no setting of the build. */
const env = {BASE_URL: process.env['BASE_URL'] ?? ''};

/** A project with the tests of a folder. */
function testsOf(folder: string, options: TestUserConfig = {}) {
  const include = [`tests/${folder}/**/*.test.ts`];
  return {extends: true, test: {name: folder, include, ...options}} as const;
}

/** Unit tests stand beside the code; tests of built files run after a build. */
export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    // Loading the modules anew for each file costs more than all tests.
    isolate: false,
    // A busy machine is no mistake of the code.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        esbuild: {jsx: 'automatic'},
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      },
      // Nothing else runs meanwhile; otherwise, a core stays free.
      testsOf('site', {env, maxWorkers: '100%'}),
      testsOf('platform'),
      testsOf('rehearsal'),
      testsOf('webkit', {env}),
    ],
  },
});
