import path from 'node:path';

import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {ContentError, HouseRule} from '../../../../lib/contentError';
import {nearest} from '../../../../lib/nearest';
import type {DocsVersion} from '../../../../site/versions';

import type {Catalog} from '../../engine/catalog';
import {checkSampleFile} from './checkSampleFile';
import {checkYaml, type YamlClaim} from '../../engine/checkYaml';
import {checkFenceMeta} from './checkFenceMeta';
import {samplesFolder} from './sampleFiles';
import {checkShell} from './shell/checkShell';
import type {Charts} from './shell/shellContext';
import type {Problem} from '../../engine/value';

/** Everything that the code blocks of a page are checked against. */
export interface SampleSite {
  readonly siteDir: string;
  /** Version of the page; the latest for pages without a version. */
  readonly version: DocsVersion;
  readonly catalog: Catalog;
  readonly charts: Charts | undefined;
  /** URL of the version's samples, without a trailing slash. */
  readonly samplesUrl: string;
  readonly sampleFiles: ReadonlySet<string>;
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
  /** Samples that the page shows, including missing ones. */
  readonly shown: ReadonlySet<string>;
  /** Samples that a command on the page uses. */
  readonly named: ReadonlySet<string>;
}

const YAML = new Set(['yaml', 'yml']);
const SHELL = new Set(['sh', 'bash', 'shell']);

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
  const words = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'code') blocks.push(node);
    if (node.type === 'inlineCode') words.add(node.value);
  });
  const errors: ContentError[] = [];
  const filled: FilledBlock[] = [];
  const manifests: Code[] = [];
  const shown = new Set<string>();
  const named = new Set<string>();
  for (const node of blocks) {
    const language = node.lang ?? '';
    const {values, problems} = checkFenceMeta(language, node.meta);
    for (const {what, remedy} of problems) {
      errors.push(
        new ContentError({file, line: node.position?.start.line}, what, remedy),
      );
    }
    const title = values.get('title');
    if (title !== undefined) words.add(title);
    const sample = values.get('sample');
    if (sample !== undefined) shown.add(sample);
    if (problems.length > 0) continue;
    if (YAML.has(language)) {
      errors.push(...(await checkYamlBlock(node, values, file, site, filled)));
      if (sample === undefined && claimOf(values).status === 'manifests') {
        manifests.push(node);
      }
    } else if (SHELL.has(language)) {
      const found = checkShell({
        ...site,
        source: node.value,
        localFiles: words,
        namedSamples: named,
      });
      errors.push(...found.map((problem) => ruleAt(problem, node, file)));
    }
  }
  return {errors, filled, manifests, shown, named};
}

async function checkYamlBlock(
  node: Code,
  values: ReadonlyMap<string, string>,
  file: string,
  site: SampleSite,
  filled: FilledBlock[],
): Promise<readonly ContentError[]> {
  const sample = values.get('sample');
  if (sample !== undefined) {
    return fillSample(node, sample, file, site, filled);
  }
  const problems = checkYaml(node.value, claimOf(values), site.catalog);
  const mistake = values.get('mistake');
  const left =
    mistake === undefined ? problems : withoutIntended(problems, mistake);
  return left.map((problem) => ruleAt(problem, node, file));
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
  mistake: string,
): readonly Problem[] {
  const meant = problems.find((problem) =>
    messageOf(problem).includes(mistake),
  );
  if (meant === undefined) {
    const found = problems.map((problem) => `"${messageOf(problem)}"`);
    return [
      {
        at: {line: 0, column: 1},
        path: `mistake="${mistake}"`,
        what:
          found.length === 0
            ? 'the block is marked as a mistake, but it is correct'
            : `found a different mistake: ${found.join('; ')}`,
        remedy:
          found.length === 0
            ? 'Remove the mark, or add the mistake.'
            : 'Quote a part of that message, or correct the block.',
      },
    ];
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

async function fillSample(
  node: Code,
  sample: string,
  file: string,
  {siteDir, version, catalog, sampleFiles}: SampleSite,
  filled: FilledBlock[],
): Promise<readonly ContentError[]> {
  const place = {
    file,
    line: node.position?.start.line,
    key: `sample="${sample}"`,
  };
  if (node.value.trim() !== '') {
    return [
      new ContentError(
        place,
        'the fence has text, but it is filled from the file of the sample',
        'Leave the fence empty.',
      ),
    ];
  }
  const folder = samplesFolder(version);
  if (!sampleFiles.has(sample)) {
    const near = nearest(sample, sampleFiles);
    return [
      new ContentError(
        place,
        `there is no file ${path.posix.join(folder, sample)}`,
        near === undefined
          ? `Add the file, or use one in ${folder}.`
          : `Did you mean ${near}?`,
      ),
    ];
  }
  const {text, errors} = await checkSampleFile(
    siteDir,
    `${folder}/${sample}`,
    catalog,
  );
  if (text !== undefined) filled.push({node, file: sample, text});
  return errors;
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
