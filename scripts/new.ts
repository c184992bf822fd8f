/**
 * Creates a page, a post or a version:
 *
 *   npm run new -- page concepts/my-page --title … --description …
 *   npm run new -- post --title … --description … --date 2026-01-31
 *   npm run new -- version v0.4.x --ref v0.4.0 --date 2026-01-31
 *
 * In a terminal, it asks for missing options.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';

import {DOCS_VERSIONS, type DocsVersion} from '../src/site/versions';
import {runCommand} from './command/runCommand';
import {
  dateFaults,
  newPages,
  newPost,
  pathFaults,
  textFaults,
  withSidebarItem,
  type NewFile,
  type NewText,
} from './new/newPage';

const SITE_DIR = path.resolve(__dirname, '..');

const KINDS = ['page', 'post', 'version'] as const;

const {values, positionals} = parseArgs({
  options: {
    title: {type: 'string'},
    description: {type: 'string'},
    date: {type: 'string'},
    ref: {type: 'string'},
    version: {type: 'string', multiple: true},
  },
  allowPositionals: true,
});

/** The value of an option, or the answer to a question in the terminal. */
async function ask(
  given: string | undefined,
  option: string,
  question: string,
): Promise<string> {
  if (given !== undefined) return given;
  if (!process.stdin.isTTY) {
    throw new Error(`${option} is missing: ${question}`);
  }
  const prompt = createInterface({
    input: process.stdin,
    output: process.stdout,
  });
  try {
    return (await prompt.question(`${question} `)).trim();
  } finally {
    prompt.close();
  }
}

function failWith(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new Error(faults.map((fault) => `new: ${fault}`).join('\n'));
}

async function askText(): Promise<NewText> {
  return {
    title: await ask(values.title, '--title', 'Title?'),
    description: await ask(
      values.description,
      '--description',
      'Description, 70 to 155 characters?',
    ),
  };
}

function write(files: readonly NewFile[]): void {
  failWith(
    files
      .filter(({file}) => existsSync(path.join(SITE_DIR, file)))
      .map(({file}) => `${file} already exists. Choose another path or title.`),
  );
  for (const {file, text} of files) {
    mkdirSync(path.dirname(path.join(SITE_DIR, file)), {recursive: true});
    writeFileSync(path.join(SITE_DIR, file), text);
    process.stdout.write(`+ ${file}\n`);
  }
}

function chosenVersions(): readonly DocsVersion[] {
  const {version: slugs} = values;
  if (slugs === undefined) return DOCS_VERSIONS;
  const known = DOCS_VERSIONS.map(({slug}) => slug);
  failWith(
    slugs
      .filter((slug) => !known.includes(slug))
      .map((slug) => `--version is "${slug}". Allowed: ${known.join(', ')}.`),
  );
  return DOCS_VERSIONS.filter(({slug}) => slugs.includes(slug));
}

function sidebarOf({name}: DocsVersion): string {
  return name === 'current'
    ? 'sidebars.ts'
    : `versioned_sidebars/version-${name}-sidebars.json`;
}

function addToSidebar(file: string, page: string): void {
  const absolute = path.join(SITE_DIR, file);
  const after = withSidebarItem(readFileSync(absolute, 'utf8'), page);
  if (after === undefined) {
    process.stdout.write(
      `${file}: add '${page}' where readers will look for it.\n`,
    );
    return;
  }
  writeFileSync(absolute, after);
  process.stdout.write(`~ ${file}\n`);
}

async function page(name: string | undefined): Promise<void> {
  const at = await ask(name, 'the path', 'Path, such as concepts/my-page?');
  const text = await askText();
  const versions = chosenVersions();
  failWith([...pathFaults(at), ...textFaults(text)]);
  write(
    newPages(
      at,
      versions.map(({folder}) => folder),
      text,
    ),
  );
  for (const version of versions) addToSidebar(sidebarOf(version), at);
}

async function post(): Promise<void> {
  const text = await askText();
  const date = await ask(values.date, '--date', 'Date, such as 2026-01-31?');
  failWith([...textFaults(text), ...dateFaults(date)]);
  write([newPost(date, text)]);
}

async function version(name: string | undefined): Promise<void> {
  const label = await ask(name, 'the version', 'Version, such as v0.4.x?');
  const ref = await ask(values.ref, '--ref', 'Tag of the platform?');
  const date = await ask(values.date, '--date', 'Date of the tag?');
  const {status} = spawnSync(
    process.execPath,
    [
      ...process.execArgv,
      path.join(SITE_DIR, 'scripts/versions-cut.ts'),
      ...[label, '--ref', ref, '--date', date],
    ],
    {cwd: SITE_DIR, stdio: 'inherit'},
  );
  process.exitCode = status ?? 1;
}

async function main(): Promise<void> {
  const [kind = '', name] = positionals;
  if (kind === 'page') return page(name);
  if (kind === 'post') return post();
  if (kind === 'version') return version(name);
  throw new Error(
    `new: found "${kind}". Write npm run new -- ${KINDS.join('|')} …, as in scripts/new.ts.`,
  );
}

void runCommand(main);
