import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterEach, expect, test} from 'vitest';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {shortHash} from '@openchoreo/page-tools/node/hashes';
import {scratchCopy} from '../support/scratchCopy';
import {WRITERS_MISTAKES} from '../support/writersMistakes';

const PAGE = 'docs/overview/architecture.md';
const KIND = 'docs/reference/api/_crds/component.yaml';
const FACTS = 'src/site/navigation.ts';
const LAST_BUILD = 'build/index.html';

const copy = scratchCopy('faults');
const elsewhere = scratchCopy('a-folder-elsewhere');

afterEach(() => {
  copy.restore();
});

/** The number of the line with a text, in a file of the copy. */
function lineOf(file: string, text: string): number {
  const lines = readFileSync(path.join(copy.folder, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

/** Keeps git from finding the repository that the copy is in. */
const NO_GIT = {GIT_CEILING_DIRECTORIES: path.resolve('.scratch')};

function build(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): string {
  return copy.run('tsx', ['scripts/build.ts', ...args], {...NO_GIT, ...env});
}

/** The output of a build that must fail and leave the last build in place. */
function failedBuild(env: Readonly<Record<string, string>> = {}): string {
  const last = path.join(copy.folder, LAST_BUILD);
  mkdirSync(path.dirname(last), {recursive: true});
  writeFileSync(last, 'the last good build');
  const said = failureOf(() => build(env));
  expect(readFileSync(last, 'utf8')).toBe('the last good build');
  expect(existsSync(path.join(copy.folder, '.build-part'))).toBe(false);
  return said;
}

/** What a program says that must fail. */
function failureOf(run: () => string): string {
  try {
    run();
  } catch (error) {
    return String(error);
  }
  return expect.fail('nothing failed');
}

test('fault 17: every kind of mistake, in Markdown and in MDX, is told by the check and by the build', () => {
  for (const {file, source} of WRITERS_MISTAKES) copy.add(file, source);
  copy.change('sidebars.ts', (text) =>
    text.replace("'overview/architecture'", "'overview/nowhere'"),
  );
  copy.add('docs/concepts/_category_.json', '{"label": 1}');
  const built = failedBuild();
  const checked = failureOf(() => copy.run('tsx', ['scripts/check-pages.ts']));
  for (const {name, file, said} of WRITERS_MISTAKES) {
    for (const output of [built, checked]) {
      const line = output.split('\n').find((one) => one.startsWith(`${file}:`));
      expect.soft(line, `${name}: ${file}`).toMatch(said);
    }
  }
  for (const output of [built, checked]) {
    expect
      .soft(output)
      .toMatch(/^sidebars\.ts:\d+ overview\/nowhere: no page/mu);
    expect.soft(output).toMatch(/^docs\/concepts\/_category_\.json:1/mu);
  }
});

test('fault 18: mistakes in samples fail the check, those in structures also the build, with file, line and field', () => {
  const samples = {
    'a tab': 'spec:\n\towner: {}',
    'an ellipsis': 'spec:\n  ...',
    'a key twice': 'kind: Component\nkind: Component',
    'the wrong group':
      'apiVersion: example.dev/v1\nkind: Component\nmetadata: {name: a}',
    'an unknown field':
      'apiVersion: openchoreo.dev/v1alpha1\nkind: Project\nmetadata: {name: a}\nspec: {deploymentPipelineRef: a, colour: red}',
  };
  copy.change(PAGE, (text) =>
    [
      text,
      ...Object.values(samples).map((yaml) => `\`\`\`yaml\n${yaml}\n\`\`\``),
    ].join('\n\n'),
  );
  const inPage = failureOf(() => copy.run('tsx', ['scripts/check-pages.ts']));
  const first = lineOf(PAGE, '\towner');
  for (const line of [first, lineOf(PAGE, 'example.dev/v1')]) {
    expect.soft(inPage).toContain(`${PAGE}:${line}`);
  }
  expect.soft(inPage).toContain('spec.colour');
  copy.change(KIND, (text) =>
    text.replace('type: array', '$ref: "#/definitions/Addons"'),
  );
  const inKind = failedBuild();
  expect.soft(inKind).toContain(`${KIND}:${lineOf(KIND, '$ref')}`);
  expect.soft(inKind).toContain('$ref');
});

/** The SHA-256 hashes of all files below a folder, by relative path. */
function fileHashes(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder).map((name) => [
      name,
      shortHash(readFileSync(path.join(folder, name)), 64),
    ]),
  );
}

/** Of the date of a page's last change, which git knows. */
const DATE_CLASS = 'theme-last-updated';

/** Whether this machine can run a program without network. */
const canCutOff = spawnSync('unshare', ['--net', 'true']).status === 0;

test('fault 20: a build has the same bytes with a cache, without network, in another time zone and locale, after an interrupted build, and in another folder', () => {
  // The first and the last time zone in which a day begins.
  build({TZ: 'Pacific/Kiritimati', LC_ALL: 'C'}, ['--out-dir', 'first']);
  const first = fileHashes(path.join(copy.folder, 'first'));
  expect(Object.keys(first).length).toBeGreaterThan(100);
  const page = readFileSync(
    path.join(copy.folder, 'first/docs/overview/architecture/index.html'),
    'utf8',
  );
  expect.soft(page, 'a date without git').not.toContain(DATE_CLASS);
  // Folders that killed builds leave behind.
  const left = ['.second-part', '.second-last', 'second'].map((name) =>
    path.join(copy.folder, name),
  );
  for (const folder of left) {
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'half.html'), '<p>Half');
  }
  const command = ['tsx', 'scripts/build.ts', '--out-dir', 'second'] as const;
  const [program, ...args] = canCutOff
    ? (['unshare', '--net', ...command] as const)
    : command;
  copy.run(program, args, {
    ...NO_GIT,
    TZ: 'Pacific/Pago_Pago',
    LC_ALL: 'tr_TR.UTF-8',
  });
  expect.soft(fileHashes(path.join(copy.folder, 'second'))).toEqual(first);
  const [, , second] = left;
  expect(left.filter((folder) => existsSync(folder))).toEqual([second]);
  elsewhere.run('tsx', ['scripts/build.ts', '--out-dir', 'third'], NO_GIT);
  const third = fileHashes(path.join(elsewhere.folder, 'third'));
  expect(third).toEqual(first);
}, 900_000);

