import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {ContentError} from '../src/lib/contentError';
import {parseFrontMatter} from '../src/markdown/frontMatter';
import {checkFrontMatter} from '../src/markdown/prose/checkFrontMatter';
import {
  checkBlocks,
  checkPage,
  type ProseCount,
} from '../src/markdown/prose/checkPage';
import {checkSpelling} from '../src/markdown/prose/checkSpelling';
import {checkSyntax} from '../src/markdown/prose/checkSyntax';
import {
  SENTENCE_MAX_WORDS,
  SENTENCE_MEAN_WORDS,
} from '../src/markdown/prose/proseLimits';
import {readProse} from '../src/markdown/prose/readProse';
import {
  openResultCache,
  type FileResult,
} from '../src/markdown/prose/resultCache';
import {readWordFile} from '../src/markdown/prose/readWordFile';
import {DOCS_VERSIONS} from '../src/site/versions';

const SITE_DIR = path.resolve(__dirname, '..');

/** Folders whose Markdown becomes pages. */
const PAGE_FOLDERS = [...DOCS_VERSIONS.map(({folder}) => folder), 'blog'];

/** Folders with prose that is no page. */
const OTHER_FOLDERS = ['.', 'decisions', '.github'];

/** The checks of prose themselves. */
const RULES = 'src/markdown/prose';

const CACHE = 'node_modules/.cache/prose.json';

interface PageCount extends ProseCount {
  /** Unlisted pages are outside the sidebar, the search and the sitemap. */
  readonly isListed: boolean;
}

interface Report {
  readonly errors: readonly ContentError[];
  readonly counts: readonly PageCount[];
}

/**
 * Checks spelling, Markdown, sentences, words, titles and descriptions.
 *
 * @param only - Files and folders from the root of the repository; all files
 * when there are none.
 */
async function checkProse(only: readonly string[]): Promise<Report> {
  const isAsked = (file: string): boolean =>
    only.length === 0 ||
    only.some((name) => file === name || file.startsWith(`${name}/`));
  const pageFiles = PAGE_FOLDERS.flatMap((folder) => filesBelow(folder, '.md'));
  const asked = pageFiles.filter(isAsked);
  const others = OTHER_FOLDERS.flatMap((folder) => filesIn(folder, '.md'));
  const markdown = [...asked, ...others.filter(isAsked)];
  const words = wordFiles().filter(isAsked);
  const cache = openResultCache(path.join(SITE_DIR, CACHE), readRules());
  const each = (
    check: string,
    files: readonly string[],
    make: (file: string, source: string) => Promise<FileResult>,
  ): Promise<FileResult[]> =>
    Promise.all(
      files.map((file) => {
        const source = readSource(file);
        return cache.resultOf(check, file, source, () => make(file, source));
      }),
    );
  const [spelling, ...results] = await Promise.all([
    checkSpelling(SITE_DIR, [...markdown, ...words]),
    each('markdown', markdown, async (file) => ({
      errors: await checkSyntax(SITE_DIR, [file]),
    })),
    each('page', asked, (file, source) => checkPage(readProse(source, file))),
    each('words', words, async (file, source) => ({
      errors: await checkBlocks(file, readWordFile(source, file)),
    })),
  ]);
  cache.save();
  const titles = checkFrontMatter(
    pageFiles.map((file) => ({
      file,
      frontMatter: parseFrontMatter(readSource(file)),
    })),
  );
  return {
    errors: [
      ...unknownNames(only),
      ...spelling,
      ...results.flat().flatMap(({errors}) => errors),
      ...titles.filter(({place}) => isAsked(place.file)),
    ],
    counts: results.flat().flatMap(({count}) => {
      if (count === undefined) return [];
      const {unlisted} = parseFrontMatter(readSource(count.file));
      return [{...count, isListed: unlisted !== true}];
    }),
  };
}

