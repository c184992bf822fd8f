import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '../../src/lib/contentError';
import {readYaml} from '../../src/lib/readYaml';
import {DOCS_VERSIONS} from '../../src/site/versions';
import {
  readPageFrontMatter,
  type KnownNames,
  type PageFrontMatter,
} from './frontMatterErrors';
import {linkErrors} from './linkErrors';
import {pageErrors, readPageText} from './pageErrors';
import {parsePage, readPageLinks, type PageLinks} from './readPageLinks';

const FOLDERS = [...DOCS_VERSIONS.map(({folder}) => folder), 'blog'];

/** What begins with `_` is data or a part of pages. */
const PART = /(?:^|\/)_/;

function filesIn(siteDir: string, folder: string): string[] {
  const root = path.join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, {recursive: true})
    .map((name) => `${folder}/${String(name).split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !PART.test(file))
    .sort();
}

function keysOf(siteDir: string, file: string): string[] {
  const whole = path.join(siteDir, file);
  if (!existsSync(whole)) return [];
  const value = readYaml(readFileSync(whole), file).documents[0]?.value;
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** Where a page will be: two pages cannot have one address. */
function addressOf(file: string, {values}: PageFrontMatter): string {
  const folder = FOLDERS.find((one) => file.startsWith(`${one}/`)) ?? '';
  const name = file.slice(folder.length + 1).replace(/\.md$/, '');
  const slug = typeof values['slug'] === 'string' ? values['slug'] : undefined;
  const own = (slug ?? path.posix.basename(name)).replace(/\/$/, '');
  const isWhole = own.startsWith('/') || slug === '/' || folder === 'blog';
  const parent = isWhole ? '' : path.posix.dirname(name);
  return `${folder}:${path.posix.join('/', parent, own)}`;
}

function sameAddresses(
  pages: ReadonlyMap<string, PageFrontMatter>,
): ContentError[] {
  const first = new Map<string, string>();
  return [...pages].flatMap(([file, page]) => {
    const address = addressOf(file, page);
    const before = first.get(address);
    if (before === undefined) {
      first.set(address, file);
      return [];
    }
    return [
      new ContentError(
        {file, line: page.lineOf('slug'), key: 'slug'},
        `the page has the address of ${before}`,
        'Give it a slug of its own, or leave the slug out.',
      ),
    ];
  });
}

/** What was looked at, and what was wrong with it. */
export interface CheckedPages {
  /** By file and line. */
  readonly errors: readonly ContentError[];
  readonly pages: number;
  readonly links: number;
}

/**
 * Finds everything that is wrong in pages and can be seen without building
 * them, so that a writer mends it in one go.
 *
 * @param siteDir - Root of the repository: errors name files from there.
 */
export function checkPages(siteDir: string): CheckedPages {
  const known: KnownNames = {
    authors: keysOf(siteDir, 'blog/authors.yml'),
    tags: keysOf(siteDir, 'blog/tags.yml'),
  };
  const errors: ContentError[] = [];
  const frontMatters = new Map<string, PageFrontMatter>();
  const pages = new Map<string, PageLinks>();
  for (const file of FOLDERS.flatMap((folder) => filesIn(siteDir, folder))) {
    if (file.endsWith('.mdx')) {
      errors.push(
        new ContentError(
          {file, line: 1},
          'pages are plain Markdown, and MDX is not',
          'Rename the file to .md, and write directives instead of components.',
        ),
      );
      continue;
    }
    const {text, errors: unreadable} = readPageText(
      readFileSync(path.join(siteDir, file)),
      file,
    );
    errors.push(...unreadable);
    if (text === undefined) continue;
    const frontMatter = readPageFrontMatter(file, text, known);
    frontMatters.set(file, frontMatter);
    const tree = parsePage(text);
    pages.set(file, readPageLinks(tree));
    errors.push(...frontMatter.errors, ...pageErrors(siteDir, file, tree));
  }
  const exists = (name: string): boolean =>
    existsSync(path.join(siteDir, name));
  errors.push(
    ...sameAddresses(frontMatters),
    ...[...pages].flatMap(([file, page]) =>
      linkErrors(file, page, pages, exists),
    ),
  );
  errors.sort(
    (a, b) =>
      a.place.file.localeCompare(b.place.file, 'en') ||
      (a.place.line ?? 0) - (b.place.line ?? 0),
  );
  const linkCounts = [...pages.values()].map(({links}) => links.length);
  return {
    errors,
    pages: pages.size,
    links: linkCounts.reduce((total, count) => total + count, 0),
  };
}
