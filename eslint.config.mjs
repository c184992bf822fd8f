import path from 'node:path';

import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Where hooks are written. */
const REACT = ['**/*.tsx', 'src/**/use*.ts'];

/** Code that browsers run. */
const BROWSER = [
  'src/{clientModules,components,pages,site,theme}/**',
  'src/lib/*',
  'src/plugins/**/{check,checker,client,engine,shared,theme}/**',
  'src/plugins/messages/{explain.ts,texts.ts,MessageAnswers.tsx}',
];

const SETTINGS = {
  object: 'process',
  property: 'env',
  message: 'src/site/environment.ts is the only reader of settings.',
};

const NODE = {
  group: ['node:*', '**/node/**', '**/site/environment'],
  message: 'Browsers run this file, and have no Node.',
};

/**
 * The rooms of `src`, from the ground up: each imports only rooms above it in this
 * list, so there are no circles.
 */
const ROOMS = [
  'lib',
  'content-errors',
  'site',
  'markdown',
  'components',
  'plugins/imported-data',
  'plugins/messages',
  'plugins/crd-reference',
  'plugins/late-start',
  'plugins/search',
  'theme',
  'plugins/finished-pages',
  'plugins/assistant-tools',
  'plugins/page-weight',
  'plugins/page-data',
];

/** For each room, a rule against imports from the rooms below it in the list. */
const roomRules = ROOMS.map((room, index) => ({
  files: [`src/${room}/**`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-restricted-imports': /** @type {const} */ ([
      'error',
      {
        patterns: ROOMS.slice(index + 1).map((other) => ({
          group: [`**/${path.basename(other)}/**`],
          message: `src/${other} may import src/${room}, not the other way round.`,
        })),
      },
    ]),
  },
}));

/** A test of our own sees what the policy forbids. */
const TESTS = {
  name: '@playwright/test',
  importNames: ['test', 'expect'],
  message: 'Take them from tests/support/page or reader.',
};

export default defineConfig(
  globalIgnores(['build', '.docusaurus', '**/fixtures']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  // Its rules compile each function, which takes long where no hook can be.
  {files: REACT, extends: [reactHooks.configs.flat['recommended-latest']]},
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-member-access -- the plugin has no types
  {files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.strict]},
  {
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: 'error',
      // `erasableSyntaxOnly` allows no enum, and the rule takes a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Wrappers that `docusaurus swizzle` writes have such types.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      // A leading underscore says: given by the framework and not needed.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true},
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
    },
  },
  // A fact is read from the environment in one place only.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/site/environment.ts'],
    rules: {'no-restricted-properties': ['error', SETTINGS]},
  },
  {
    files: BROWSER,
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: {compat},
    rules: {
      'no-restricted-imports': ['error', {patterns: [NODE]}],
      // What a browser of `browserslist` in package.json lacks.
      'compat/compat': 'error',
    },
  },
  ...roomRules,
  {
    files: ['tests/browser/**/*.ts'],
    rules: {'no-restricted-imports': ['error', {paths: [TESTS]}]},
  },
);
