import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '@openchoreo/content-errors/contentError';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {PAGE_FILE} from '@openchoreo/page-tools/pageFile';
import {versionOfFile, type ReferenceSource} from '../referenceSite';

import {checkBlocks} from './checkBlocks';
import {checkSampleFile} from './checkSampleFile';
import {readSampleSite, type SampleSource} from './readSampleSite';
import {listSampleFiles} from './sampleFiles';

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
  const {siteDir, versions, files, parse, fill} = options;
  const all = files ?? listFiles(options);
  const errors: ContentError[] = [];
  const used = new Set<string>();
  const counts = {pages: 0, blocks: 0, sampleFiles: 0};
  for (const file of all) {
    const {site, errors: unread} = readSampleSite(options, file);
    if (unread.length > 0) {
      errors.push(...unread);
      continue;
    }
    const {samples} = site.version;
    if (file.startsWith(`${samples}/`)) {
      counts.sampleFiles += 1;
      const checked = await checkSampleFile(siteDir, file, site.catalog);
      errors.push(...checked.errors);
      continue;
    }
    const whole = path.join(siteDir, file);
    if (!existsSync(whole)) throw new Error(`${file}: there is no such page.`);
    const tree = parse(readFileSync(whole, 'utf8'), file);
    fillCode(tree, (text) => fill(text, file));
    counts.pages += 1;
    visit(tree, 'code', () => {
      counts.blocks += 1;
    });
    const checked = await checkBlocks(tree, file, site);
    errors.push(...checked.errors);
    // The landing page shows the file of the latest version, so a file of Next
    // counts as used too: Next will be the latest version.
    const folders =
      versionOfFile(versions, file) === undefined
        ? versions.map((version) => version.samples)
        : [samples];
    for (const each of folders) {
      for (const name of checked.used) used.add(`${each}/${name}`);
    }
  }
  if (files === undefined) errors.push(...unusedSamples(options, used));
  return {errors: withoutDuplicates(errors), counts};
}

/** Fills in constants, which a build does in an earlier step. */
function fillCode(tree: Root, fill: (text: string) => string): void {
  visit(tree, (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    node.value = fill(node.value);
    if (node.type === 'code' && typeof node.meta === 'string')
      node.meta = fill(node.meta);
  });
}

function listFiles({
  siteDir,
  versions,
  folders,
}: ContentOptions): readonly string[] {
  const isSample = (file: string): boolean =>
    versions.some(({samples}) => file.startsWith(`${samples}/`));
  return folders.flatMap((folder) =>
    filesBelow(path.join(siteDir, folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => isSample(file) || PAGE_FILE.test(file)),
  );
}

/** Rejects published files that no page shows or uses in a command. */
function unusedSamples(
  {siteDir, versions}: ReferenceSource,
  used: ReadonlySet<string>,
): ContentError[] {
  return versions.flatMap((version) =>
    listSampleFiles(siteDir, version).flatMap((name) => {
      const file = `${version.samples}/${name}`;
      if (used.has(file)) return [];
      return new ContentError(
        {file},
        'no page shows this sample, and no command uses it',
        `Show it with \`\`\`yaml sample="${name}", or remove the file.`,
      );
    }),
  );
}

/** Reports the mistakes in a file once, even if two pages show it. */
function withoutDuplicates(errors: readonly ContentError[]): ContentError[] {
  return [...new Map(errors.map((error) => [error.message, error])).values()];
}
