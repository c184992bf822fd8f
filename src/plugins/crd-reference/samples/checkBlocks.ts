import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {check, FRAGMENT, type Claim} from '../check/check';
import type {Problem} from '../check/mistake';

import {checkCommands} from './commands';
import {checkFenceMeta} from './fenceMeta';
import {checkSampleFile, type SampleSite} from './sampleSite';

/** A fence that shows a published sample. */
export interface FilledBlock {
  readonly node: Code;
  /** Path in the samples folder. */
  readonly file: string;
  readonly text: string;
}

/** What a writer can do about a block that is no complete manifest. */
const MARK =
  'Mark a part with excerpt="Kind" (and at="spec.path" for a value inside it), and a file that is not a manifest with data="name".';

export interface CheckedBlocks {
  readonly errors: readonly ContentError[];
  readonly filled: readonly FilledBlock[];
  /** Fences with complete manifests in the page itself. */
  readonly manifests: readonly Code[];
  /** Samples that the page shows, including missing ones, or uses in a command. */
  readonly used: ReadonlySet<string>;
}

/**
 * Checks all fences of a page, after constants were filled in.
 *
 * @param file - Path of the page from the root of the repository.
 */
export async function checkBlocks(
  tree: Root,
  file: string,
  site: SampleSite,
): Promise<CheckedBlocks> {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => {
    blocks.push(node);
  });
  const errors: ContentError[] = [];
  const filled: FilledBlock[] = [];
  const manifests: Code[] = [];
  const used = new Set<string>();
  for (const node of blocks) {
    const language = node.lang ?? '';
    const {line = 0, column = 1} = node.position?.start ?? {};
    const {values, problems: wrong} = checkFenceMeta(language, node.meta);
    /** The text starts below the opening fence, with the same indentation. */
    const add = ({at, path: key, what, remedy}: Problem): void => {
      const where = {line: line + at.line, column: column - 1 + at.column};
      const place = {file, ...where, key: key || undefined};
      errors.push(new ContentError(place, what, remedy));
    };
    const sample = values.get('sample');
    if (wrong.length > 0) {
      for (const {what, remedy} of wrong) {
        errors.push(new ContentError({file, line}, what, remedy));
      }
    } else if (/^ya?ml$/u.test(language) && sample !== undefined) {
      used.add(sample);
      const {text, errors: mistakes} = await readSample(
        node,
        sample,
        file,
        site,
      );
      errors.push(...mistakes);
      if (text !== undefined) filled.push({node, file: sample, text});
    } else if (/^ya?ml$/u.test(language)) {
      const {excerpt, at, data}: Claim = Object.fromEntries(values);
      const claim = {excerpt, at, data};
      for (const mistake of check(node.value, claim, site.catalog).mistakes) {
        add(
          mistake.what === FRAGMENT.what ? {...mistake, remedy: MARK} : mistake,
        );
      }
      if (excerpt === undefined && data === undefined) manifests.push(node);
    } else if (/^(?:sh|bash|shell)$/u.test(language)) {
      const checked = checkCommands(node.value, site);
      checked.problems.forEach(add);
      for (const name of checked.used) used.add(name);
    }
  }
  return {errors, filled, manifests, used};
}

async function readSample(
  node: Code,
  sample: string,
  file: string,
  {siteDir, version, catalog, sampleFiles}: SampleSite,
): ReturnType<typeof checkSampleFile> {
  const folder = version.samples;
  const place = {
    ...{file, line: node.position?.start.line},
    key: `sample="${sample}"`,
  };
  if (node.value.trim() !== '') {
    const what = 'the fence has content, but the sample file fills it';
    return {errors: [new ContentError(place, what, 'Leave the fence empty.')]};
  }
  if (sampleFiles.has(sample)) {
    return checkSampleFile(siteDir, `${folder}/${sample}`, catalog);
  }
  const what = `there is no file ${path.posix.join(folder, sample)}`;
  const otherwise = `Add the file, or use one in ${folder}.`;
  const remedy = didYouMeanOr(otherwise, sample, sampleFiles);
  return {errors: [new ContentError(place, what, remedy)]};
}
