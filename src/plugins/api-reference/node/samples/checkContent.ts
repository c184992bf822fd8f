import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Code, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';

import {ContentError} from '../../../../lib/contentError';
import {DOCS_VERSIONS, docsVersionOfFile} from '../../../../site/versions';

import {checkBlocks} from './checkBlocks';
import {checkSampleFile} from './checkSampleFile';
import {filesBelow} from './filesBelow';
import {readSampleSite, sampleVersionOf} from './readSampleSite';
import {readSnippets} from './readSnippets';
import {listSampleFiles, samplesFolder} from './sampleFiles';

/** How the samples of the whole site are checked without building it. */
export interface ContentOptions {
  readonly siteDir: string;
  /** Origin and base of the site, ending in a slash. */
  readonly siteUrl: string;
  /** From the root of the repository; all files when absent. */
  readonly files?: readonly string[] | undefined;
  /** Fills the constants of a file's version in. */
  readonly fill: (text: string, file: string) => string;
}

export interface CheckedContent {
  readonly errors: readonly ContentError[];
  /** What a writer may want to know, but need not mend. */
  readonly notes: readonly string[];
  readonly counts: {
    readonly pages: number;
    readonly blocks: number;
    readonly sampleFiles: number;
  };
}

/** Folders with pages, posts and landing snippets. */
const FOLDERS = ['docs', 'versioned_docs', 'blog', 'src/pages'];

const PAGE = /\.mdx?$/u;
const CODE = /(?<!\.test)\.tsx?$/u;

/**
 * Checks the samples of pages, posts and landing snippets, and every published
 * file; without a list of files, also that each published file is of use.
 */
export async function checkContent({
  siteDir,
  siteUrl,
  files,
  fill,
}: ContentOptions): Promise<CheckedContent> {
  const all = files ?? (await listFiles(siteDir));
  const errors: ContentError[] = [];
  const shown = new Set<string>();
  const named = new Set<string>();
  const counts = {pages: 0, blocks: 0, sampleFiles: 0};
  const sites = new Map<string, ReturnType<typeof readSampleSite>>();
  for (const file of all) {
    const version = sampleVersionOf(file);
    const folder = samplesFolder(version);
    const reading =
      sites.get(version.name) ?? readSampleSite(siteDir, file, siteUrl);
    sites.set(version.name, reading);
    const {site, errors: unread} = await reading;
    if (unread.length > 0) {
      errors.push(...unread);
      continue;
    }
    if (file.includes('/_samples/')) {
      counts.sampleFiles += 1;
      const checked = await checkSampleFile(siteDir, file, site.catalog);
      errors.push(...checked.errors);
      continue;
    }
    const text = await readFile(path.join(siteDir, file), 'utf8');
    const tree = PAGE.test(file) ? fromMarkdown(text) : snippetTree(text, file);
    counts.pages += 1;
    counts.blocks += fillBlocks(tree, file, fill);
    const checked = await checkBlocks(tree, file, site);
    errors.push(...checked.errors);
    // The landing page shows the latest version's file, and the next version's
    // when that is the latest.
    const folders =
      docsVersionOfFile(file) === undefined
        ? DOCS_VERSIONS.map(samplesFolder)
        : [folder];
    for (const each of folders) {
      for (const name of checked.shown) shown.add(`${each}/${name}`);
      for (const name of checked.named) named.add(`${each}/${name}`);
    }
  }
  const use =
    files === undefined
      ? await checkUse(siteDir, shown, named)
      : {errors: [], notes: []};
  return {
    errors: withoutRepeats([...errors, ...use.errors]),
    notes: use.notes,
    counts,
  };
}

/** The blocks get what a page gets from the step before this one. */
function fillBlocks(
  tree: Root,
  file: string,
  fill: ContentOptions['fill'],
): number {
  let count = 0;
  visit(tree, 'code', (node) => {
    count += 1;
    node.value = fill(node.value, file);
    if (typeof node.meta === 'string') node.meta = fill(node.meta, file);
  });
  return count;
}

/** Snippets as if they stood in a page, so that one check serves both. */
function snippetTree(code: string, file: string): Root {
  return {
    type: 'root',
    children: readSnippets(code, file).map(({language, text, line}): Code => ({
      type: 'code',
      lang: language,
      value: text,
      // The text begins on this line; that of a fence one below it.
      position: {
        start: {line: line - 1, column: 1},
        end: {line, column: 1},
      },
    })),
  };
}

async function listFiles(siteDir: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of FOLDERS) {
    for (const name of await filesBelow(path.join(siteDir, folder))) {
      const file = `${folder}/${name}`;
      const isSample =
        file.includes('/_samples/') && docsVersionOfFile(file) !== undefined;
      const isCode = folder === 'src/pages' && CODE.test(file);
      if (isSample || PAGE.test(file) || isCode) found.push(file);
    }
  }
  return found;
}

/** A published file that no page shows or names is of no use. */
async function checkUse(
  siteDir: string,
  shown: ReadonlySet<string>,
  named: ReadonlySet<string>,
): Promise<{errors: ContentError[]; notes: string[]}> {
  const errors: ContentError[] = [];
  const notes: string[] = [];
  for (const version of DOCS_VERSIONS) {
    for (const name of await listSampleFiles(siteDir, version)) {
      const file = `${samplesFolder(version)}/${name}`;
      if (shown.has(file)) continue;
      if (named.has(file)) {
        notes.push(`${file}: applied by a command, but shown on no page`);
        continue;
      }
      errors.push(
        new ContentError(
          {file},
          'no page shows this sample, and no command names it',
          `Show it by \`\`\`yaml sample="${name}", or remove the file.`,
        ),
      );
    }
  }
  return {errors, notes};
}

/** A file shown on two pages has its mistakes once. */
function withoutRepeats(errors: readonly ContentError[]): ContentError[] {
  return [...new Map(errors.map((error) => [error.message, error])).values()];
}
