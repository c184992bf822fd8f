import {readChartValues} from '../../plugins/crd-reference/samples/readCharts';
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
import type {DrawDirective} from '@openchoreo/page-tools/markdown/remarkLeafDirectives';
import type {RootContent} from 'mdast';

import {
  compareCharts,
  type ChartChange,
  type Charts,
} from '../../lib/compareCharts';
import {neighborsOf, type DocsVersion} from '../../site/versions';
import {chartValueAnchor} from './chartValues';

/**
 * `::chart-changes`: what changed in the charts since the docs version before,
 * and what changes in the next one.
 */
export function chartChangesDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (_label, errors) => {
    const read = (one: DocsVersion): Charts =>
      readChartValues(siteDir, one, errors);
    const own = read(version);
    const {older, newer} = neighborsOf(version);
    return [
      ...(older
        ? changesSection(
            heading(2, SINCE_ANCHOR, `Changes since ${older.label}`),
            compareCharts(read(older), own),
            own,
          )
        : []),
      ...(newer
        ? changesSection(
            heading(2, AHEAD_ANCHOR, `Changes in ${newer.label}`),
            compareCharts(own, read(newer)),
            own,
          )
        : []),
    ];
  };
}

/** @param own - Values that are on this page, so that a change can link to them. */
function changesSection(
  title: RootContent,
  changes: readonly ChartChange[],
  own: Charts,
): RootContent[] {
  const charts = [...new Set(changes.map(({chart}) => chart))];
  const whole = changes.filter(({change}) => change.startsWith('chart-'));
  if (changes.length === 0) return [];
  return [
    title,
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
      const isType = change.change === 'type';
      const start = ['Changed ', name(key)];
      if (after === undefined) {
        return [...start, ': default ', code(before), ' removed'];
      }
      const now: Phrase[] =
        isType && after === '{}'
          ? [': is now a map']
          : [`: default ${isType ? 'and type are' : 'is'} now `, code(after)];
      return [...start, ...now, ' (was ', code(before), ')'];
    }
  }
}

function countInWords(count: number): string {
  return count === 1 ? '' : ` (${count} values)`;
}
