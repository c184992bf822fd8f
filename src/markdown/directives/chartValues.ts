import {didYouMeanOr} from '../../content-errors/nearest';
import {readTyped} from '../../plugins/crd-reference/files/readTyped';
import {
  readChartValues,
  type ChartValue,
  type ChartValues,
} from '../../plugins/crd-reference/samples/readCharts';
import {htmlElement} from '@openchoreo/page-tools/html/htmlElement';
import {
  code,
  markdown,
  paragraph,
  type Phrase,
} from '@openchoreo/page-tools/markdown/nodes';
import type {DrawDirective} from '@openchoreo/page-tools/markdown/remarkLeafDirectives';
import type {RootContent} from 'mdast';
import * as z from 'zod';

import type {DocsVersion} from '../../site/versions';
import {ownWordsFile, unusedWords} from '../ownWords';
import {entryAnchor, entryName, sentence} from './entries';

/** `_chart-words.yaml`: our own words by chart and value. */
const chartWordsFile = z.record(z.string(), ownWordsFile);

/**
 * `::chart-values[name]`: a list of all values of a chart, each with an anchor,
 * its default, its comment, the kinds that it changes, and our own words.
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
      return {
        what: `${version.folder}/_chart-values.yaml has no chart ${name}`,
        remedy: didYouMeanOr(
          'Run npm run charts:import, or correct the name.',
          name,
          Object.keys(charts),
        ),
      };
    }
    const words = all?.data[name] ?? {};
    const known = Object.keys(chart.values);
    if (all) errors.push(...unusedWords(all.document, [name], words, known));
    return [valuesList(name, chart, words)];
  };
}

/** Anchor of a value: `openchoreo-data-plane` and `vault.enabled`. */
export function chartValueAnchor(chart: string, key: string): string {
  return entryAnchor(`${chart}-${key}`);
}

function valuesList(
  chart: string,
  {values}: ChartValues,
  words: Readonly<Record<string, string>>,
): RootContent {
  const ids = new Set<string>();
  const items = Object.entries(values).map(([key, value]) => {
    let id = chartValueAnchor(chart, key);
    // Names can differ in case alone.
    while (ids.has(id)) id += '-2';
    ids.add(id);
    // Not the anchor of the entry: search would list each as a result.
    return htmlElement('li', {}, [
      ...valueLines(id, key, value),
      ...markdown(words[key] ?? ''),
    ]);
  });
  return htmlElement('ul', {className: ['oc-fields']}, items);
}

function valueLines(
  id: string,
  key: string,
  {default: preset, what = '', usedBy}: ChartValue,
): RootContent[] {
  const name = entryName(id, key);
  const kinds = usedBy?.join(', ') ?? '';
  const effect =
    usedBy === undefined
      ? 'No template reads it.'
      : kinds === ''
        ? ''
        : kinds.startsWith('chart ')
          ? `For the ${kinds}.`
          : `Changes ${kinds}.`;
  const said = [sentence(what), effect].filter((part) => part !== '').join(' ');
  return [
    preset === 'null' ? paragraph(name) : paragraph(name, ' is ', code(preset)),
    ...(said === '' ? [] : [paragraph(...withAddresses(said))]),
  ];
}

/** Addresses in a comment are examples, which nobody should follow. */
function withAddresses(said: string): readonly Phrase[] {
  return said
    .split(/(https?:\/\/[^\s,)]*[^\s,).])/u)
    .map((part, index) => (index % 2 === 1 ? code(part) : part))
    .filter((part) => part !== '');
}
