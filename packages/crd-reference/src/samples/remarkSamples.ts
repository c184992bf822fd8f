import {deflateRawSync} from 'node:zlib';

import {failWithAll} from '@openchoreo/content-errors/contentError';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {parseFenceMeta} from '@openchoreo/page-tools/code-block/fenceMeta';
import {KEY_LINKS_PROPERTY} from '@openchoreo/page-tools/code-block/keyLinks';
import {readMagicComments} from '@openchoreo/page-tools/code-block/magicComments';
import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';

import {cachedReference} from '../files/cachedReference';
import {linkKeys} from '../reference/keyLinks';
import {checkBlocks} from './checkBlocks';
import {readSampleSite, type SampleSource} from './readSampleSite';
import {samplesRoute} from './sampleFiles';

export interface SamplesOptions extends SampleSource {
  /** Whether manifests and commands are known to be right. */
  readonly isChecked?: boolean;
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
export const remarkSamples: Plugin<[SamplesOptions], Root> =
  ({isChecked = false, ...source}) =>
  async (tree, file) => {
    const {siteDir, baseUrl} = source;
    const page = pathFrom(siteDir, file.path);
    const {site, errors} = readSampleSite(source, page);
    // Without the structures, every manifest would seem invalid.
    failWithAll(errors);
    const addCheckLink = (node: Code, opening: string): void => {
      const {group} = site.catalog.platform;
      if (!node.value.includes(`apiVersion: ${group}/`)) return;
      const checker = baseUrl + site.version.checker;
      addProperty(node, 'dataCheck', `${checker}?${opening}`);
    };
    const checked = await checkBlocks(tree, page, site, isChecked);
    for (const {node, file: sample, text} of checked.filled) {
      node.value = text;
      addProperty(
        node,
        'dataFile',
        `${baseUrl}${samplesRoute(site.version)}/${sample}`,
      );
      addCheckLink(node, `sample=${sample}`);
    }
    for (const node of checked.manifests) {
      addCheckLink(node, `text=${packed(node.value)}`);
    }
    failWithAll(checked.errors);
    const reference = cachedReference(source, site.version);
    visit(tree, 'code', (node) => {
      const meta = parseFenceMeta(node.meta ?? undefined).values;
      if (!/^ya?ml$/u.test(node.lang ?? '') || meta.has('data')) return;
      const kind = meta.get('excerpt');
      const links = linkKeys(
        readMagicComments(node.value, new Set()).text,
        kind === undefined ? undefined : {kind, at: meta.get('at')},
        reference,
        {baseUrl, file: page},
      );
      if (links.length === 0) return;
      addProperty(node, KEY_LINKS_PROPERTY, JSON.stringify(links));
    });
  };

function addProperty(node: Code, name: string, value: string): void {
  const properties = {...node.data?.hProperties, [name]: value};
  node.data = {...node.data, hProperties: properties};
}
