import {
  ContentError,
  failWithAll,
} from '@openchoreo/content-errors/contentError';
import {nearest} from '@openchoreo/content-errors/nearest';
import {readTyped} from '@openchoreo/crd-reference/files/readTyped';
import {
  chartValuesFile,
  type ChartValue,
  type ChartValues,
} from '@openchoreo/crd-reference/samples/readCharts';
import {htmlElement} from '@openchoreo/page-tools/html/htmlElement';
import {
  code,
  markdown,
  paragraph,
  type Phrase,
} from '@openchoreo/page-tools/markdown/nodes';
import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import * as z from 'zod';

import {docsVersionOfFile} from '../site/versions';
import {ownWordsFile, unusedWords} from './ownWords';

/** The directive that lists the values of a chart: `::chart-values[name]`. */
export const CHART_VALUES_DIRECTIVE = 'chart-values';

/** `_chart-words.yaml`: our own words by chart and value. */
const chartWordsFile = z.record(z.string(), ownWordsFile);

/**
 * Replaces `::chart-values[name]` with a list of all values of a chart, each
 * with an anchor: its default, its comment, the kinds that it changes, and our
 * own words about it.
 */
export const remarkChartValues: Plugin<[{readonly siteDir: string}], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const page = pathFrom(siteDir, file.path);
    const errors: ContentError[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== CHART_VALUES_DIRECTIVE) return;
      if (index === undefined || parent === undefined) return;
      const folder = docsVersionOfFile(page)?.folder ?? '';
      const data = `${folder}/_chart-values.yaml`;
      const charts =
        readTyped(siteDir, data, chartValuesFile, errors)?.data ?? {};
      const name = toString(node);
      const chart = charts[name];
      if (chart !== undefined) {
        const source = `${folder}/_chart-words.yaml`;
        const all = readTyped(siteDir, source, chartWordsFile, errors);
        const words = all?.data[name] ?? {};
        const known = Object.keys(chart.values);
        if (all)
          errors.push(...unusedWords(all.document, [name], words, known));
        parent.children[index] = valuesList(name, chart, words);
        return;
      }
      const near = nearest(name, Object.keys(charts));
      errors.push(
        new ContentError(
          {
            file: page,
            line: node.position?.start.line,
            key: `::${node.name}[${name}]`,
          },
          `${data} has no chart ${name}`,
          near === undefined
            ? 'Run npm run charts:import, or correct the name.'
            : `Did you mean ${near}?`,
        ),
      );
    });
    failWithAll(errors);
  };

/** Anchor of a value: `openchoreo-data-plane` and `vault.enabled`. */
export function chartValueAnchor(chart: string, key: string): string {
  return `${chart}-${key}`.toLowerCase().replaceAll(/[^a-z0-9-]+/gu, '-');
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
  const name: PhrasingContent = {
    ...{type: 'link', url: `#${id}`, children: [code(key)]},
    data: {hProperties: {id}},
  };
  const kinds = usedBy?.join(', ') ?? '';
  const effect =
    usedBy === undefined
      ? 'No template reads it.'
      : kinds === ''
        ? ''
        : kinds.startsWith('chart ')
          ? `For the ${kinds}.`
          : `Changes ${kinds}.`;
  const said = [/[.!?]$/u.test(what) || what === '' ? what : `${what}.`, effect]
    .filter((part) => part !== '')
    .join(' ');
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
