import path from 'node:path';

import {defineConfig} from 'vitest/config';

import {themeModules} from './tests/support/themeModules';

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
        plugins: [themeModules()],
        esbuild: {jsx: 'automatic'},
        test: {
          name: 'unit',
          server: {deps: {inline: [/@docusaurus\/(?!utils|types|logger)/]}},
          include: ['{src,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // Vitest sets its own, which is no setting of the build.
          env: {BASE_URL: process.env['BASE_URL'] ?? ''},
        },
      },
    ],
  },
});