/** Whatever the result of a check depends on, besides the file. */
function readRules(): string {
  const own = readdirSync(path.join(SITE_DIR, RULES))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => `${RULES}/${name}`);
  return [...own, '.markdownlint.yaml', 'package-lock.json']
    .map(readSource)
    .join('\n');
}

/** A misspelled name must not pass as a file without mistakes. */
function unknownNames(only: readonly string[]): ContentError[] {
  return only
    .filter((name) => !existsSync(path.join(SITE_DIR, name)))
    .map(
      (name) =>
        new ContentError(
          {file: name},
          'there is no file or folder of this name',
          `Prose is in ${[...PAGE_FOLDERS, ...OTHER_FOLDERS].join(', ')}.`,
        ),
    );
}

/** Data of the pages that readers see as prose. */
function wordFiles(): string[] {
  return DOCS_VERSIONS.flatMap(({folder}) => [
    `${folder}/_glossary.yaml`,
    ...filesIn(`${folder}/reference/api/_descriptions`, '.yaml'),
  ]);
}

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(path.join(SITE_DIR, folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => path.posix.join(folder, name));
}

/** What begins with `_` is data or a part of pages. */
function filesBelow(folder: string, extension: string): string[] {
  return readdirSync(path.join(SITE_DIR, folder), {withFileTypes: true})
    .filter(({name}) => !name.startsWith('_'))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(file, extension);
      return file.endsWith(extension) ? [file] : [];
    });
}

function readSource(file: string): string {
  return readFileSync(path.join(SITE_DIR, file), 'utf8');
}

/** The figures of some pages, in a line. */
function summaryOf(name: string, counts: readonly PageCount[]): string {
  const total = (key: 'words' | 'sentences' | 'labelWords'): number =>
    counts.reduce((sum, count) => sum + count[key], 0);
  const mean = total('words') / Math.max(1, total('sentences'));
  const longest = Math.max(0, ...counts.map((count) => count.longest));
  return [
    name,
    `${total('words')} words in ${total('sentences')} sentences`,
    `${total('labelWords')} in headings and tables`,
    `${mean.toFixed(1)} a sentence`,
    `longest ${longest}`,
  ].join(' · ');
}

/** The page whose sentences are the longest on average. */
function hardestOf(counts: readonly PageCount[]): string {
  const [hardest] = [...counts].sort((a, b) => meanOf(b) - meanOf(a));
  if (hardest === undefined) return '';
  return `Highest mean: ${meanOf(hardest).toFixed(1)} words a sentence in ${hardest.file}; ${SENTENCE_MEAN_WORDS} is refused, and a sentence of more than ${SENTENCE_MAX_WORDS}.`;
}

function meanOf({words, sentences}: ProseCount): number {
  return words / Math.max(1, sentences);
}

function figuresOf(counts: readonly PageCount[]): string[] {
  const lines = PAGE_FOLDERS.flatMap((folder) => {
    const own = counts.filter(({file}) => file.startsWith(`${folder}/`));
    return [
      {kind: 'listed', pages: own.filter(({isListed}) => isListed)},
      {kind: 'unlisted', pages: own.filter(({isListed}) => !isListed)},
    ]
      .filter(({pages}) => pages.length > 0)
      .map(({kind, pages}) =>
        summaryOf(`${folder}: ${pages.length} ${kind}`, pages),
      );
  });
  return counts.length === 0 ? [] : [...lines, hardestOf(counts)];
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {pages: {type: 'boolean', default: false}},
  });
  const before = performance.now();
  const only = positionals.map((file) =>
    path.relative(SITE_DIR, path.resolve(file)).replaceAll(path.sep, '/'),
  );
  const {errors, counts} = await checkProse(only);
  for (const {message} of errors) process.stderr.write(`${message}\n`);
  const lines = [
    ...(values.pages
      ? counts.map((count) => summaryOf(count.file, [count]))
      : []),
    ...figuresOf(counts),
  ];
  for (const line of lines) process.stdout.write(`${line}\n`);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  process.stdout.write(`Prose: ${errors.length} mistakes, ${seconds} s\n`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

if (require.main === module) void main();
