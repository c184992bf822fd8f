import type {Paragraph, RootContent} from 'mdast';
import * as z from 'zod';

import type {ContentError} from '../../content-errors/contentError';
import {didYouMeanOr} from '../../content-errors/nearest';
import {readTyped} from '../../content-errors/readTyped';
import {slugOf, uniqueIds} from '../../lib/text';
import {code, list, paragraph, text} from '../../markdown/nodes';
import type {DrawDirective} from '../../markdown/remarkDirectives';
import type {DocsVersion} from '../../site/versions';
import {entryName, readOwnWords, sentence} from './entries';

const chartValue = z.strictObject({
  /** As JSON. */
  default: z.string(),
  /** The comment above it. */
  what: z.string().optional(),
});

/** `_chart-values.yaml`, written by `npm run charts:import`: by chart. */
export const chartValuesFile = z.record(
  z.string(),
  z.strictObject({
    /** Charts inside, whose own values begin with their name. */
    subcharts: z.array(z.string()),
    /** By path, such as `openchoreoApi.name`. */
    values: z.record(z.string(), chartValue),
  }),
);

const chartsFile = z.strictObject({
  /** Charts of the registry that the source lacks, so that nothing was imported. */
  charts: z.array(z.string()),
});

const constantsFile = z.looseObject({
  'chart-registry': z.string(),
  'chart-version': z.string(),
});

/**
 * Reads the charts of a docs version: those whose values were imported and those
 * in `_charts.yaml`.
 *
 * @param errors - Gets what is wrong with the files.
 * @returns `undefined` for a version without charts.
 */
export function readChartCatalog(
  siteDir: string,
  {folder}: {readonly folder: string},
  errors: ContentError[],
) {
  const read = <T>(name: string, schema: z.ZodType<T>): T | undefined =>
    readTyped(siteDir, `${folder}/${name}`, schema, errors)?.data;
  const values = read('_chart-values.yaml', chartValuesFile) ?? {};
  const others = read('_charts.yaml', chartsFile);
  const constants = read('_constants.yaml', constantsFile);
  const names = [...(others?.charts ?? []), ...Object.keys(values)].sort();
  if (names.length === 0 || constants === undefined) return undefined;
  return {
    /** URL of the registry, without a trailing slash. */
    registry: constants['chart-registry'],
    version: constants['chart-version'],
    names,
    /** Without those that weren't imported. */
    values,
  };
}

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
    const charts = readChartCatalog(siteDir, version, errors)?.values ?? {};
    const values = charts[chart]?.values;
    if (values === undefined) {
      const otherwise = 'Run npm run charts:import, or correct the name.';
      return {
        what: `${version.folder}/_chart-values.yaml has no chart ${chart}`,
        remedy: didYouMeanOr(otherwise, chart, Object.keys(charts)),
      };
    }
    const own = readOwnWords(siteDir, version, errors);
    own.refuseUnknown(['charts'], Object.keys(charts));
    own.refuseUnknown(['charts', chart], Object.keys(values));
    // Names can differ in case alone.
    const newId = uniqueIds();
    const items = Object.entries(values).map(([name, value]) => {
      const id = newId(slugOf(`${chart}-${name}`));
      const line = paragraph(entryName(id, name));
      if (value.default !== 'null') {
        line.children.push(text(' is '), code(value.default));
      }
      const item: RootContent[] = [line];
      if (value.what) item.push(commentOf(value.what));
      return [...item, ...own.draw(['charts', chart, name])];
    });
    return [list('oc-fields', items)];
  };
}

/** A comment as a sentence. Its addresses are examples, which nobody should follow. */
function commentOf(comment: string): Paragraph {
  // Text and addresses by turns.
  const parts = sentence(comment).split(ADDRESS);
  return paragraph(
    ...parts.map((part, index) => (index % 2 === 1 ? code(part) : part)),
  );
}
