import {didYouMeanOr} from '../../../content-errors/nearest';

import {check} from '../check/check';
import {inOrder, type Problem} from '../../../content-errors/problem';

import type {SampleSite} from './sampleSite';
import {readShell, UNKNOWN, type ShellWord} from './shell';

/** What the commands of a block are checked against. */
type CommandSite = Pick<
  SampleSite,
  'catalog' | 'charts' | 'sampleFiles' | 'samplesUrl'
>;

type Report = (word: ShellWord, what: string, remedy: string) => void;

/**
 * Checks a shell block without running anything: its syntax, the addresses of
 * samples, manifests in here-documents, and charts in helm.
 *
 * @returns The mistakes in the order of the text.
 */
export function checkCommands(
  source: string,
  site: CommandSite,
): readonly Problem[] {
  const {commands, errors} = readShell(source);
  const problems: Problem[] = [...errors];
  const report: Report = ({line, column}, what, remedy) => {
    problems.push({line, column, path: '', what, remedy});
  };
  for (const {words, documents} of commands) {
    for (const word of words) checkAddress(word, site, report);
    for (const {text, above, hasVariables} of documents) {
      if (!/^apiVersion:/mu.test(text)) continue;
      const {mistakes} = check(text, {hasVariables}, site.catalog);
      for (const mistake of mistakes) {
        problems.push({...mistake, line: above + mistake.line});
      }
    }
    if (words.some(({value}) => value === 'helm')) {
      checkHelm(words, site, report);
    }
  }
  return inOrder(problems);
}

/** The URL of a sample must be that of a published file. */
function checkAddress(
  word: ShellWord,
  {samplesUrl, sampleFiles}: CommandSite,
  report: Report,
): void {
  const [, rest] = word.value.split(samplesUrl);
  const [file = ''] = rest?.split(/[\s"'?#]/u) ?? [];
  if (rest === undefined || sampleFiles.has(file)) return;
  if (file.includes(UNKNOWN)) return;
  const what = `no sample is published at ${file || 'this address'}`;
  const otherwise = 'Add the file to _samples, or correct the URL.';
  report(word, what, didYouMeanOr(otherwise, file, sampleFiles));
}

/** Values of an option: `--set a=b`, `--set=a=b`. */
function valuesOf(words: readonly ShellWord[], name: string): ShellWord[] {
  return words.flatMap((word, index) => {
    const [own, ...rest] = word.value.split('=');
    if (own !== name) return [];
    if (rest.length > 0) return {...word, value: rest.join('=')};
    return words[index + 1] ?? [];
  });
}

/** The chart that helm is given, its version and the keys that `--set` sets. */
function checkHelm(
  words: readonly ShellWord[],
  {catalog: {version: label}, charts}: CommandSite,
  report: Report,
): void {
  if (!charts) return;
  const {registry, version, names} = charts;
  const word = words.find(({value}) => value.startsWith(`${registry}/`));
  const name = word?.value.slice(registry.length + 1) ?? UNKNOWN;
  if (word === undefined || name.includes(UNKNOWN)) return;
  if (!names.includes(name)) {
    const list = `Use one of: ${names.join(', ')}.`;
    const what = `there is no chart ${name} in ${label}`;
    report(word, what, didYouMeanOr(list, name, names));
  }
  const [own] = valuesOf(words, '--version');
  if (own === undefined) {
    const what = 'helm without --version takes the newest chart';
    report(word, what, `Add --version ${version}.`);
  } else if (own.value !== version && !own.value.includes(UNKNOWN)) {
    const what = `the charts of ${label} have version ${version}, not ${own.value}`;
    report(own, what, 'Write %{chart-version}.');
  }
  const {values, subcharts = []} = charts.values[name] ?? {};
  if (values === undefined) return;
  const known = [...Object.keys(values), ...subcharts];
  for (const option of valuesOf(words, '--set')) {
    for (const pair of option.value.split(/(?<!\\),(?=[\w.[\]-]+=)/u)) {
      const [key = ''] = pair.split(/[=[]/u);
      // A value can have any keys below it, and one above it can be replaced.
      const isKnown = known.some(
        (one) =>
          `${one}.`.startsWith(`${key}.`) || `${key}.`.startsWith(`${one}.`),
      );
      if (isKnown || key.includes(UNKNOWN)) continue;
      const what = `the chart ${name} has no value ${key} in its version ${version}`;
      const otherwise = 'Read the values with helm show values.';
      report(option, what, didYouMeanOr(otherwise, key, known));
    }
  }
}
