/**
 * Checks all pages, posts, samples and redirects as a build does, without a build:
 * directives, constants, tabs, diagrams, manifests and commands.
 *
 *   npm run check:pages
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {ContentError, ContentErrors} from '../src/content-errors/contentError';
import {markdownSteps} from '../src/markdownSteps';
import {constantsPreprocessor} from '../src/markdown/constants';
import {parsePage} from '../src/markdown/parsePage.mjs';
import {
  checkSampleFile,
  listSampleFiles,
  readSampleSite,
} from '../src/plugins/crd-reference/samples/sampleSite';
import {readEnvironment} from '../src/site/environment';
import {DOCS_VERSIONS} from '../src/site/versions';
import {REFERENCE} from '../src/site/reference';
import sidebars from '../sidebars';
import {runCommand, SITE_DIR} from './command';
import {
  checkAsked,
  checkRedirects,
  checkSidebars,
  listPages,
  type DocsPage,
} from './siteData';

const {siteUrl, baseUrl} = readEnvironment(process.env);
const source = {...REFERENCE, siteUrl, baseUrl, siteDir: SITE_DIR};
const {beforeDefaultRemarkPlugins: steps} = markdownSteps(source, []);
const processor = unified().use(steps).freeze();
const fillPage = constantsPreprocessor(SITE_DIR, siteUrl + baseUrl);

/** The mistakes of a page, as messages. */
async function checkPage(file: string): Promise<readonly string[]> {
  const filePath = path.join(SITE_DIR, file);
  const page = new VFile({path: filePath});
  try {
    const read = {filePath, fileContent: readFileSync(filePath, 'utf8')};
    // Throws if it can't be read.
    await DEFAULT_PARSE_FRONT_MATTER(read);
    page.value = fillPage(read);
    await processor.run(parsePage(String(page), file), page);
    return [];
  } catch (error) {
    if (error instanceof ContentErrors) return error.message.split('\n');
    // Such as a mistake of MDX, with its place and the package that found it.
    const thrown = error as Error & {line?: number; source?: string};
    const {message, name, source = name} = thrown;
    // Some say the line only in words.
    const [, inWords] = /(?:\(| line )(\d+)[:,]/u.exec(message) ?? [];
    const line = Number(thrown.line ?? inWords) || undefined;
    const remedy = `Correct it; these are the words of ${source}.`;
    return [new ContentError({file, line}, message, remedy).message];
  }
}

/** The mistakes in what lies beside the pages: sidebars, ways to ask, redirects. */
async function checkData(): Promise<ContentError[]> {
  const errors: ContentError[] = [];
  const all: DocsPage[] = [];
  for (const version of DOCS_VERSIONS) {
    const pages = await listPages(SITE_DIR, version);
    const {name} = version;
    const versioned = `versioned_sidebars/version-${name}-sidebars.json`;
    const file = name === 'current' ? 'sidebars.ts' : versioned;
    const bars: unknown =
      name === 'current'
        ? sidebars
        : JSON.parse(readFileSync(path.join(SITE_DIR, file), 'utf8'));
    errors.push(
      ...checkSidebars(SITE_DIR, file, bars, pages),
      ...checkAsked(SITE_DIR, version, pages),
    );
    all.push(...pages);
  }
  return [...errors, ...checkRedirects(SITE_DIR, all)];
}

void runCommand(async () => {
  const pages = Globby.sync(
    '{docs,versioned_docs,blog,src/pages}/**/*.{md,mdx}',
    {cwd: SITE_DIR},
  );
  const messages = new Set<string>();
  for (const page of pages) {
    for (const message of await checkPage(page)) messages.add(message);
  }
  for (const version of source.versions) {
    const {catalog} = readSampleSite(source, `${version.folder}/index.md`);
    for (const name of listSampleFiles(SITE_DIR, version)) {
      const file = `${version.samples}/${name}`;
      const {errors} = checkSampleFile(SITE_DIR, file, catalog);
      for (const {message} of errors) messages.add(message);
    }
  }
  for (const {message} of await checkData()) messages.add(message);
  for (const message of messages) console.error(message);
  console.log(`${pages.length} pages checked. Mistakes: ${messages.size}.`);
  if (messages.size > 0) process.exitCode = 1;
});
