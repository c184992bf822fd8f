/**
 * Checks all pages, posts and samples as a build does, without a build: directives,
 * constants, tabs, diagrams, manifests and commands.
 *
 *   npm run check:pages
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {ContentError, ContentErrors} from '../src/content-errors/contentError';
import {filesBelow} from '../src/lib/node/filesBelow';
import {markdownSteps} from '../src/markdown';
import {parsePage} from '../src/markdown/parsePage';
import {
  checkSampleFile,
  listSampleFiles,
  readSampleSite,
  unusedSamples,
} from '../src/plugins/crd-reference/samples/sampleSite';
import {readEnvironment} from '../src/site/environment';
import {REFERENCE} from '../src/site/reference';
import {SITE_DIR} from './command/platform';
import {runCommand} from './command/runCommand';

const site = {
  ...readEnvironment(process.env),
  ...{siteDir: SITE_DIR, languages: []},
};
const {beforeDefaultRemarkPlugins: steps} = markdownSteps(site);
const processor = unified().use(steps).freeze();

/** What a page says of its samples is added to `used`. */
async function mistakesOf(
  file: string,
  used: Map<string, ReadonlySet<string>>,
): Promise<readonly ContentError[]> {
  const text = readFileSync(path.join(SITE_DIR, file), 'utf8');
  const page = new VFile({path: path.join(SITE_DIR, file), value: text});
  try {
    const read = {filePath: file, fileContent: text};
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER(read);
    page.data['frontMatter'] = frontMatter;
    await processor.run(parsePage(text, file), page);
    return [];
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors;
    // Such as a mistake of MDX, with its place.
    const {message = String(error), line} = error as {
      message?: string;
      line?: number;
    };
    return [new ContentError({file, line}, message, 'Correct it.')];
  } finally {
    // The step for samples sets it.
    used.set(file, page.data.usedSamples ?? new Set());
  }
}

void runCommand(async () => {
  const started = performance.now();
  const source = {...REFERENCE, ...site};
  const folders = [
    ...source.versions.map(({folder}) => folder),
    'blog',
    'src/pages',
  ];
  const pages = folders.flatMap((folder) =>
    filesBelow(path.join(SITE_DIR, folder))
      .filter((name) => /\.mdx?$/u.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const errors: ContentError[] = [];
  const used = new Map<string, ReadonlySet<string>>();
  for (const page of pages) errors.push(...(await mistakesOf(page, used)));
  for (const version of source.versions) {
    const {catalog} = readSampleSite(source, `${version.folder}/index.md`);
    for (const name of listSampleFiles(SITE_DIR, version)) {
      const file = `${version.samples}/${name}`;
      errors.push(...checkSampleFile(SITE_DIR, file, catalog).errors);
    }
  }
  errors.push(...unusedSamples(source, used));
  const messages = new Set(errors.map(({message}) => message));
  for (const message of messages) console.error(message);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${pages.length} pages in ${seconds} s, ${messages.size} mistakes.`,
  );
  if (messages.size > 0) process.exitCode = 1;
});
