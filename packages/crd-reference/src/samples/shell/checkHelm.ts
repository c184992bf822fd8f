import path from 'node:path';

import {nearest} from '@openchoreo/content-errors/nearest';

import type {ChartValue, ChartValues} from '../readCharts';
import {readArguments} from './readArguments';
import type {ShellWord} from './readShell';
import {
  isUnknown,
  reportAt,
  type Charts,
  type ShellContext,
} from './shellContext';

/** helm commands with a chart as argument. */
const TAKES_CHART = new Set(['install', 'upgrade', 'template', 'pull', 'show']);

/**
 * Checks that the chart of a `helm` command exists in the docs version, and that
 * the command sets the version of a chart from the registry.
 */
export function checkHelm(
  words: readonly ShellWord[],
  context: ShellContext,
): void {
  const {charts, catalog} = context;
  const {positionals, options} = readArguments(words);
  const verb = positionals[0]?.values[0] ?? '';
  if (charts === undefined || !TAKES_CHART.has(verb)) return;
  for (const word of positionals) {
    for (const value of word.values) {
      const isPublished = value.startsWith(`${charts.registry}/`);
      const name = isPublished
        ? value.slice(charts.registry.length + 1)
        : packedName(value, charts);
      if (name === undefined) continue;
      if (!isUnknown(name) && !charts.names.includes(name)) {
        const near = nearest(name, charts.names);
        reportAt(
          context,
          word,
          `there is no chart ${name} in ${catalog.version}`,
          near === undefined
            ? `Use one of: ${charts.names.join(', ')}.`
            : `Did you mean ${near}?`,
        );
      }
      const values = charts.values[name];
      if (values !== undefined) checkSet(words, name, values, context);
      const version = options.get('--version');
      const [number = ''] = version?.values ?? [];
      if (!isPublished || isUnknown(number)) continue;
      if (version === undefined) {
        const what = `helm ${verb} without --version takes the newest chart`;
        reportAt(context, word, what, `Add --version ${charts.version}.`);
      } else if (number !== charts.version) {
        const what = `the charts of ${catalog.version} have version ${charts.version}, not ${number}`;
        reportAt(context, version, what, 'Write %{chart-version}.');
      }
    }
  }
}

const SETTERS = new Set(['--set', '--set-string', '--set-file', '--set-json']);

/** Checks the keys that a command sets: `--set a.b=1,c[0]=2`. */
function checkSet(
  words: readonly ShellWord[],
  chart: string,
  {values, subcharts}: ChartValues,
  context: ShellContext,
): void {
  const known = Object.keys(values);
  for (const [index, word] of words.entries()) {
    if (!SETTERS.has(words[index - 1]?.text ?? '')) continue;
    for (const pair of word.values.flatMap((value) =>
      value.split(/(?<!\\),(?=[\w.[\]-]+=)/u),
    )) {
      const key = (pair.split('=')[0] ?? '').replaceAll(/\[\d+\]/gu, '');
      const isKnown = known.some(
        (path) =>
          path === key ||
          path.startsWith(`${key}.`) ||
          (key.startsWith(`${path}.`) && isOpen(values[path])),
      );
      const isSubchart = subcharts.includes(key.split('.')[0] ?? '');
      if (isUnknown(key) || isKnown || isSubchart) continue;
      const near = nearest(key, known);
      reportAt(
        context,
        word,
        `the chart ${chart} has no value ${key} in ${context.catalog.version}`,
        near === undefined
          ? `Read the values with helm show values.`
          : `Did you mean ${near}?`,
      );
    }
  }
}

/** Whether a default leaves open what is below it. */
function isOpen(value: ChartValue | undefined): boolean {
  return /^(?:\{\}|\[.*\]|null)$/u.test(value?.default ?? '');
}

/** The name of a chart that `helm package` wrote to `<folder>/<name>-<version>.tgz`. */
function packedName(value: string, {version}: Charts): string | undefined {
  const end = `-${version}.tgz`;
  return value.endsWith(end) ? path.posix.basename(value, end) : undefined;
}
