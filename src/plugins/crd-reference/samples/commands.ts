import type {Fault} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import {
  inOrder,
  type Position,
  type Problem,
} from '../../../content-errors/problem';
import {check} from '../check/check';
import type {SampleSite} from './sampleSite';
import {readShell, UNKNOWN, type ShellWord} from './shell';

/** What the commands of a block are checked against. */
type CommandSite = Pick<
  SampleSite,
  'catalog' | 'charts' | 'sampleFiles' | 'samplesUrl'
>;

/** In YAML, or in JSON. */
const MANIFEST = /^apiVersion:|^\{[^]*"apiVersion":/mu;

type Report = (place: Position, fault: Fault) => void;

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
  const report: Report = ({line, column}, fault) => {
    problems.push({line, column, path: '', ...fault});
  };
  for (const {words, documents} of commands) {
    for (const word of words) checkAddress(word, site, report);
    if (words.some(({value}) => value === 'helm')) {
      checkHelm(words, site, report);
    }
    for (const {text, above, hasVariables} of documents) {
      if (!MANIFEST.test(text)) continue;
      const {mistakes} = check(text, {hasVariables}, site.catalog);
      for (const mistake of mistakes) {
        problems.push({...mistake, line: above + mistake.line});
      }
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
  report(word, {what, remedy: didYouMeanOr(otherwise, file, sampleFiles)});
}

/** The chart that helm is given, its version and the values that it sets. */
function checkHelm(
  words: readonly ShellWord[],
  {catalog: {version: label}, charts}: CommandSite,
  report: Report,
): void {
  if (!charts) return;
  const {registry, version, names} = charts;
  const chart = words.find(({value}) => value.startsWith(`${registry}/`));
  if (!chart || chart.value.includes(UNKNOWN)) return;
  const name = chart.value.slice(registry.length + 1);
  if (!names.includes(name)) {
    const list = `Use one of: ${names.join(', ')}.`;
    const what = `there is no chart ${name} in ${label}`;
    report(chart, {what, remedy: didYouMeanOr(list, name, names)});
  }
  const [given] = valuesOf(words, '--version');
  if (given === undefined) {
    const what = 'helm without --version takes the newest chart';
    report(chart, {what, remedy: `Add --version ${version}.`});
  } else if (given.value !== version && !given.value.includes(UNKNOWN)) {
    const what = `the charts of ${label} have version ${version}, not ${given.value}`;
    report(given, {what, remedy: 'Write %{chart-version}.'});
  }
  const {values, subcharts = []} = charts.values[name] ?? {};
  if (values === undefined) return;
  const known = [...Object.keys(values), ...subcharts];
  for (const option of valuesOf(words, '--set')) {
    for (const key of keysOf(option.value)) {
      if (key.includes(UNKNOWN) || known.some((own) => overlap(own, key))) {
        continue;
      }
      const what = `the chart ${name} has no value ${key} in its version ${version}`;
      const otherwise = 'Read the values with helm show values.';
      report(option, {what, remedy: didYouMeanOr(otherwise, key, known)});
    }
  }
}

/** Values of an option: `--set a=b`, `--set=a=b`. */
function* valuesOf(
  words: readonly ShellWord[],
  option: string,
): Generator<ShellWord> {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (word.value.startsWith(`${option}=`)) {
      yield {...word, value: word.value.slice(option.length + 1)};
    } else if (word.value === option && next) yield next;
  }
}

/** `a.b=1\,2,c[0]=3` → `a.b`, `c` */
function keysOf(values: string): readonly string[] {
  const pairs = values.split(/(?<!\\),(?=[\w.[\]-]+=)/u);
  return pairs.map((pair) => pair.split(/[=[]/u, 1)[0] ?? '');
}

/** Whether a key is another or one below it: a value can have any keys below it. */
function overlap(one: string, other: string): boolean {
  return `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
}
