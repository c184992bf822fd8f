import {
  failWithAll,
  type ContentError,
} from '@openchoreo/content-errors/contentError';
import {readTyped} from '@openchoreo/crd-reference/files/readTyped';
import {chartValuesFile} from '@openchoreo/crd-reference/samples/readCharts';
import {
  AHEAD_ANCHOR,
  SINCE_ANCHOR,
} from '@openchoreo/page-tools/html/changeSections';
import {
  code,
  heading,
  link,
  list,
  paragraph,
  type Phrase,
} from '@openchoreo/page-tools/markdown/nodes';
import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import type {Root, RootContent} from 'mdast';
import type {} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {
  compareCharts,
  type ChartChange,
  type Charts,
} from '../lib/compareCharts';
import {docsVersionOfFile, neighborsOf} from '../site/versions';
import {chartValueAnchor} from './remark-chart-values';

/** The directive that lists how values differ from the neighboring versions. */
export const CHART_CHANGES_DIRECTIVE = 'chart-changes';

/**
 * Replaces `::chart-changes` with what changed in the charts since the docs
 * version before, and what changes in the next one.
 */
export const remarkChartChanges: Plugin<[{readonly siteDir: string}], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const version = docsVersionOfFile(pathFrom(siteDir, file.path));
    const errors: ContentError[] = [];
    const read = (folder: string): Charts =>
      readTyped(
        siteDir,
        `${folder}/_chart-values.yaml`,
        chartValuesFile,
        errors,
      )?.data ?? {};
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== CHART_CHANGES_DIRECTIVE || version === undefined)
        return;
      if (index === undefined || parent === undefined) return;
      const own = read(version.folder);
      const {older, newer} = neighborsOf(version);
      parent.children.splice(
        index,
        1,
        ...(older === undefined
          ? []
          : changesSection(
              [SINCE_ANCHOR, `Changes since ${older.label}`],
              compareCharts(read(older.folder), own),
              own,
            )),
        ...(newer === undefined
          ? []
          : changesSection(
              [AHEAD_ANCHOR, `Changes in ${newer.label}`],
              compareCharts(own, read(newer.folder)),
              own,
            )),
      );
    });
    failWithAll(errors);
  };

/** @param own - Values that are on this page, so that a change can link to them. */
function changesSection(
  [id, title]: readonly [id: string, title: string],
  changes: readonly ChartChange[],
  own: Charts,
): RootContent[] {
  const charts = [...new Set(changes.map(({chart}) => chart))];
  const whole = changes.filter(({change}) => change.startsWith('chart-'));
  return changes.length === 0
    ? []
    : [
        heading(2, id, title),
        ...(whole.length === 0 ? [] : [changeList(whole, own)]),
        // Without headings of their own, which would be sections of the page.
        ...charts.flatMap((chart) => {
          const ofChart = changes.filter(
            (one) => one.chart === chart && !whole.includes(one),
          );
          if (ofChart.length === 0) return [];
          return [paragraph('In ', code(chart), ':'), changeList(ofChart, own)];
        }),
      ];
}

function changeList(changes: readonly ChartChange[], own: Charts): RootContent {
  const items = changes.map((one) => [paragraph(...inWords(one, own))]);
  return list('oc-changes', items);
}

function inWords(change: ChartChange, own: Charts): Phrase[] {
  const name = (key: string): Phrase => {
    const isHere = own[change.chart]?.values[key] !== undefined;
    const anchor = `#${chartValueAnchor(change.chart, key)}`;
    return link(isHere ? anchor : undefined, code(key));
  };
  switch (change.change) {
    case 'chart-added':
      return ['Added the chart ', code(change.chart)];
    case 'chart-removed':
      return ['Removed the chart ', code(change.chart)];
    case 'added':
      return ['Added ', name(change.key), countInWords(change.count)];
    case 'removed': {
      const {key, count, movedTo} = change;
      const now: Phrase[] =
        movedTo === undefined ? [] : ['; probably now ', name(movedTo)];
      return ['Removed ', name(key), countInWords(count), ...now];
    }
    case 'type':
    case 'default': {
      const {key, before, after} = change;
      const what = change.change === 'type' ? 'type' : 'default';
      return after === undefined
        ? ['Changed ', name(key), ': default ', code(before), ' removed']
        : after === '{}' && what === 'type'
          ? ['Changed ', name(key), ': is now a map (was ', code(before), ')']
          : [
              ...[
                'Changed ',
                name(key),
                `: ${what === 'type' ? 'default and type are' : 'default is'} now `,
              ],
              ...[code(after), ' (was ', code(before), ')'],
            ];
    }
  }
}

function countInWords(count: number): string {
  return count === 1 ? '' : ` (${count} values)`;
}
