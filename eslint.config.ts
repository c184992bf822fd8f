import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

const BORDER_MESSAGE = 'See "Who may import whom" in ARCHITECTURE.md.';

/** Where hooks are written. */
const REACT = ['**/*.tsx', 'src/**/use*.ts'];

/** What no code for the browser may import. */
const NODE = ['**/node/**', 'node:*', '**/site/environment'];

/**
 * Imports of another plugin, seen from two or three folders below one's own:
 * `../../other/client/x`, but not `../../../lib/x`.
 */
const OTHER_CLIENT =
  '^(?:\\.\\./){2,3}(?!\\.\\.|client/|shared/|engine/|components/|lib/|site/)[^/]+/(?!shared/)';
/** The same from the plugin's folder, or from one below. */
const OTHER_NODE =
  '^(?:\\.\\./){1,2}(?!\\.\\.|node/|shared/|engine/|lib/|site/)[^/]+/(?!shared/)';

/**
 * Which folder may not import what. ARCHITECTURE.md shows the same table in
 * words; `message` sends the reader there. A file stands in one row alone: of
 * two, only the last would count.
 */
const borders: readonly {
  readonly files: string[];
  readonly ignores?: string[];
  readonly forbid: string[];
  /** The same as a pattern, for what `forbid` cannot say. */
  readonly forbidPattern?: string;
  readonly paths?: {name: string; importNames: string[]; message: string}[];
}[] = [
  {
    files: ['src/site/**/*.ts'],
    ignores: ['src/site/environment.ts'],
    forbid: ['node:*', 'react', '@theme/*', '../lib/*', '../plugins/*'],
  },
  {
    files: ['src/lib/**/*.ts'],
    ignores: ['src/lib/node/**'],
    forbid: [...NODE, '**/plugins/**', '**/markdown/**', 'react', '@theme/*'],
  },
  {
    files: ['src/lib/node/**/*.ts'],
    forbid: ['**/plugins/**', '**/markdown/**', 'react', '@theme/*'],
  },
  {
    files: ['src/plugins/*/{shared,engine}/**/*.ts'],
    forbid: [...NODE, '**/client/**', 'react', '@theme/*'],
  },
  {
    files: ['src/plugins/*/{client,theme}/**/*.{ts,tsx}'],
    // It starts what others have for the time before the application.
    ignores: ['src/plugins/starter/client/{start,notFound}.ts'],
    forbid: NODE,
    forbidPattern: OTHER_CLIENT,
  },
  {
    files: ['src/plugins/*/node/**/*.ts', 'src/plugins/*/*.ts'],
    forbid: ['**/client/**', '**/components/**', 'react', '@theme/*'],
    forbidPattern: OTHER_NODE,
  },
  {
    files: ['src/markdown/**/*.ts'],
    forbid: [
      ...['**/client/**', '**/components/**', 'react', '@theme/*'],
      '!prismjs/components/**',
    ],
    forbidPattern: '/plugins/[^/]+/(?!remark)',
  },
  {
    files: ['src/components/**/*.{ts,tsx}'],
    forbid: [...NODE, '**/plugins/**', '**/markdown/**', '@theme/*'],
  },
  {
    files: ['src/theme/**/*.{ts,tsx}'],
    forbid: [...NODE, '**/markdown/**'],
    forbidPattern: '/plugins/[^/]+/(?!client/)',
  },
  {
    files: ['src/pages/**/*.{ts,tsx}'],
    forbid: [...NODE, '**/plugins/**', '**/markdown/**'],
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
];

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
  // Its rules compile each function, which takes long where no hook can be.
  {files: REACT, extends: [reactHooks.configs.flat['recommended-latest']]},
  {files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.strict]},
  {
    languageOptions: {
      parserOptions: {
        projectService: {allowDefaultProject: ['*.mjs']},
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: 'error',
      // `erasableSyntaxOnly` allows no enum, and the rule takes a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
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
  borders.map(({files, ignores = [], forbid, forbidPattern, paths = []}) => ({
    files,
    ignores: ['**/*.test.{ts,tsx}', ...ignores],
    rules: {
      'no-restricted-imports': [
        'error' as const,
        {
          paths,
          patterns: [
            {group: forbid, message: BORDER_MESSAGE},
            ...(forbidPattern === undefined
              ? []
              : [{regex: forbidPattern, message: BORDER_MESSAGE}]),
          ],
        },
      ],
    },
  })),
);
