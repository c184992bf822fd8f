import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';

import {fileHashes} from '../support/fileHashes';
import {scratchCopy, type ScratchCopy} from '../support/scratchCopy';
import {WRITERS_MISTAKES} from '../support/writersMistakes';

const PAGE = 'docs/overview/architecture.md';
const POST = 'blog/2025-09-18-welcome.md';
const KIND = 'docs/reference/api/_crds/component.yaml';
const LAST_BUILD = 'build/index.html';

let copy: ScratchCopy;

beforeAll(() => {
  copy = scratchCopy('faults');
}, 120_000);

afterEach(() => {
  copy.restore();
});

afterAll(() => {
  copy.remove();
}, 120_000);

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
function failedBuild(): string {
  const last = path.join(copy.folder, LAST_BUILD);
  mkdirSync(path.dirname(last), {recursive: true});
  writeFileSync(last, 'the last good build');
  const said = failureOf(build);
  expect(readFileSync(last, 'utf8')).toBe('the last good build');
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

test("fault 17: a build with many writers' mistakes fails once and lists each with file, line and fix", () => {
  copy.change(PAGE, (text) =>
    [
      text.replace('sidebar_label:', 'sidebar_lable:'),
      'A [page](./nowhere.md), a [place](#nowhere), ![a picture](./none.png).',
      '## Twice {#twice}',
      '## Again {#twice}',
      'Text with <Component prop={1}>.',
    ].join('\n\n'),
  );
  copy.change(POST, (text) =>
    text
      .replace('authors: [openchoreo]', 'authors: [nobody]\ntags: [unknown]')
      .replace('date: 2025-09-18', 'date: 2025-13-41'),
  );
  copy.change('docs/concepts/runtime-model.md', (text) => `\uFEFF${text}`);
  copy.change('docs/overview/what-is-openchoreo.md', (text) =>
    text.replaceAll('\n', '\r\n'),
  );
  copy.change('docs/reference/faq.md', (text) =>
    text.replace('---\n', '---\nslug: ../overview/architecture\n'),
  );
  copy.change('docs/concepts/developer-abstractions.md', (text) =>
    text.replace('title: ', 'title: "'),
  );
  copy.change(
    'docs/getting-started/multi-cluster.md',
    (text) => text + 'word '.repeat(1_000_000),
  );
  const said = failedBuild();
  const at = (file: string, text: string, more: string): string =>
    `${file}:${lineOf(file, text)} ${more}`;
  const links = 'A [page]';
  for (const message of [
    at(
      PAGE,
      'sidebar_lable',
      'sidebar_lable: unknown front matter key. Did you',
    ),
    at(
      PAGE,
      links,
      './nowhere.md: this link points to a file that does not exist.',
    ),
    at(PAGE, links, `#nowhere: ${PAGE} has no heading with this ID.`),
    at(PAGE, links, './none.png: this image file does not exist. Put the file'),
    at(PAGE, 'Again', '#twice: the heading on line'),
    at(PAGE, '<Component', '<Component prop={1}>: <component> is not allowed'),
    at(POST, 'nobody', 'authors: blog/authors.yml has no "nobody". Use one'),
    at(POST, 'unknown', 'tags: blog/tags.yml has no "unknown". Add it'),
    at(
      POST,
      '2025-13-41',
      'date: "2025-13-41" is not a date. Write the date as',
    ),
    'docs/concepts/runtime-model.md:1: the file starts with a byte-order mark',
    'docs/overview/what-is-openchoreo.md:1: the line has a Windows line ending',
    'docs/concepts/developer-abstractions.md:4:1: the YAML cannot be read',
    'docs/reference/faq.md:2 slug: the page has the same address as',
    'docs/getting-started/multi-cluster.md:1: the page has',
  ]) {
    expect.soft(said).toContain(message);
  }
});

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

test('fault 18: mistakes in structures and samples fail the build with file, line and field', () => {
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
  const inPage = failedBuild();
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

/** Whether this machine can run a program without network. */
const canCutOff = spawnSync('unshare', ['--net', 'true']).status === 0;

test('fault 20: a build has the same bytes without git and network, in another time zone and locale, and after an interrupted build', () => {
  // The first and the last time zone in which a day begins.
  build({TZ: 'Pacific/Kiritimati', LC_ALL: 'C'}, ['--out-dir', 'first']);
  const first = fileHashes(path.join(copy.folder, 'first'));
  expect(Object.keys(first).length).toBeGreaterThan(100);
  const page = readFileSync(
    path.join(copy.folder, 'first/docs/overview/architecture/index.html'),
    'utf8',
  );
  expect.soft(page, 'a date without git').not.toContain('<time');
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
  expect.soft(page).not.toContain('<time');
  const local = [...page.matchAll(/ (?:href|src|action)="?(\/[^"\s>]*)/gu)].map(
    ([, address = '']) => address,
  );
  expect(local.length).toBeGreaterThan(20);
  expect(local.filter((one) => !one.startsWith('/some/path/'))).toEqual([]);
}, 600_000);
