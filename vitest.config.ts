import path from 'node:path';

import {defineConfig} from 'vitest/config';

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
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // Otherwise, a core stays free, while the tests of a browser wait.
          maxWorkers: '100%',
          // Vitest sets its own, which is no setting of the build.
          env: {BASE_URL: process.env['BASE_URL'] ?? ''},
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          // They wait for the platform, not for a core.
          maxConcurrency: 8,
        },
      },
      {
        extends: true,
        test: {name: 'rehearsal', include: ['tests/rehearsal/*.test.ts']},
      },
      {
        extends: true,
        test: {
          name: 'webkit',
          include: ['tests/webkit/*.test.ts'],
          env: {BASE_URL: process.env['BASE_URL'] ?? ''},
        },
      },
    ],
  },
});
