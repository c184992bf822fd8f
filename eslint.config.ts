import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Which folder may not import what. ARCHITECTURE.md shows the same table in
 * words; `message` sends the reader there.
 */
const borders = [
  {
    files: ['src/site/**/*.ts'],
    ignores: ['src/site/environment.ts'],
    forbid: ['node:*', 'react', '@theme/*', '../lib/*', '../plugins/*'],
  },
  {
    files: ['src/plugins/*/{shared,engine}/**/*.ts', 'src/lib/**/*.ts'],
    forbid: ['**/node/**', '**/client/**', 'react', '@theme/*', 'node:*'],
  },
  {
    files: [
      'src/plugins/*/{client,theme}/**/*.{ts,tsx}',
      'src/components/**/*.{ts,tsx}',
      'src/theme/**/*.{ts,tsx}',
      'src/pages/**/*.{ts,tsx}',
    ],
    forbid: ['**/node/**', 'node:*', '**/site/environment'],
  },
  {
    files: ['src/components/**/*.{ts,tsx}'],
    forbid: ['**/node/**', 'node:*', '**/plugins/**'],
  },
  {
    files: ['tests/browser/**/*.ts'],
    // A test of our own sees what the policy forbids.
    paths: [
      {
        name: '@playwright/test',
        importNames: ['test', 'expect'],
        message: 'Take them from tests/support/page or reader.',
      },
    ],
    forbid: ['**/plugins/**', '**/theme/**', '**/components/**'],
  },
] as const;

export default defineConfig(
  globalIgnores([
    'build',
    '.build-*',
    '.scratch',
    '.docusaurus',
    'node_modules',
    '**/fixtures/**',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.strict,
  {
    languageOptions: {
      parserOptions: {
        projectService: {allowDefaultProject: ['*.mjs']},
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-restricted-exports': 'off',
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
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    languageOptions: {parserOptions: {tsconfigRootDir: import.meta.dirname}},
  },
  // A fact is read from the environment in one place only.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/site/environment.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'src/site/environment.ts is the only reader of settings.',
        },
      ],
    },
  },
  borders.map(({files, forbid, ...rest}) => ({
    files: [...files],
    ignores: ['**/*.test.{ts,tsx}', ...('ignores' in rest ? rest.ignores : [])],
    rules: {
      'no-restricted-imports': [
        'error' as const,
        {
          paths: 'paths' in rest ? [...rest.paths] : [],
          patterns: [
            {
              group: [...forbid],
              message: 'See "Who may import whom" in ARCHITECTURE.md.',
            },
          ],
        },
      ],
    },
  })),
);
