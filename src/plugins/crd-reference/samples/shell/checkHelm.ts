import path from 'node:path';

import {didYouMeanOr} from '@openchoreo/content-errors/nearest';

import {checkValuesFile, unknownValue} from './chartValues';
import {positionalsOf, valuesOf} from './readArguments';
import type {ShellCommand, ShellWord} from './readShell';
import {
  inputFile,
  isUnknown,
  reportAt,
  reportIn,
  type Charts,
  type ShellContext,
} from './shellContext';

/** helm commands with a chart as argument. */
const TAKES_CHART = new Set(['install', 'upgrade', 'template', 'pull', 'show']);

/**
 * Checks that the chart of a `helm` command exists in the docs version, and that
 * the command sets the version of a chart from the registry, and values that it has.
 */
export function checkHelm(
  words: readonly ShellWord[],
  command: ShellCommand,
  context: ShellContext,
): void {
  const {charts, catalog} = context;
  const positionals = positionalsOf(words);
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
        const what = `there is no chart ${name} in ${catalog.version}`;
        const list = `Use one of: ${charts.names.join(', ')}.`;
        const remedy = didYouMeanOr(list, name, charts.names);
        reportAt(context, word, what, remedy);
      }
      checkSet(words, name, charts, context);
      checkFiles(command, name, charts, context);
      const version = valuesOf(words, '--version').at(-1);
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

/** Checks the keys that a command sets: `--set a.b=1,c[0]=2`. */
function checkSet(
  words: readonly ShellWord[],
  chart: string,
  charts: Charts,
  context: ShellContext,
): void {
  const options = ['--set', '--set-string', '--set-file', '--set-json'];
  for (const word of valuesOf(words, ...options)) {
    for (const pair of word.values.flatMap((value) =>
      value.split(/(?<!\\),(?=[\w.[\]-]+=)/u),
    )) {
      const fault = unknownValue(pair.split('=')[0] ?? '', chart, charts);
      if (fault) reportAt(context, word, fault.what, fault.remedy);
    }
  }
}

/** Checks the files of values that a command reads, where the page has them. */
function checkFiles(
  {words, input}: ShellCommand,
  chart: string,
  charts: Charts,
  context: ShellContext,
): void {
  for (const {values} of valuesOf(words, '-f', '--values')) {
    for (const name of values) {
      const file =
        name === '-' && input !== undefined
          ? inputFile(input, context)
          : context.localFiles.get(name);
      if (file === undefined) continue;
      reportIn(context, file, checkValuesFile(file.text, chart, charts));
    }
  }
}

/** The name of a chart that `helm package` wrote to `<folder>/<name>-<version>.tgz`. */
function packedName(value: string, {version}: Charts): string | undefined {
  const end = `-${version}.tgz`;
  return value.endsWith(end) ? path.posix.basename(value, end) : undefined;
}