test('fault 20: pages have no dates in a shallow clone, and every address has the base URL', () => {
  const git = (...args: string[]): void => {
    execFileSync('git', args, {
      cwd: copy.folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@example.org',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@example.org',
      },
    });
  };
  git('init', '--quiet');
  git('add', 'docs', 'versioned_docs');
  git('commit', '--quiet', '--message', 'one');
  const head = execFileSync('git', ['rev-parse', 'HEAD'], {cwd: copy.folder});
  // This file makes a clone shallow: it tells git where the history ends.
  writeFileSync(path.join(copy.folder, '.git/shallow'), head);
  build({BASE_URL: '/some/path/'}, ['--out-dir', 'based']);
  const page = readFileSync(
    path.join(copy.folder, 'based/docs/overview/architecture/index.html'),
    'utf8',
  );
  expect.soft(page).not.toContain(DATE_CLASS);
  const local = [...page.matchAll(/ (?:href|src|action)="?(\/[^"\s>]*)/gu)].map(
    ([, address = '']) => address,
  );
  expect(local.length).toBeGreaterThan(20);
  expect(local.filter((one) => !one.startsWith('/some/path/'))).toEqual([]);
}, 600_000);

// Checks of Markdown don't see the menu of the site.
test.each([
  [
    "'/docs/overview/architecture/'",
    "'/docs/nowhere/'",
    'linking to /docs/nowhere/',
  ],
  [
    "'/docs/overview/architecture/'",
    "'/docs/overview/architecture/#nowhere'",
    'linking to /docs/overview/architecture/#nowhere',
  ],
  ["type: 'docsVersionDropdown'", "type: 'docsVersionList'", 'docsVersionList'],
  [
    'sidebarId: SIDEBAR,',
    "sidebarId: 'nowhere',",
    'Can\'t find any sidebar with id "nowhere"',
  ],
])('%s as %s in the menu fails the build', (now, then, message) => {
  copy.change(FACTS, (text) => text.replace(now, then));
  expect(failedBuild()).toContain(message);
});

test('an invalid setting fails the build with its key, its value and what is allowed', () => {
  const said = failedBuild({BASE_URL: 'docs', SEARCH_PROVIDER: 'google'});
  expect(said).toContain('BASE_URL "docs"');
  expect(said).toContain(
    'SEARCH_PROVIDER "google": must be "embedded" or "hosted"',
  );
});
