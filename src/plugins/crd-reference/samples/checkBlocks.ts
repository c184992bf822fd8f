import path from 'node:path';

import {ContentError, HouseRule} from '@openchoreo/content-errors/contentError';
import {didYouMeanOr} from '@openchoreo/content-errors/nearest';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import type {Catalog} from '../engine/catalog';
import type {ReferenceSite, ReferenceVersion} from '../referenceSite';
import {
  checkSampleFile,
  placeOf,
  type CheckedSampleFile,
} from './checkSampleFile';
import {checkYaml, type YamlClaim} from '../engine/checkYaml';
import {messageOf, type Problem} from '../engine/value';
import {checkFenceMeta} from './checkFenceMeta';
import {checkShell} from './shell/checkShell';
import {chartOfFile, checkValuesFile} from './shell/chartValues';
import type {Charts, LocalFile} from './shell/shellContext';

/** Everything that the code blocks of a page are checked against. */
export interface SampleSite {
  readonly siteDir: string;
  /** Version of the page; the latest for pages without a version. */
  readonly version: ReferenceVersion;
  readonly catalog: Catalog;
  /** Absent if a version has no list of charts. */
  readonly charts?: Charts | undefined;
  /** URL of the version's samples, without a trailing slash. */
  readonly samplesUrl: string;
  /** Paths in the samples folder. */
  readonly sampleFiles: ReadonlySet<string>;
  readonly isStrict: ReferenceSite['isStrict'];
}

/** A fence that shows a published sample. */
export interface FilledBlock {
  readonly node: Code;
  /** Path in the samples folder. */
  readonly file: string;
  readonly text: string;
}

export interface CheckedBlocks {
  readonly errors: readonly ContentError[];
  readonly filled: readonly FilledBlock[];
  /** Fences with complete manifests in the page itself. */
  readonly manifests: readonly Code[];
  /** Samples that the page shows, including missing ones, or uses in a command. */
  readonly used: ReadonlySet<string>;
}

const YAML = new Set(['yaml', 'yml']);
const SHELL = new Set(['sh', 'bash', 'shell']);

/**
 * Checks all fences of a page, after constants were filled in.
 *
 * @param file - Path of the page from the root of the repository.
 * @param isChecked - Leaves out what does nothing but find mistakes.
 */
export async function checkBlocks(
  tree: Root,
  file: string,
  site: SampleSite,
  isChecked = false,
): Promise<CheckedBlocks> {
  const blocks: Code[] = [];
  const words = new Map<string, LocalFile | undefined>();
  visit(tree, (node) => {
    if (node.type === 'code') blocks.push(node);
    if (node.type === 'inlineCode') words.set(node.value, undefined);
  });
  const errors: ContentError[] = [];
  const filled: FilledBlock[] = [];
  const manifests: Code[] = [];
  const used = new Set<string>();
  const variables = new Set<string>();
  for (const node of blocks) {
    const language = node.lang ?? '';
    const {values, problems} = checkFenceMeta(language, node.meta);
    const title = values.get('title');
    const line = node.position?.start.line ?? 0;
    if (title !== undefined) words.set(title, {text: node.value, line});
    const sample = values.get('sample');
    if (sample !== undefined) used.add(sample);
    if (problems.length > 0) {
      const place = {file, line};
      for (const {what, remedy} of problems) {
        errors.push(new HouseRule(place, what, remedy));
      }
    } else if (YAML.has(language) && sample !== undefined) {
      const read = await readSample(node, sample, file, site);
      errors.push(...read.errors);
      const {text} = read;
      if (text !== undefined) filled.push({node, file: sample, text});
    } else if (YAML.has(language)) {
      const claim = claimOf(values);
      if (!isChecked) {
        const found = [
          ...checkYaml(node.value, claim, site.catalog),
          ...valuesProblems(node.value, claim, title, site),
        ];
        const left = withoutIntended(found, values.get('mistake'));
        errors.push(...left.map((problem) => ruleAt(problem, node, file)));
      }
      if (claim.status === 'manifests') manifests.push(node);
    } else if (SHELL.has(language) && !isChecked) {
      const found = checkShell({
        ...site,
        ...{source: node.value, line, variables},
        ...{localFiles: words, namedSamples: used},
      });
      // "Copy" leaves prompts out.
      const left = found.filter(
        ({what}) => site.isStrict(file) || !/prompt `\$`$/u.test(what),
      );
      errors.push(...left.map((problem) => ruleAt(problem, node, file)));
    }
  }
  return {errors, filled, manifests, used};
}

