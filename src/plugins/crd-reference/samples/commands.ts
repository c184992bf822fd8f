import type {Fault} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';

import type {Catalog} from '../model/catalog';
import {check} from '../check/check';
import {inOrder, type Problem} from '../check/mistake';

import {unknownValue, type Charts} from './readCharts';
import {readShell, UNKNOWN, type ShellWord} from './shell';

/** What the commands of a block are checked against. */
export interface CommandSite {
  readonly catalog: Catalog;
  /** Absent if a version has no list of charts. */
  readonly charts?: Charts | undefined;
  /** URL of the version's samples, without a trailing slash. */
  readonly samplesUrl: string;
  /** Paths in the samples folder. */
  readonly sampleFiles: ReadonlySet<string>;
}

type Report = (word: ShellWord, what: string, remedy: string) => void;

/**
 * Checks a shell block without running anything: its syntax, the addresses of
 * samples, manifests in here-documents, and charts in helm.
 *
 * @returns The mistakes in the order of the text, and the samples that it names.
 */
export function checkCommands(
  source: string,
  site: CommandSite,
): {
  readonly problems: readonly Problem[];
  readonly used: ReadonlySet<string>;
} {
  const {commands, errors} = readShell(source);
  const remedy = 'Correct the command, and try it in a shell.';
  const problems: Problem[] = errors.map((error) => ({
    ...{...error, path: '', remedy},
  }));
  const used = new Set<string>();
  const report: Report = ({at}, what, remedy) => {
    problems.push({at, path: '', what, remedy});
  };
  for (const {words, documents} of commands) {
    for (const word of words) checkAddress(word, site, used, report);
    for (const {text, above, hasVariables} of documents) {
      if (!/^apiVersion:/mu.test(text)) continue;
      const {mistakes} = check(text, {hasVariables}, site.catalog);
      for (const mistake of mistakes) {
        const {line, column} = mistake.at;
        problems.push({...mistake, at: {line: line + above, column}});
      }
    }
    checkHelm(words, site, report);
  }
  return {problems: inOrder(problems), used};
}

/** The URL of a sample must be that of a published file. */
function checkAddress(
  word: ShellWord,
  {samplesUrl, sampleFiles}: CommandSite,
  used: Set<string>,
  report: Report,
): void {
  const [, rest] = word.value.split(`${samplesUrl}/`);
  if (rest === undefined) return;
  const [file = ''] = rest.split(/[\s"'?#]/u);
  // A variable of a loop can stand for each file that fits.
  const [start = '', ...more] = file.split(UNKNOWN);
  const end = more.at(-1);
  const found = [...sampleFiles].filter((name) =>
    end === undefined
      ? name === file
      : name.startsWith(start) && name.endsWith(end),
  );
  for (const name of found) used.add(name);
  if (found.length > 0) return;
  report(
    word,
    `no sample is published at ${file || 'this address'}`,
    didYouMeanOr(
      'Add the file to _samples, or correct the URL.',
      file,
      sampleFiles,
    ),
  );
}

/** Options of helm whose value is the next word. */
const WITH_VALUE =
  /^(?:-[nsolLfkpc]|--(?:namespace|context|kube-context|kubeconfig|server|output|selector|label-columns|filename|values|kustomize|patch|type|from|resource|verb|version|set|set-string|set-file|set-json|timeout|container|since|tail|field-selector|sort-by|for|image|restart|repo|username|password|replicas))$/u;

/** Words before `--` that are neither options nor their values. */
function positionalsOf(words: readonly ShellWord[]): readonly ShellWord[] {
  const end = words.findIndex(({value}) => value === '--');
  return words
    .slice(0, end === -1 ? undefined : end)
    .filter(
      ({value}, index) =>
        !/^-./u.test(value) && !WITH_VALUE.test(words[index - 1]?.value ?? ''),
    );
}

/** Values of an option: `--set a=b`, `--set=a=b`. */
function valuesOf(words: readonly ShellWord[], name: RegExp): ShellWord[] {
  return words.flatMap((word, index) => {
    const [own = '', ...rest] = word.value.split('=');
    if (!name.test(own)) return [];
    return rest.length > 0
      ? {...word, value: rest.join('=')}
      : (words[index + 1] ?? []);
  });
}

/** The chart, its version and the keys that a command sets: `--set a.b=1`. */
function checkHelm(
  command: readonly ShellWord[],
  {catalog: {version: label}, charts}: CommandSite,
  report: Report,
): void {
  const start = command.findIndex(({value}) => value === 'helm');
  const isWrapped = /^(?:command|env|exec|sudo|time|xargs)$/u;
  const isHelm = start === 0 || isWrapped.test(command[0]?.value ?? '');
  if (start === -1 || !isHelm || !charts) return;
  const args = command.slice(start + 1);
  const [first, ...words] = positionalsOf(args);
  const verb = first?.value ?? '';
  if (!/^(?:install|upgrade|template|pull|show)$/u.test(verb)) return;
  const {registry, version, names} = charts;
  const word = words.find(({value}) => value.startsWith(`${registry}/`));
  const name = word?.value.slice(registry.length + 1) ?? UNKNOWN;
  if (word === undefined || name.includes(UNKNOWN)) return;
  if (!names.includes(name)) {
    const list = `Use one of: ${names.join(', ')}.`;
    const what = `there is no chart ${name} in ${label}`;
    report(word, what, didYouMeanOr(list, name, names));
  }
  const [own] = valuesOf(args, /^--version$/u);
  if (own === undefined) {
    const what = `helm ${verb} without --version takes the newest chart`;
    report(word, what, `Add --version ${version}.`);
  } else if (own.value !== version && !own.value.includes(UNKNOWN)) {
    const what = `the charts of ${label} have version ${version}, not ${own.value}`;
    report(own, what, 'Write %{chart-version}.');
  }
  for (const option of valuesOf(args, /^--set(?:-\w+)?$/u)) {
    for (const pair of option.value.split(/(?<!\\),(?=[\w.[\]-]+=)/u)) {
      const [key = ''] = pair.split('=');
      if (key.includes(UNKNOWN)) continue;
      const fault: Fault | undefined = unknownValue(key, name, charts);
      if (fault) report(option, fault.what, fault.remedy);
    }
  }
}
