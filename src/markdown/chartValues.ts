import type {RootContent} from 'mdast';
import * as z from 'zod';

import {didYouMeanOr} from '../content-errors/nearest';
import {readTyped} from '../plugins/crd-reference/files/readTyped';
import {
  readChartValues,
  type ChartValue,
} from '../plugins/crd-reference/samples/readCharts';
import type {DocsVersion} from '../site/versions';
import {
  entryAnchor,
  entryList,
  entryName,
  ownWordsFile,
  sentence,
  unusedWords,
} from './importedData';
import type {DrawDirective} from './remarkLeafDirectives';
import {code, markdown, paragraph} from './nodes';

/** `_chart-words.yaml`: our own words by chart and value. */
const chartWordsFile = z.record(z.string(), ownWordsFile);

/**
 * `::chart-values[name]`: a list of all values of a chart, each with an anchor,
 * its default, its comment and our own words.
 */
export function chartValuesDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (name, errors) => {
    const charts = readChartValues(siteDir, version, errors);
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
    const ids = new Set<string>();
    return [
      entryList(
        Object.entries(chart.values).map(([key, value]) => {
          let id = entryAnchor(`${name}-${key}`);
          // Names can differ in case alone.
          while (ids.has(id)) id += '-2';
          ids.add(id);
          return [...valueLines(id, key, value), ...markdown(words[key] ?? '')];
        }),
      ),
    ];
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
