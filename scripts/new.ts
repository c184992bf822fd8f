/**
 * Creates a page in every docs version, and adds it to the sidebars, or a post:
 *
 *   npm run new -- page concepts/my-page --title … --description …
 *   npm run new -- post --title … --description … --date 2026-01-31
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {stringify} from 'yaml';

import {isDate} from '../src/lib/isDate';
import {slugOf} from '../src/lib/text';
import {
  DOCS_VERSIONS,
  sidebarFileOf,
  type DocsVersion,
} from '../src/site/versions';
import {runCommand} from './command/runCommand';

const USAGE =
  'Usage: npm run new -- page concepts/my-page --title … --description …, or npm run new -- post --title … --description ….';

const PAGE_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** The source of a page: front matter, an answer, and a body. */
function source(fields: Readonly<Record<string, unknown>>, body: string) {
  return `---\n${stringify(fields, {lineWidth: 0})}---\n\n${body}\n`;
}

/** Front matter of a new page or post. */
export interface NewText {
  readonly title: string;
  readonly description: string;
}

/** The source of a new documentation page. */
export function newPage(text: NewText): string {
  return source(
    {...text},
    `Answer the reader's question here, in at most 50 words.

## First section {#first-section}

Text.

## Next {#next}

- Where to go on.`,
  );
}

/** The source of a new blog post. */
export function newPost(text: NewText): string {
  return source(
    {slug: slugOf(text.title), ...text, authors: ['openchoreo']},
    `What is new, and for whom, in at most 50 words.

<!-- truncate -->

## First section

Text.`,
  );
}

/**
 * Adds a page to the sidebar, after the last page of the same folder.
 *
 * @param text - Source of `sidebars.ts`, or the JSON of an older version.
 * @returns `undefined` if the sidebar has no page of the folder.
 */
export function withSidebarItem(
  text: string,
  page: string,
): string | undefined {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const item = new RegExp(
    `^(?<start> *(?<quote>['"]))${folder}[\\w-]+\\k<quote>(?<comma>,?)$`,
    'gmu',
  );
  const last = [...text.matchAll(item)].at(-1);
  if (!last) return undefined;
  const {start = '', quote = '', comma = ''} = last.groups ?? {};
  const end = last.index + last[0].length;
  // JSON doesn't allow a comma after the last item.
  return `${text.slice(0, end)}${comma === '' ? ',' : ''}\n${start}${page}${quote}${comma}${text.slice(end)}`;
}

function create(file: string, text: string): void {
  if (existsSync(file)) {
    throw new Error(`${file} already exists. Choose another path or title.`);
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  process.stdout.write(`+ ${file}\n`);
}

function addToSidebar(version: DocsVersion, page: string): void {
  const file = sidebarFileOf(version);
  const after = withSidebarItem(readFileSync(file, 'utf8'), page);
  if (after === undefined) {
    process.stdout.write(
      `${file}: add '${page}' where readers will look for it.\n`,
    );
    return;
  }
  writeFileSync(file, after);
  process.stdout.write(`~ ${file}\n`);
}

function main(): void {
  const {values, positionals} = parseArgs({
    options: {
      title: {type: 'string'},
      description: {type: 'string'},
      date: {type: 'string', default: new Date().toISOString().slice(0, 10)},
    },
    allowPositionals: true,
  });
  const {title = '', description = '', date} = values;
  const [kind, page = ''] = positionals;
  for (const [option, value] of Object.entries({title, description})) {
    if (value.trim() === '')
      throw new Error(`--${option} is missing. ${USAGE}`);
  }
  if (kind === 'page') {
    if (!PAGE_PATH.test(page)) {
      throw new Error(
        `Invalid path "${page}". Write folder/page in lower case, such as concepts/my-page.`,
      );
    }
    for (const {folder} of DOCS_VERSIONS) {
      create(`${folder}/${page}.md`, newPage({title, description}));
    }
    for (const version of DOCS_VERSIONS) addToSidebar(version, page);
  } else if (kind === 'post') {
    if (!isDate(date)) {
      throw new Error(
        `Invalid --date "${date}". Write a date such as 2026-01-31.`,
      );
    }
    create(`blog/${date}-${slugOf(title)}.md`, newPost({title, description}));
  } else {
    throw new Error(`Unknown command "${kind ?? ''}". ${USAGE}`);
  }
}

if (require.main === module) void runCommand(main);
