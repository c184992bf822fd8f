import {deflateRawSync} from 'node:zlib';

import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ContentError} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import {pathFrom} from '../../../lib/node/pathFrom';
import {mistakesOf} from '../../../markdown/mistakes';

import {check, FRAGMENT, type Claim} from '../check/check';
import type {Problem} from '../check/mistake';
import {cachedReference} from '../files/cachedReference';
import {linkFences} from '../reference/keyLinks';
import type {ReferenceSite} from '../referenceSite';
import {checkCommands} from './commands';
import {checkFenceMeta} from './fenceMeta';
import {
  checkSampleFile,
  errorIn,
  readSampleSite,
  samplesRoute,
} from './sampleSite';

/** What a writer can do about a block that is no complete manifest. */
const MARK =
  'Mark a part with excerpt="Kind" (and at="spec.path" for a value inside it), and a file that is not a manifest with data="name".';

/**
 * Fills the fences that show a published sample, and checks all YAML and shell
 * fences against the kinds of the page's docs version. Keys of manifests get links
 * to their fields. It runs after constants have been filled in.
 */
export const remarkSamples: Plugin<[ReferenceSite], Root> =
  (source) => (tree, file) => {
    const {siteDir, baseUrl} = source;
    const page = pathFrom(siteDir, file.path);
    const site = readSampleSite(source, page);
    const {version, catalog, sampleFiles} = site;
    const errors = mistakesOf(file);
    errors.push(...site.errors);
    if (site.errors.length > 0) return;
    const known = errors.length;

    /** Links to the checker with a text of the platform's own kinds. */
    const addCheckLink = (node: Code, opening: string): void => {
      const isOwn = node.value.includes(
        `apiVersion: ${catalog.platform.group}/`,
      );
      const address = `${baseUrl}${version.checker}?${opening}`;
      if (isOwn) node.data = {...node.data, check: address};
    };

    const fill = (node: Code, sample: string): void => {
      const refuse = (what: string, remedy: string): void => {
        const {line} = node.position?.start ?? {};
        const place = {file: page, line, key: `sample="${sample}"`};
        errors.push(new ContentError(place, what, remedy));
      };
      const name = `${version.samples}/${sample}`;
      if (node.value.trim() !== '') {
        const what = 'the fence has content, but the sample file fills it';
        refuse(what, 'Leave the fence empty.');
      } else if (!sampleFiles.has(sample)) {
        const otherwise = `Add the file, or use one in ${version.samples}.`;
        const remedy = didYouMeanOr(otherwise, sample, sampleFiles);
        refuse(`there is no file ${name}`, remedy);
      } else {
        const checked = checkSampleFile(siteDir, name, catalog);
        errors.push(...checked.errors);
        node.value = checked.text;
        const address = `${baseUrl}${samplesRoute(version)}/${sample}`;
        node.data = {...node.data, file: address};
        addCheckLink(node, `sample=${sample}`);
      }
    };

    const checkYaml = (
      node: Code,
      {excerpt, at, data}: Claim,
      add: (problem: Problem) => void,
    ): void => {
      const claim = {excerpt, at, data};
      for (const mistake of check(node.value, claim, catalog).mistakes) {
        const isFragment = mistake.what === FRAGMENT.what;
        add(isFragment ? {...mistake, remedy: MARK} : mistake);
      }
      if (excerpt === undefined && data === undefined) {
        // The checker's `unpackText` reads it.
        const packed = deflateRawSync(node.value, {level: 9});
        addCheckLink(node, `text=${packed.toString('base64url')}`);
      }
    };

    visit(tree, 'code', (node) => {
      const language = node.lang ?? '';
      const {line = 0, column = 1} = node.position?.start ?? {};
      const {values, problems} = checkFenceMeta(language, node.meta);
      for (const {what, remedy} of problems) {
        errors.push(new ContentError({file: page, line}, what, remedy));
      }
      if (problems.length > 0) return;
      /** The text starts below the opening fence, with the same indentation. */
      const add = (problem: Problem): void => {
        const {at} = problem;
        const place = {line: line + at.line, column: column - 1 + at.column};
        errors.push(errorIn(page, {...problem, at: place}));
      };
      const sample = values.get('sample');
      if (/^ya?ml$/u.test(language)) {
        if (sample === undefined)
          checkYaml(node, Object.fromEntries(values), add);
        else fill(node, sample);
      } else if (/^(?:sh|bash|shell)$/u.test(language)) {
        checkCommands(node.value, site).forEach(add);
      }
    });
    if (errors.length > known) return;
    const reference = cachedReference(source, version);
    linkFences(tree, reference, {baseUrl, file: page});
  };
