import type {Fault} from '@openchoreo/content-errors/contentError';
import {didYouMeanOr} from '@openchoreo/content-errors/nearest';

import {readDocuments} from '../../engine/readDocuments';
import {keyOf, walk, type Problem} from '../../engine/value';
import type {ChartValue} from '../readCharts';
import {isUnknown, type Charts} from './shellContext';

/**
 * What is wrong with the name of a value that a chart is given.
 *
 * @param key - Its path, such as `api.hosts[0]`.
 * @returns Nothing for a chart whose values weren't imported.
 */
export function unknownValue(
  key: string,
  chart: string,
  {values: all, version}: Charts,
): Fault | undefined {
  const {values, subcharts} = all[chart] ?? {};
  const path = key.replaceAll(/\[\d+\]/gu, '');
  const isSubchart = subcharts?.includes(path.split('.')[0] ?? '') === true;
  if (values === undefined || isSubchart || isUnknown(path)) return undefined;
  const known = Object.keys(values);
  const isKnown = known.some(
    (one) =>
      one === path ||
      one.startsWith(`${path}.`) ||
      (/^[.[]/u.test(path.slice(one.length)) &&
        path.startsWith(one) &&
        isOpen(values[one])),
  );
  if (isKnown) return undefined;
  const depth = path.split('.').length;
  return {
    what: `the chart ${chart} has no value ${path} in its version ${version}`,
    remedy: didYouMeanOr(
      'Read the values with helm show values.',
      path,
      known.map((one) => one.split('.').slice(0, depth).join('.')),
    ),
  };
}

/** Whether a default leaves open what is below it. */
function isOpen(value: ChartValue | undefined): boolean {
  return /^(?:\{\}|\[.*\]|null)$/u.test(value?.default ?? '');
}

/** Finds what a file of values gives a chart that doesn't have it. */
export function checkValuesFile(
  text: string,
  chart: string,
  charts: Charts,
): Problem[] {
  const {documents} = readDocuments(text, false);
  const problems: Problem[] = [];
  for (const {value, path} of documents.flatMap((one) => walk(one))) {
    const isBelow = problems.some(
      (one) => path.startsWith(one.path) && path !== one.path,
    );
    const fault =
      path === '' || isBelow ? undefined : unknownValue(path, chart, charts);
    if (fault) problems.push({at: keyOf(value), path, ...fault});
  }
  return problems;
}

/** The chart that a file such as `control-plane-values.yaml` is named for. */
export function chartOfFile(
  title: string,
  {names}: Charts,
): string | undefined {
  const name = /^(?:.*\/)?(.+)-values\.ya?ml\b/u.exec(title)?.[1];
  return names.find((one) => one === name || one.endsWith(`-${name ?? ''}`));
}
