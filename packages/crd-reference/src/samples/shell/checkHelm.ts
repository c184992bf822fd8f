import path from 'node:path';

import {nearest} from '@openchoreo/content-errors/nearest';

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

/** The name of a chart that `helm package` wrote to `<folder>/<name>-<version>.tgz`. */
function packedName(value: string, {version}: Charts): string | undefined {
  const end = `-${version}.tgz`;
  return value.endsWith(end) ? path.posix.basename(value, end) : undefined;
}
