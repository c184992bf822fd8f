import {deflateRawSync} from 'node:zlib';

import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';

import {pathFrom} from '../../../lib/node/pathFrom';
import {mistakesOf} from '../../../markdown/mistakes';

import {cachedReference} from '../files/cachedReference';
import {linkFences} from '../reference/keyLinks';
import {checkBlocks} from './checkBlocks';
import {readSampleSite, type SampleSource, samplesRoute} from './sampleSite';

declare module 'vfile' {
  interface DataMap {
    /** Published samples that the page shows or names in a command. */
    usedSamples: ReadonlySet<string>;
  }
}

/** The text as the checker's `unpackText` reads it. */
function packed(text: string): string {
  return deflateRawSync(text, {level: 9}).toString('base64url');
}

/**
 * Fills the fences that show a published sample, and checks all YAML and shell
 * fences against the kinds of the page's docs version. Keys of manifests get links
 * to their fields. It runs after constants have been filled in.
 */
export const remarkSamples: Plugin<[SampleSource], Root> =
  (source) => async (tree, file) => {
    const {siteDir, baseUrl} = source;
    const page = pathFrom(siteDir, file.path);
    const site = readSampleSite(source, page);
    mistakesOf(file).push(...site.errors);
    if (site.errors.length > 0) return;
    const addCheckLink = (node: Code, opening: string): void => {
      const {group} = site.catalog.platform;
      if (!node.value.includes(`apiVersion: ${group}/`)) return;
      const check = `${baseUrl}${site.version.checker}?${opening}`;
      node.data = {...node.data, check};
    };
    const checked = await checkBlocks(tree, page, site);
    file.data.usedSamples = checked.used;
    const samples = baseUrl + samplesRoute(site.version);
    for (const {node, file: sample, text} of checked.filled) {
      node.value = text;
      node.data = {...node.data, file: `${samples}/${sample}`};
      addCheckLink(node, `sample=${sample}`);
    }
    for (const node of checked.manifests) {
      addCheckLink(node, `text=${packed(node.value)}`);
    }
    mistakesOf(file).push(...checked.errors);
    if (checked.errors.length > 0) return;
    const reference = cachedReference(source, site.version);
    linkFences(tree, reference, {baseUrl, file: page});
  };
