import type {Paragraph} from 'mdast';

import {didYouMeanOr} from '../../content-errors/nearest';
import {slugOf, uniqueIds} from '../../lib/text';
import {code, list, paragraph, text} from '../../markdown/nodes';
import type {DrawDirective} from '../../markdown/remarkDirectives';
import type {DocsVersion} from '../../site/versions';
import {entryName, sentence} from './entries';
import {readCharts} from './readCharts';
import {readOwnWords} from './readOwnWords';

/** An address, without the punctuation that ends its sentence. */
const ADDRESS = /(https?:\/\/[^\s,)]*[^\s,).])/u;

/**
 * `::chart-values[name]`: a list of all values of a chart, each with an anchor,
 * its default, its comment and our own words.
 *
 * ```text
 * waitJob.image: {default: '"busybox"', what: Image of the job}
 *   → - [`waitJob.image`](#name-waitjob-image) is `"busybox"`
 *       Image of the job.
 * ```
 */
export function chartValuesDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (chart, errors) => {
    const charts = readCharts(siteDir, version, errors)?.values ?? {};
    const values = charts[chart]?.values;
    if (values === undefined) {
      const otherwise = 'Run npm run charts:import, or correct the name.';
      return {
        what: `${version.folder}/_chart-values.yaml has no chart ${chart}`,
        remedy: didYouMeanOr(otherwise, chart, Object.keys(charts)),
      };
    }
    const names = Object.keys(values);
    const ownWords = readOwnWords(siteDir, version, chart, names, errors);
    // Names can differ in case alone.
    const newId = uniqueIds();
    const items = Object.entries(values).map(([name, value]) => {
      const id = newId(slugOf(`${chart}-${name}`));
      const line = paragraph(entryName(id, name));
      if (value.default !== 'null') {
        line.children.push(text(' is '), code(value.default));
      }
      const comment = value.what ? [commentOf(value.what)] : [];
      return [line, ...comment, ...ownWords(name)];
    });
    return [list('oc-fields', items)];
  };
}

/** A comment as a sentence. Its addresses are examples, which nobody should follow. */
function commentOf(comment: string): Paragraph {
  const parts = sentence(comment).split(ADDRESS);
  return paragraph(
    ...parts.map((part) => (ADDRESS.test(part) ? code(part) : part)),
  );
}
