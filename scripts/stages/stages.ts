import path from 'node:path';

import {LOOSE_FOLDERS} from '../../src/site/folders';
import {countPlaywright, countVitest, type Report} from './reports';

/** A program that checks or tests something. */
export interface Stage {
  readonly name: string;
  /** A command of `node_modules/.bin` and its arguments. */
  readonly command: readonly string[];
  /** Added to the environment of the program. */
  readonly env?: Readonly<Record<string, string>>;
  /** The report with the number of passed tests. */
  readonly report?: Report;
  /** Whether a failure makes later stages pointless. */
  readonly isRequired?: boolean;
}

const CODE = /\.(?:ts|tsx|mts|mjs|js)$/;
const TYPED = /\.(?:tsx?|json)$/;
const STYLE = /\.css$/;
const PAGE = /\.mdx?$/;
const MARKDOWN = /\.md$/;
/** Data that pages show or that other files are checked against. */
const DATA = /^(?:docs|versioned_docs\/[^/]+)\/.*\.(?:ya?ml|json)$/;
/** Prose of pages, of the glossary and of fields. */
const PROSE = /\.mdx?$|_glossary\.yaml$|\/_descriptions\/.*\.yaml$/;
/** Everything except pages, whose prose is wrapped by hand. */
const FORMATTED = /(?<!\.mdx?)$/;
/** Sidebars, which the page check reads. */
const SIDEBARS = /^(?:sidebars\.ts|versioned_sidebars\/.*\.json)$/;

/** For programs that leave out what begins with an exclamation mark. */
function without(folders: readonly string[]): string[] {
  return folders.map((folder) => `!${folder}`);
}

function cached(tool: string): string[] {
  return ['--cache', '--cache-location', `node_modules/.cache/${tool}/`];
}

function reportFile(name: string): string {
  return path.join('reports', `${name.replaceAll(' ', '-')}.json`);
}

