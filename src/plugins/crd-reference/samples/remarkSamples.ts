import {deflateRawSync} from 'node:zlib';

import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import type {Fault} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import {pathFrom} from '../../../lib/node/pathFrom';
import {isShell, isYaml} from '../../../markdown/fences';
import {mistakesOf} from '../../../markdown/mistakes';

import {check} from '../check/check';
import {FRAGMENT} from '../check/claims';
import type {Problem} from '../../../content-errors/problem';
import {linkKeys} from '../reference/keyLinks';
import type {ReferenceSite} from '../referenceSite';
import {checkCommands} from './commands';
import {checkFenceMeta} from './fenceMeta';
import {checkSampleFile, errorIn, readSampleSite} from './sampleSite';

/** What a writer can do about a block that is no complete manifest. */
const MARK =
  'Mark a part with excerpt="Kind" (and at="spec.path" for a value inside it), and a file that is not a manifest with data="name".';

/**
 * Fills the fences that show a published sample, and checks all YAML and shell
 * fences against the kinds of the page's docs version. Manifests get a link to the
 * checker, and their keys to their fields. It runs after constants have been
 * filled in.
 */
export const remarkSamples: Plugin<[ReferenceSite], Root> =
  (source) => (tree, file) => {
    const {siteDir, baseUrl} = source;
    const page = pathFrom(siteDir, file.path);
    const site = readSampleSite(source, page);
    const {version, reference, catalog, sampleFiles} = site;
    const errors = mistakesOf(file);
    errors.push(...site.errors);
    if (site.errors.length > 0) return;

    /** Fills a fence, or returns why it can't be filled. */
    const fill = (node: Code, sample: string): Fault | undefined => {
      const name = `${version.samples}/${sample}`;
      if (node.value.trim() !== '') {
        const what = 'the fence has content, but the sample file fills it';
        return {what, remedy: 'Leave the fence empty.'};
      }
      if (!sampleFiles.has(sample)) {
        const otherwise = `Add the file, or use one in ${version.samples}.`;
        const remedy = didYouMeanOr(otherwise, sample, sampleFiles);
        return {what: `there is no file ${name}`, remedy};
      }
      const checked = checkSampleFile(siteDir, name, catalog);
      errors.push(...checked.errors);
      node.value = checked.text;
      node.data = {...node.data, file: baseUrl + version.samplesRoute + sample};
      return undefined;
    };

    visit(tree, 'code', (node) => {
      const {values, problems} = checkFenceMeta(node.lang ?? '', node.meta);
      const {line = 0, column = 1} = node.position?.start ?? {};
      /** The text starts below the opening fence, with the same indentation. */
      const add = (problem: Problem): void => {
        const place = {
          line: line + problem.line,
          column: column - 1 + problem.column,
        };
        errors.push(errorIn(page, {...problem, ...place}));
      };
      const refuse = (fault: Fault, path = ''): void => {
        add({...fault, path, line: 0, column: 1});
      };
      for (const problem of problems) refuse(problem);
      if (problems.length > 0) return;
      if (isShell(node.lang)) checkCommands(node.value, site).forEach(add);
      if (!isYaml(node.lang)) return;
      const {sample, ...claim} = Object.fromEntries(values);
      if (sample === undefined) {
        for (const mistake of check(node.value, claim, catalog).mistakes) {
          const isFragment = mistake.what === FRAGMENT.what;
          add(isFragment ? {...mistake, remedy: MARK} : mistake);
        }
      } else {
        const fault = fill(node, sample);
        if (fault) refuse(fault, `sample="${sample}"`);
      }
      if ('data' in claim) return;
      const excerpt = {kind: claim['excerpt'], at: claim['at']};
      const place = {baseUrl, file: page};
      const keyLinks = linkKeys(node.value, excerpt, reference, place);
      node.data = {...node.data, keyLinks};
      const isOfPlatform = node.value.includes(
        `apiVersion: ${catalog.platform.group}/`,
      );
      if ('excerpt' in claim || !isOfPlatform) return;
      // The checker's `unpackText` reads it.
      const packed = deflateRawSync(node.value, {level: 9});
      node.data.check = `${baseUrl}${version.checker}?text=${packed.toString('base64url')}`;
    });
  };
