import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {failWithAll} from '../../lib/contentError';

import {pathFromSite} from './node/folders';
import {checkBlocks} from './node/samples/checkBlocks';
import {readSampleSite} from './node/samples/readSampleSite';
import {samplesRoute} from './node/samples/sampleFiles';

export interface SamplesOptions {
  /** Root of the repository, absolute. */
  readonly siteDir: string;
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/**
 * Fills the fences that show a published sample, and checks all YAML and shell
 * fences against the kinds of the page's docs version. It runs after constants
 * have been filled in.
 */
export const remarkSamples: Plugin<[SamplesOptions], Root> =
  ({siteDir, siteUrl, baseUrl}) =>
  async (tree, file) => {
    const page = pathFromSite(siteDir, file.path);
    const {site, errors} = await readSampleSite(
      siteDir,
      page,
      siteUrl + baseUrl,
    );
    // Without the structures, every manifest would seem invalid.
    failWithAll(errors);
    const checked = await checkBlocks(tree, page, site);
    for (const {node, file: sample, text} of checked.filled) {
      node.value = text;
      node.data = {
        ...node.data,
        hProperties: {
          ...node.data?.hProperties,
          dataFile: `${baseUrl}${samplesRoute(site.version)}/${sample}`,
        },
      };
    }
    failWithAll(checked.errors);
  };
