import {readFileSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';
import {filesBelow} from '../../../lib/node/filesBelow';
import {PAGE_FILE} from '../../../lib/pages/pageFile';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {versionOfFile} from '../referenceSite';

import {checkBlocks} from './checkBlocks';
import {
  checkSampleFile,
  listSampleFiles,
  readSampleSite,
  type SampleSource,
} from './sampleSite';

/** Options for checking the samples of the whole site without a build. */
export interface ContentOptions extends SampleSource {
  /** Folders with pages and posts. */
  readonly folders: readonly string[];
  /** Paths from the root of the repository; all files if absent. */
  readonly files?: readonly string[] | undefined;
  /** Parses a page, with its code blocks as in a build. */
  readonly parse: (text: string, file: string) => Root;
  /** Fills in the constants of a file's docs version. */
  readonly fill: (text: string, file: string) => string;
}

/**
 * Checks the code blocks of pages and posts, and the published files. Without a
 * list of files, it also checks that each published file is used.
 *
 * @returns The mistakes, and how much was checked.
 */
export async function checkContent(options: ContentOptions) {
  const {siteDir, versions, folders, parse, fill} = options;
  const files = options.files ?? folders.flatMap((folder) => filesIn(folder));
  const errors = new Map<string, ContentError>();
  const used = new Set<string>();
  const counts = {pages: 0, blocks: 0, sampleFiles: 0};
  // Two pages can show a file with a mistake.
  const add = (error: ContentError): void => {
    errors.set(error.message, error);
  };
  function filesIn(folder: string): string[] {
    return filesBelow(path.join(siteDir, folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => isSample(file) || PAGE_FILE.test(file));
  }
  function isSample(file: string): boolean {
    return versions.some(({samples}) => file.startsWith(`${samples}/`));
  }
  for (const file of files) {
    const site = readSampleSite(options, file);
    site.errors.forEach(add);
    if (site.errors.length > 0) continue;
    if (isSample(file)) {
      counts.sampleFiles += 1;
      const checked = await checkSampleFile(siteDir, file, site.catalog);
      checked.errors.forEach(add);
      continue;
    }
    counts.pages += 1;
    const tree = parse(readFileSync(path.join(siteDir, file), 'utf8'), file);
    visit(tree, 'code', (node) => {
      counts.blocks += 1;
      node.value = fill(node.value, file);
      if (typeof node.meta === 'string') node.meta = fill(node.meta, file);
    });
    const checked = await checkBlocks(tree, file, site);
    checked.errors.forEach(add);
    // The landing page shows the file of the latest version, so a file of Next
    // counts as used too: Next will be the latest version.
    const isVersioned = versionOfFile(versions, file) !== undefined;
    for (const {samples} of isVersioned ? [site.version] : versions) {
      for (const name of checked.used) used.add(`${samples}/${name}`);
    }
  }
  for (const version of options.files ? [] : versions) {
    for (const name of listSampleFiles(siteDir, version)) {
      const file = `${version.samples}/${name}`;
      if (used.has(file)) continue;
      const what = 'no page shows this sample, and no command uses it';
      const remedy = `Show it with \`\`\`yaml sample="${name}", or remove the file.`;
      add(new ContentError({file}, what, remedy));
    }
  }
  return {errors: [...errors.values()], counts};
}
