import {deflateRawSync} from 'node:zlib';

import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import type {ContentError} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import {pathFrom} from '../../../lib/node/pathFrom';
import {isShell, isYaml} from '../../../markdown/fences';
import {mistakesOf} from '../../../markdown/mistakes';

import {check} from '../check/check';
import type {Claim} from '../check/claims';
import type {Problem} from '../../../content-errors/problem';
import {linkKeys} from '../reference/keyLinks';
import type {ReferenceSite} from '../referenceSite';
import {checkCommands} from './commands';
import {checkFenceMeta} from './fenceMeta';
import {
  checkSampleFile,
  errorIn,
  readSampleSite,
  type SampleSite,
} from './sampleSite';

/** What a writer can do about a block that is no complete manifest. */
const MARK =
  'Mark a part with excerpt="Kind" (and at="spec.path" for a value inside it), and a file that is not a manifest with data="name".';

/** A problem of the fence itself, on the line above its text. */
const OF_FENCE = {path: '', line: 0, column: 1};

/**
 * Fills the fences that show a published sample, and checks all YAML and shell
 * fences against the kinds of the page's docs version. Manifests get a link to the
 * checker, and their keys to their fields. It runs after constants have been
 * filled in.
 */
export const remarkSamples: Plugin<[ReferenceSite], Root> =
  (source) => (tree, file) => {
    const page = pathFrom(source.siteDir, file.path);
    const site = readSampleSite(source, page);
    const errors = mistakesOf(file);
    errors.push(...site.errors);
    if (site.errors.length > 0) return;
    visit(tree, 'code', (node) => {
      // The text starts below the opening fence, with the same indentation.
      const start = node.position?.start ?? {line: 0, column: 1};
      for (const problem of checkFence(node, site, page, errors)) {
        const line = start.line + problem.line;
        const column = start.column - 1 + problem.column;
        errors.push(errorIn(page, {...problem, line, column}));
      }
    });
  };

/** Checks a fence by its language, and prepares what it shows. */
function checkFence(
  node: Code,
  site: SampleSite,
  page: string,
  errors: ContentError[],
): readonly Problem[] {
  const {values, faults} = checkFenceMeta(node.lang ?? '', node.meta);
  if (faults.length > 0) {
    return faults.map((fault) => ({...fault, ...OF_FENCE}));
  }
  if (isShell(node.lang)) return checkCommands(node.value, site);
  if (!isYaml(node.lang)) return [];
  const {sample, ...claim} = Object.fromEntries(values);
  const problems =
    sample === undefined
      ? check(node.value, {...claim, mark: MARK}, site.catalog).mistakes
      : fillFence(node, sample, site, errors);
  addLinks(node, claim, site, page);
  return problems;
}

/**
 * Fills a fence with a sample.
 *
 * @param errors - Mistakes in the file of the sample are added here.
 * @returns Why it can't be filled, if so.
 */
function fillFence(
  node: Code,
  sample: string,
  {siteDir, baseUrl, version, catalog, sampleFiles}: SampleSite,
  errors: ContentError[],
): Problem[] {
  const place = {...OF_FENCE, path: `sample="${sample}"`};
  const name = `${version.samples}/${sample}`;
  if (node.value.trim() !== '') {
    const what = 'the fence has content, but the sample file fills it';
    return [{...place, what, remedy: 'Leave the fence empty.'}];
  }
  if (!sampleFiles.has(sample)) {
    const otherwise = `Add the file, or use one in ${version.samples}.`;
    const remedy = didYouMeanOr(otherwise, sample, sampleFiles);
    return [{...place, what: `there is no file ${name}`, remedy}];
  }
  const checked = checkSampleFile(siteDir, name, catalog);
  errors.push(...checked.errors);
  node.value = checked.text;
  node.data = {...node.data, file: baseUrl + version.samplesRoute + sample};
  return [];
}

/** Links the keys of a text to their fields, and the text to the checker. */
function addLinks(
  node: Code,
  claim: Claim,
  {reference, baseUrl, version, catalog}: SampleSite,
  page: string,
): void {
  if ('data' in claim) return;
  const place = {baseUrl, file: page};
  const keyLinks = linkKeys(node.value, claim, reference, place);
  node.data = {...node.data, keyLinks};
  const apiVersion = `apiVersion: ${catalog.platform.group}/`;
  if ('excerpt' in claim || !node.value.includes(apiVersion)) return;
  // The checker's `unpackText` reads it.
  const packed = deflateRawSync(node.value, {level: 9}).toString('base64url');
  node.data.check = `${baseUrl}${version.checker}?text=${packed}`;
}
