import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {ContentError} from '../src/lib/contentError';
import {PAGE_FILE} from '../src/lib/pageFile';
import {parseFrontMatter} from '../src/markdown/frontMatter';
import {checkFrontMatter} from '../src/markdown/prose/checkFrontMatter';
import {
  checkBlocks,
  checkPage,
  checkPhrases,
  type ProseCount,
} from '../src/markdown/prose/checkPage';
import {checkSpelling} from '../src/markdown/prose/checkSpelling';
import {checkSyntax} from '../src/markdown/prose/checkSyntax';
import {
  SENTENCE_MAX_WORDS,
  SENTENCE_MEAN_WORDS,
} from '../src/markdown/prose/proseLimits';
import {readProse, type ProseBlock} from '../src/markdown/prose/readProse';
import {
  openResultCache,
  type FileResult,
} from '../src/markdown/prose/resultCache';
import {readWordFile} from '../src/markdown/prose/readWordFile';
import {DOCS_VERSIONS} from '../src/site/versions';

const SITE_DIR = path.resolve(__dirname, '..');

/** Folders whose Markdown becomes pages. */
const PAGE_FOLDERS = [
  ...DOCS_VERSIONS.map(({folder}) => folder),
  'blog',
  'src/pages',
];

/** Folders with prose for contributors. */
const OTHER_FOLDERS = ['.', 'decisions', 'docs-dev', '.github'];

/** The texts of the home page. */
const HOME = 'src/pages/_home';

/** The code of the checks, whose changes invalidate cached results. */
const RULES = 'src/markdown/prose';

const CACHE = 'node_modules/.cache/prose.json';

interface PageCount extends ProseCount {
  /** Unlisted pages are outside the sidebar, the search and the sitemap. */
  readonly isListed: boolean;
}

interface Report {
  readonly errors: readonly ContentError[];
  /** Style that could be better; nothing fails because of it. */
  readonly advice: readonly ContentError[];
  readonly counts: readonly PageCount[];
}

/**
 * Checks spelling, Markdown, sentences, words, titles and descriptions.
 *
 * @param only - Files and folders to check, from the root of the repository; all
 *   if the list is empty.
 */
async function checkProse(only: readonly string[]): Promise<Report> {
  const isAsked = (file: string): boolean =>
    only.length === 0 ||
    only.some((name) => file === name || file.startsWith(`${name}/`));
  const pageFiles = PAGE_FOLDERS.flatMap((folder) => filesBelow(folder));
  const asked = pageFiles.filter(isAsked);
  const others = OTHER_FOLDERS.flatMap((folder) => filesIn(folder, '.md'));
  const othersAsked = others.filter(isAsked);
  const words = wordFiles().filter(isAsked);
  const home = filesIn(HOME, '.md').filter(isAsked);
  const markdown = [...asked, ...othersAsked];
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
    checkSpelling(SITE_DIR, [...markdown, ...words, ...home]),
    each('markdown', markdown, async (file) => ({
      errors: await checkSyntax(SITE_DIR, [file]),
    })),
    each('page', asked, checkPageText),
    each('words', words, (file, source) =>
      checkBlocks(file, readWordFile(source, file)),
    ),
    each('home', home, (file, source) =>
      checkBlocks(file, allBlocksOf(source, file)),
    ),
    each('phrases', othersAsked, (file, source) =>
      Promise.resolve(checkPhrases(file, allBlocksOf(source, file))),
    ),
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
      ...spelling.errors,
      ...results.flat().flatMap(({errors}) => errors),
      ...titles.errors.filter(({place}) => isAsked(place.file)),
    ],
    advice: [
      ...spelling.advice,
      ...results.flat().flatMap(({advice = []}) => advice),
      ...titles.advice.filter(({place}) => isAsked(place.file)),
    ],
    counts: results.flat().flatMap(({count}) => {
      if (count === undefined) return [];
      const {unlisted} = parseFrontMatter(readSource(count.file));
      return [{...count, isListed: unlisted !== true}];
    }),
  };
}

function allBlocksOf(source: string, file: string): ProseBlock[] {
  const {blocks, labels} = readProse(source, file);
  return [...blocks, ...labels];
}

/** Checks the sentences of a page, or reports why it can't be read. */
async function checkPageText(
  file: string,
  source: string,
): Promise<FileResult> {
  try {
    return await checkPage(readProse(source, file));
  } catch (error) {
    if (error instanceof ContentError) return {errors: [error]};
    throw error;
  }
}

/** Everything besides the file that the result of a check depends on. */
function readRules(): string {
  const own = readdirSync(path.join(SITE_DIR, RULES))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => `${RULES}/${name}`);
  const parser = ['parsePage', 'pageSyntax'].map(
    (name) => `src/lib/${name}.ts`,
  );
  return [...own, ...parser, '.markdownlint.yaml', 'package-lock.json']
    .map(readSource)
    .join('\n');
}

/** Reports misspelt file names, which would otherwise pass as files without mistakes. */
function unknownNames(only: readonly string[]): ContentError[] {
  return only
    .filter((name) => !existsSync(path.join(SITE_DIR, name)))
    .map(
      (name) =>
        new ContentError(
          {file: name},
          'there is no file or folder with this name',
          `Prose is in ${[...PAGE_FOLDERS, ...OTHER_FOLDERS, HOME].join(', ')}.`,
        ),
    );
}

/** Data files with prose for readers. */
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
function filesBelow(folder: string): string[] {
  return readdirSync(path.join(SITE_DIR, folder), {withFileTypes: true})
    .filter(({name}) => !name.startsWith('_'))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(file);
      return PAGE_FILE.test(file) ? [file] : [];
    });
}

function readSource(file: string): string {
  return readFileSync(path.join(SITE_DIR, file), 'utf8');
}

/** The counts of some pages on one line. */
function summaryOf(name: string, counts: readonly PageCount[]): string {
  const total = (key: 'words' | 'sentences' | 'labelWords'): number =>
    counts.reduce((sum, count) => sum + count[key], 0);
  const mean = total('words') / Math.max(1, total('sentences'));
  const longest = Math.max(0, ...counts.map((count) => count.longest));
  return [
    name,
    `${total('words')} words in ${total('sentences')} sentences`,
    `${total('labelWords')} in headings and tables`,
    `${mean.toFixed(1)} per sentence`,
    `longest ${longest}`,
  ].join(' · ');
}

/** A line about the page with the longest sentences on average. */
function hardestOf(counts: readonly PageCount[]): string {
  const [hardest] = [...counts].sort((a, b) => meanOf(b) - meanOf(a));
  if (hardest === undefined) return '';
  return `Highest mean: ${meanOf(hardest).toFixed(1)} words per sentence in ${hardest.file}. The limits are a mean below ${SENTENCE_MEAN_WORDS} and ${SENTENCE_MAX_WORDS} words in a sentence.`;
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
  const {errors, advice, counts} = await checkProse(only);
  for (const {message} of advice) {
    process.stdout.write(`Advice: ${message}\n`);
  }
  for (const {message} of errors) process.stderr.write(`${message}\n`);
  const lines = [
    ...(values.pages
      ? counts.map((count) => summaryOf(count.file, [count]))
      : []),
    ...figuresOf(counts),
  ];
  for (const line of lines) process.stdout.write(`${line}\n`);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  process.stdout.write(
    `Prose: ${errors.length} mistakes, ${advice.length} pieces of advice, ${seconds} s\n`,
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
}

if (require.main === module) void main();
