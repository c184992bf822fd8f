import path from 'node:path';

import {LOOSE_FOLDERS} from '../../src/site/folders';

/** A program that checks or tests something. */
export interface Stage {
  readonly name: string;
  /** A command of `node_modules/.bin` and its arguments. */
  readonly command: readonly string[];
  /** Added to the environment of the program. */
  readonly env?: Readonly<Record<string, string>>;
  /** The JSON report with its tests. */
  readonly report?: string;
  /** Whether a failure makes later stages pointless. */
  readonly isRequired?: boolean;
}

const CODE = /^(?!sidebars\.ts$).*\.(?:ts|tsx|mts|mjs|js)$/;
const TYPED = /^(?!sidebars\.ts$|versioned_sidebars\/).*\.(?:tsx?|json)$/;
/** Data that pages show or that other files are checked against. */
const DATA = /^(?:docs|versioned_docs\/[^/]+)\/.*\.(?:ya?ml|json)$/;
/** Prose of pages, of the glossary and of fields. */
const PROSE = /\.mdx?$|_glossary\.yaml$|\/_descriptions\/.*\.yaml$/;
/** Everything except pages, whose prose is wrapped by hand. */
const FORMATTED = /(?<!\.mdx?)$/;

const CACHE = 'node_modules/.cache';

function cached(place: string): string[] {
  return ['--cache', '--cache-location', `${CACHE}/${place}`];
}

function reportFile(name: string): string {
  return path.join('reports', `${name.replaceAll(' ', '-')}.json`);
}

function vitest(
  project: string,
  name: string,
  args: readonly string[] = ['run'],
  env: Readonly<Record<string, string>> = {},
): Stage {
  const report = reportFile(name);
  return {
    ...{name, env, report},
    command: [
      ...['vitest', ...args, '--project', project, '--passWithNoTests'],
      ...['--reporter=default', '--reporter=json'],
      `--outputFile.json=${report}`,
    ],
  };
}

function playwright(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Stage {
  const report = reportFile(name);
  return {
    ...{name, report},
    command: ['playwright', 'test', ...args],
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
  };
}

function script(name: string, ...args: readonly string[]): string[] {
  return ['tsx', `scripts/${name}.ts`, ...args];
}

/**
 * Checks that need neither a build nor a browser. The slowest come first, so that
 * parallel runs end at about the same time.
 *
 * @param files - Paths from the root of the repository. Each check gets only
 *   the files that concern it, and is skipped if there are none. `undefined`
 *   means all files.
 * @param loose - Folders without house rules, where spelling and format are
 *   the writers' own.
 */
export function checkStages(
  files?: readonly string[],
  loose: readonly string[] = LOOSE_FOLDERS,
): Stage[] {
  const strict = files?.filter(
    (file) => !loose.some((folder) => file.startsWith(`${folder}/`)),
  );
  const others = loose.map((folder) => `!${folder}`);
  /** @param all - What a tool gets in place of the names of files. */
  const stage = (
    name: string,
    concerns: RegExp,
    command: readonly string[],
    all: readonly string[],
    of: typeof files = strict,
  ): Stage[] => {
    const own = of?.filter((file) => concerns.test(file));
    if (own?.length === 0) return [];
    return [{name, command: [...command, ...(own ?? all)]}];
  };
  const types = [
    ...['tsc', '--noEmit', '--incremental'],
    ...['--tsBuildInfoFile', `${CACHE}/tsconfig.tsbuildinfo`],
  ];
  const unitTests = stage('unit tests', CODE, ['related', '--run'], [], files);
  return [
    ...unitTests.map(({name, command}) =>
      vitest('unit*', name, files && command),
    ),
    ...stage(
      'lint',
      CODE,
      [
        ...['eslint', '--max-warnings', '0', '--no-warn-ignored'],
        ...['--cache-strategy', 'content', ...cached('eslint/')],
      ],
      ['.'],
      files,
    ),
    ...stage('types', TYPED, [], [], files).map(({name}) => ({
      name,
      command: types,
    })),
    ...stage(
      'spelling',
      PROSE,
      [
        ...['cspell', 'lint', '--no-progress', '--no-summary'],
        ...['--show-suggestions', '--no-must-find-files'],
        ...loose.map((folder) => `--exclude=${folder}`),
      ],
      [],
    ),
    ...stage(
      'markdown',
      /\.md$/,
      ['markdownlint-cli2', ...(files ? ['--no-globs'] : [])],
      others,
    ),
    ...stage(
      'format',
      FORMATTED,
      [
        ...['prettier', '--check', '--ignore-unknown', '--log-level', 'warn'],
        ...cached('prettier/.prettier-cache'),
      ],
      ['.', ...others],
    ),
    ...stage('samples', DATA, script('check-samples'), []),
    ...stage(
      'styles',
      /\.css$/,
      ['stylelint', ...cached('stylelint/')],
      ['src/**/*.css'],
    ),
  ];
}

/** A base URL other than the root, so that root-relative addresses fail. */
const SECOND_BASE = {
  SITE_URL: 'https://docs.example.org',
  BASE_URL: '/some/path/',
} as const;

/** Nothing else runs at the same time, so all processors are free. */
const ALONE = ['run', '--maxWorkers=100%'] as const;

/** Chromium only, without slow tests. */
const QUICK = ['--project=chromium', '--grep-invert', '@full'] as const;

/**
 * Stages that need a build, in order.
 *
 * @param full - Whether to include slow ones: every page, builds that must fail,
 *   a second base URL, reproducible builds.
 * @param secondFolder - Output folder for the second base URL.
 */
export function buildStages(full: boolean, secondFolder: string): Stage[] {
  const second = {...SECOND_BASE, TEST_SITE_DIR: secondFolder};
  return [
    {name: 'build', command: script('build'), isRequired: true},
    vitest('site', 'site tests', ALONE),
    {
      name: 'browser',
      command: script('install-browser'),
      isRequired: true,
    },
    playwright('browser tests', full ? [] : QUICK),
    ...(full
      ? [
          vitest('full', 'hosting tests'),
          {
            name: 'build of the second base',
            command: script('build', '--out-dir', secondFolder),
            env: SECOND_BASE,
            isRequired: true,
          },
          vitest('site', 'site tests of the second base', ALONE, second),
          playwright('browser tests of the second base', QUICK, second),
        ]
      : []),
  ];
}