/** What is wrong with values in a file that is named for its chart. */
function valuesProblems(
  text: string,
  claim: YamlClaim,
  title: string | undefined,
  {charts}: SampleSite,
): readonly Problem[] {
  const isValues = claim.status === 'data' && claim.name === 'Helm values';
  const chart = charts && isValues && chartOfFile(title ?? '', charts);
  return chart ? checkValuesFile(text, chart, charts) : [];
}

function claimOf(values: ReadonlyMap<string, string>): YamlClaim {
  const data = values.get('data');
  if (data !== undefined) return {status: 'data', name: data};
  const kind = values.get('excerpt');
  if (kind === undefined) return {status: 'manifests', isFile: false};
  return {status: 'excerpt', kind, at: values.get('at')};
}

/**
 * Removes an intended mistake. Other mistakes in the same object are removed too,
 * because they follow from it: a misspelt field is also a missing one.
 */
function withoutIntended(
  problems: readonly Problem[],
  mistake: string | undefined,
): readonly Problem[] {
  if (mistake === undefined) return problems;
  const meant = problems.find((problem) =>
    messageOf(problem).includes(mistake),
  );
  if (meant === undefined) {
    const place = {at: {line: 0, column: 1}, path: `mistake="${mistake}"`};
    const found = problems.map((problem) => `"${messageOf(problem)}"`);
    const what =
      found.length === 0
        ? 'the block is marked as containing a mistake, but no mistake was found'
        : `found a different mistake: ${found.join('; ')}`;
    const remedy =
      found.length === 0
        ? 'Remove the mark, or add the mistake.'
        : 'Quote a part of that message, or correct the block.';
    return [{...place, what, remedy}];
  }
  const parent = parentOf(meant.path);
  return problems.filter(({path: other}) => parentOf(other) !== parent);
}

function parentOf(fieldPath: string): string {
  return fieldPath.replace(/(?:\.[^.[\]]+|\[[^\]]*\]|^[^.[\]]+)$/u, '');
}

async function readSample(
  node: Code,
  sample: string,
  file: string,
  {siteDir, version, catalog, sampleFiles}: SampleSite,
): Promise<CheckedSampleFile> {
  const line = node.position?.start.line;
  const folder = version.samples;
  const isEmpty = node.value.trim() === '';
  if (isEmpty && sampleFiles.has(sample)) {
    return checkSampleFile(siteDir, `${folder}/${sample}`, catalog);
  }
  const otherwise = `Add the file, or use one in ${folder}.`;
  const [what, remedy] = isEmpty
    ? [
        `there is no file ${path.posix.join(folder, sample)}`,
        didYouMeanOr(otherwise, sample, sampleFiles),
      ]
    : [
        'the fence has content, but the sample file fills it',
        'Leave the fence empty.',
      ];
  const place = {file, line, key: `sample="${sample}"`};
  return {errors: [new ContentError(place, what, remedy)]};
}

/** The text starts on the line after the opening fence, with the same indent. */
function ruleAt(problem: Problem, node: Code, file: string): HouseRule {
  const {at, what, remedy} = problem;
  const {line, column} = node.position?.start ?? {line: 0, column: 1};
  return new HouseRule(
    placeOf(problem, file, line + at.line, column - 1 + at.column),
    what,
    remedy,
  );
}