function vitest(
  project: string,
  name: string,
  more: Pick<Stage, 'env'> & {readonly args?: readonly string[]} = {},
): Stage {
  const {args = ['run'], ...rest} = more;
  const file = reportFile(name);
  return {
    name,
    command: [
      ...['vitest', ...args, '--project', project, '--passWithNoTests'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    report: {file, count: countVitest},
    ...rest,
  };
}

function playwright(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Stage {
  const file = reportFile(name);
  return {
    name,
    command: ['playwright', 'test', ...args],
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file},
    report: {file, count: countPlaywright},
  };
}

function script(name: string, ...args: readonly string[]): string[] {
  return ['tsx', `scripts/${name}.ts`, ...args];
}

/** What changes files. Prettier comes last, since the others don't format. */
export const FIX_STAGES: readonly Stage[] = [
  {name: 'lint', command: ['eslint', '--fix', '.']},
  {name: 'styles', command: ['stylelint', '--fix', 'src/**/*.css']},
  {
    name: 'format',
    command: [
      'prettier',
      '--write',
      '--log-level',
      'warn',
      '.',
      ...without(LOOSE_FOLDERS),
    ],
  },
];

/**
 * Checks that need neither a build nor a browser. The slowest come first, so that
 * parallel runs end at about the same time.
 *
 * @param files - Paths from the root of the repository. Each check gets only
 *   the files that concern it, and is skipped if there are none. `undefined`
 *   means all files.
 * @param gone - Removed files, which others may still link to.
 * @param loose - Folders without house rules, where spelling and format are
 *   the writers' own.
 */
export function checkStages(
  files?: readonly string[],
  gone: readonly string[] = [],
  loose: readonly string[] = LOOSE_FOLDERS,
): Stage[] {
  const stage = (
    name: string,
    concerns: RegExp,
    command: (files: readonly string[]) => readonly string[],
    {isOfSidebars = false, isOfHouse = false} = {},
  ): Stage[] => {
    if (files === undefined) return [{name, command: command([])}];
    const own = files.filter(
      (file) =>
        concerns.test(file) &&
        (isOfSidebars || !SIDEBARS.test(file)) &&
        !(isOfHouse && loose.some((one) => file.startsWith(`${one}/`))),
    );
    return own.length === 0 ? [] : [{name, command: command(own)}];
  };
  const all = (
    named: readonly string[],
    fallback: string,
  ): readonly string[] => (named.length > 0 ? named : [fallback]);
  const code = files?.filter((file) => CODE.test(file) && !SIDEBARS.test(file));
  return [
    ...(code?.length === 0
      ? []
      : [
          vitest('unit*', 'unit tests', {
            ...(code && {args: ['related', '--run', ...code]}),
          }),
        ]),
    ...stage('lint', CODE, (named) => [
      ...['eslint', '--max-warnings', '0', '--no-warn-ignored'],
      ...['--cache-strategy', 'content', ...cached('eslint')],
      ...all(named, '.'),
    ]),
    ...stage('types', TYPED, () => [
      ...['tsc', '--noEmit', '--incremental'],
      ...['--tsBuildInfoFile', 'node_modules/.cache/tsconfig.tsbuildinfo'],
    ]),
    ...stage(
      'spelling',
      PROSE,
      (named) => [
        ...['cspell', 'lint', '--no-progress', '--no-summary'],
        ...['--show-suggestions', '--no-must-find-files', ...named],
        ...loose.map((folder) => `--exclude=${folder}`),
      ],
      {isOfHouse: true},
    ),
    ...stage(
      'markdown',
      MARKDOWN,
      (named) => [
        'markdownlint-cli2',
        ...(named.length > 0 ? ['--no-globs', ...named] : without(loose)),
      ],
      {isOfHouse: true},
    ),
    ...stage(
      'format',
      FORMATTED,
      (named) => [
        ...['prettier', '--check', '--ignore-unknown', '--log-level', 'warn'],
        ...cached('prettier/.prettier-cache').slice(0, 2),
        'node_modules/.cache/prettier/.prettier-cache',
        ...(named.length > 0 ? named : ['.', ...without(loose)]),
      ],
      {isOfSidebars: true, isOfHouse: true},
    ),
    // The page check covers samples inside pages.
    ...stage('samples', DATA, (named) => script('check-samples', ...named), {
      isOfHouse: true,
    }),
    ...pagesStage(files && [...files, ...gone]),
    ...stage(
      'styles',
      STYLE,
      (named) => [
        ...['stylelint', ...cached('stylelint')],
        ...all(named, 'src/**/*.css'),
      ],
      {isOfHouse: true},
    ),
  ];
}

/** Checks all pages if data changed, since any of them may show it. */
function pagesStage(files?: readonly string[]): Stage[] {
  const own = files?.filter((file) =>
    [PAGE, DATA, SIDEBARS].some((concerns) => concerns.test(file)),
  );
  if (own?.length === 0) return [];
  const named = own?.some((file) => DATA.test(file)) === true ? [] : own;
  return [{name: 'pages', command: script('check-pages', ...(named ?? []))}];
}

/** A base URL other than the root, so that root-relative addresses fail. */
const SECOND_BASE = {
  SITE_URL: 'https://docs.example.org',
  BASE_URL: '/some/path/',
} as const;

/** Nothing else runs at the same time, so all processors are free. */
const ALONE = {args: ['run', '--maxWorkers=100%']} as const;

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
      command: script('install-browser', ...(full ? ['--all'] : [])),
      isRequired: true,
    },
    playwright('browser tests', full ? [] : QUICK),
    ...(full
      ? [
          vitest('full', 'build tests'),
          {
            name: 'build of the second base',
            command: script('build', '--out-dir', secondFolder),
            env: SECOND_BASE,
            isRequired: true,
          },
          vitest('site', 'site tests of the second base', {
            ...ALONE,
            env: second,
          }),
          playwright('browser tests of the second base', QUICK, second),
        ]
      : []),
  ];
}
