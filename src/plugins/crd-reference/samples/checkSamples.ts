import {deflateRawSync} from 'node:zlib';

import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import type {ContentError, Fault} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import type {Problem} from '../../../content-errors/problem';
import {pathFrom} from '../../../lib/node/pathFrom';
import {isShell, isYaml} from '../../../markdown/fences';
import {mistakesOf} from '../../../markdown/mistakes';
import {check} from '../check/check';
import type {Claim} from '../check/claims';
import type {ReferenceSite} from '../referenceSite';
import {checkCommands} from './commands';
import {checkFenceMeta} from './fenceMeta';
import {linkKeys} from './keyLinks';
import {
  checkSampleFile,
  errorIn,
  readSampleSite,
  type SampleSite,
} from './sampleSite';

/** What a writer can do about a block that is no complete manifest. */
const MARK =
  'Mark a part with excerpt="Kind" (and at="spec.path" for a value inside it), and a file that is not a manifest with data="name".';

/** The place of a fence itself, on the line above its text. */
const FENCE = {path: '', line: 0, column: 1};

/**
 * Fills the fences that show a published sample, and checks all YAML and shell
 * fences against the kinds of the page's docs version. Manifests get a link to the
 * checker, and their keys to their fields. It runs after constants have been
 * filled in.
 */
export function checkSamples(
  source: ReferenceSite,
  tree: Root,
  file: VFile,
): void {
  const page = pathFrom(source.siteDir, file.path);
  const site = readSampleSite(source, page);
  const errors = mistakesOf(file);
  errors.push(...site.errors);
  if (site.errors.length > 0) return;
  visit(tree, 'code', (node) => {
    errors.push(...checkFence(node, site, page));
  });
}

/**
 * Checks a fence by its language, and prepares what it shows.
 *
 * @returns Mistakes in the page, or in the file of a sample.
 */
function checkFence(
  node: Code,
  site: SampleSite,
  page: string,
): readonly ContentError[] {
  const inPage = (problem: Problem): ContentError => {
    // The text starts below the opening fence, with the same indentation.
    const start = node.position?.start ?? {line: 0, column: 1};
    const line = start.line + problem.line;
    const column = start.column - 1 + problem.column;
    return errorIn(page, {...problem, line, column});
  };
  const {values, faults} = checkFenceMeta(node.lang ?? '', node.meta);
  if (faults.length > 0) {
    return faults.map((fault) => inPage({...FENCE, ...fault}));
  }
  if (isShell(node.lang)) return checkCommands(node.value, site).map(inPage);
  if (!isYaml(node.lang)) return [];
  const sample = values.get('sample');
  if (sample === undefined) {
    const claim: Claim = {
      excerpt: values.get('excerpt'),
      at: values.get('at'),
      data: values.get('data'),
      fragmentRemedy: MARK,
    };
    const {mistakes} = check(node.value, claim, site.catalog);
    addLinks(node, claim, site, page);
    return mistakes.map(inPage);
  }
  const fault = sampleFault(node, sample, site);
  const path = `sample="${sample}"`;
  if (fault) return [inPage({...FENCE, ...fault, path})];
  const {siteDir, baseUrl, version, catalog} = site;
  const name = `${version.samples}/${sample}`;
  const {text, errors} = checkSampleFile(siteDir, name, catalog);
  node.value = text;
  node.data = {...node.data, file: baseUrl + version.samplesRoute + sample};
  addLinks(node, {}, site, page);
  return errors;
}

/** Why a fence can't be filled with a sample. */
function sampleFault(
  {value}: Code,
  sample: string,
  {version: {samples}, sampleFiles}: SampleSite,
): Fault | undefined {
  if (value.trim() !== '') {
    const what = 'the fence has content, but the sample file fills it';
    return {what, remedy: 'Leave the fence empty.'};
  }
  if (sampleFiles.has(sample)) return undefined;
  const otherwise = `Add the file, or use one in ${samples}.`;
  const remedy = didYouMeanOr(otherwise, sample, sampleFiles);
  return {what: `there is no file ${samples}/${sample}`, remedy};
}

/** Links the keys of a text to their fields, and the text to the checker. */
function addLinks(
  node: Code,
  {data, excerpt, at}: Claim,
  {reference, baseUrl, version, catalog}: SampleSite,
  page: string,
): void {
  if (data !== undefined) return;
  const place = {baseUrl, file: page};
  const keyLinks = linkKeys(node.value, {excerpt, at}, reference, place);
  node.data = {...node.data, keyLinks};
  const apiVersion = `apiVersion: ${catalog.platform.group}/`;
  if (excerpt !== undefined || !node.value.includes(apiVersion)) return;
  // The checker's `unpackText` reads it.
  const packed = deflateRawSync(node.value, {level: 9}).toString('base64url');
  node.data.check = `${baseUrl}${version.checker}?text=${packed}`;
}
