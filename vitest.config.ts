import path from 'node:path';

import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';
import type {InlineConfig} from 'vitest/node';

import {themeModules} from './tests/support/themeModules';

/** Unit tests that need a document, which would keep what a test leaves in it. */
const DOCUMENT_TESTS = 'src/**/*.dom.test.{ts,tsx}';

/** A project of tests that draw the theme. */
const unit = (test: InlineConfig): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [themeModules()],
  esbuild: {jsx: 'automatic'},
  test: {
    // A busy machine is no mistake of the code.
    testTimeout: 60_000,
    server: {deps: {inline: [/@docusaurus\/(?!utils|types|logger)/]}},
    ...test,
  },
});

/** Unit tests stand beside the code; tests of built files run after a build. */
export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    projects: [
      unit({
        name: 'unit',
        // Loading the modules anew for each file costs more than all tests.
        isolate: false,
        include: [
          'src/**/*.test.{ts,tsx}',
          'scripts/**/*.test.ts',
          'tests/*.test.ts',
        ],
        exclude: [DOCUMENT_TESTS],
      }),
      unit({
        name: 'unit-document',
        environment: 'jsdom',
        include: [DOCUMENT_TESTS],
      }),
      {
        extends: true,
        test: {
          name: 'site',
          // All files read the same pages.
          isolate: false,
          include: ['tests/site/**/*.test.ts'],
          // Vitest sets its own, which is no setting of the build.
          env: {BASE_URL: process.env['BASE_URL'] ?? ''},
          testTimeout: 120_000,
          // Reading and parsing every page, on a busy machine.
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
