import path from 'node:path';

import {ContentError, HouseRule} from '@openchoreo/content-errors/contentError';
import {didYouMeanOr} from '@openchoreo/content-errors/nearest';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import type {Catalog} from '../engine/catalog';
import type {ReferenceSite, ReferenceVersion} from '../referenceSite';
import {checkSampleFile, type CheckedSampleFile} from './checkSampleFile';
import {checkYaml, type YamlClaim} from '../engine/checkYaml';
import {checkFenceMeta} from './checkFenceMeta';
import {checkShell} from './shell/checkShell';
import type {Cli} from './readCli';
import {chartOfFile, checkValuesFile} from './shell/chartValues';
import type {Charts, LocalFile} from './shell/shellContext';
import type {Problem} from '../engine/value';

/** Everything that the code blocks of a page are checked against. */
export interface SampleSite {
  readonly siteDir: string;
  /** Version of the page; the latest for pages without a version. */
  readonly version: ReferenceVersion;
  readonly catalog: Catalog;
  readonly charts: Charts | undefined;
  readonly cli: Cli | undefined;
  /** URL of the version's samples, without a trailing slash. */
  readonly samplesUrl: string;
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
        source: node.value,
        line,
        localFiles: words,
        variables,
        namedSamples: used,
      });
      errors.push(
        ...found
          // "Copy" leaves prompts out.
          .filter(
            ({what}) => site.isStrict(file) || !/prompt `\$`$/u.test(what),
          )
          .map((problem) => ruleAt(problem, node, file)),
      );
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
    const found = problems.map((problem) => `"${messageOf(problem)}"`);
    const [what, remedy] =
      found.length === 0
        ? [
            'the block is marked as containing a mistake, but no mistake was found',
            'Remove the mark, or add the mistake.',
          ]
        : [
            `found a different mistake: ${found.join('; ')}`,
            'Quote a part of that message, or correct the block.',
          ];
    const at = {line: 0, column: 1};
    return [{at, path: `mistake="${mistake}"`, what, remedy}];
  }
  const parent = parentOf(meant.path);
  return problems.filter(({path: other}) => parentOf(other) !== parent);
}

function messageOf({path: key, what, remedy}: Problem): string {
  return `${key === '' ? '' : `${key}: `}${what}. ${remedy}`;
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
  const reject = (what: string, remedy: string): CheckedSampleFile => {
    const place = {file, line, key: `sample="${sample}"`};
    return {errors: [new ContentError(place, what, remedy)]};
  };
  if (node.value.trim() !== '') {
    return reject(
      'the fence has content, but the sample file fills it',
      'Leave the fence empty.',
    );
  }
  const folder = version.samples;
  if (sampleFiles.has(sample)) {
    return checkSampleFile(siteDir, `${folder}/${sample}`, catalog);
  }
  return reject(
    `there is no file ${path.posix.join(folder, sample)}`,
    didYouMeanOr(`Add the file, or use one in ${folder}.`, sample, sampleFiles),
  );
}

/** The text starts on the line after the opening fence, with the same indent. */
function ruleAt(
  {at, path: key, what, remedy}: Problem,
  node: Code,
  file: string,
): HouseRule {
  const start = node.position?.start;
  return new HouseRule(
    {
      file,
      line: start === undefined ? undefined : start.line + at.line,
      column: start === undefined ? undefined : start.column - 1 + at.column,
      key: key === '' ? undefined : key,
    },
    what,
    remedy,
  );
}
