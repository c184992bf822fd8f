import type {RootContent} from 'mdast';
import * as z from 'zod';

import {didYouMeanOr} from '../content-errors/nearest';
import {uniqueIds} from '../lib/text';
import {readTyped} from '../plugins/crd-reference/files/readTyped';
import {
  readCharts,
  type ChartValue,
} from '../plugins/crd-reference/samples/readCharts';
import type {DocsVersion} from '../site/versions';
import {
  entryAnchor,
  entryName,
  ownWords,
  sentence,
  unusedWords,
} from './importedData';
import {code, list, markdown, paragraph} from './nodes';
import type {DrawDirective} from './remarkDirectives';

/** `_chart-words.yaml`: our own words by chart and value. */
const chartWordsFile = z.record(z.string(), ownWords);

/**
 * `::chart-values[name]`: a list of all values of a chart, each with an anchor,
 * its default, its comment and our own words.
 */
export function chartValuesDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (name, errors) => {
    const charts = readCharts(siteDir, version, errors)?.values ?? {};
    const source = `${version.folder}/_chart-words.yaml`;
    const all = readTyped(siteDir, source, chartWordsFile, errors);
    const chart = charts[name];
    if (chart === undefined) {
      const otherwise = 'Run npm run charts:import, or correct the name.';
      return {
        what: `${version.folder}/_chart-values.yaml has no chart ${name}`,
        remedy: didYouMeanOr(otherwise, name, Object.keys(charts)),
      };
    }
    const words = all?.data[name] ?? {};
    const known = Object.keys(chart.values);
    if (all) errors.push(...unusedWords(all.document, [name], words, known));
    // Names can differ in case alone.
    const newId = uniqueIds();
    const items = Object.entries(chart.values).map(([key, value]) => [
      ...valueLines(newId(entryAnchor(`${name}-${key}`)), key, value),
      ...markdown(words[key] ?? ''),
    ]);
    return [list('oc-fields', items)];
  };
}

function valueLines(
  id: string,
  key: string,
  {default: preset, what = ''}: ChartValue,
): RootContent[] {
  const name = entryName(id, key);
  // Addresses in a comment are examples, which nobody should follow.
  const comment = sentence(what)
    .split(/(https?:\/\/[^\s,)]*[^\s,).])/u)
    .map((part, index) => (index % 2 === 1 ? code(part) : part));
  return [
    preset === 'null' ? paragraph(name) : paragraph(name, ' is ', code(preset)),
    ...(what === '' ? [] : [paragraph(...comment)]),
  ];
}
