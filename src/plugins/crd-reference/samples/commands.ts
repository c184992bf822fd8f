import type {Fault} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';

import {kindOfResource, type Catalog} from '../engine/catalog';
import {check} from '../check/check';
import {inOrder, type Problem} from '../check/mistake';

import {unknownValue, type Charts} from './readCharts';
import {readShell, UNKNOWN, type HereDocument, type ShellWord} from './shell';

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

type Report = (word: ShellWord, fault: Fault) => void;

/**
 * Checks a shell block without running anything: its syntax, the addresses of
 * samples, manifests in here-documents, kinds in kubectl, and charts in helm.
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
  const problems: Problem[] = errors.map((error) => ({
    ...{...error, path: ''},
    remedy: 'Correct the command, and try it in a shell.',
  }));
  const used = new Set<string>();
  const report: Report = ({at}, fault) => {
    problems.push({at, path: '', ...fault});
  };
  for (const {words, documents} of commands) {
    for (const word of words) checkAddress(word, site, used, report);
    for (const document of documents) {
      problems.push(...manifestProblems(document, site.catalog));
    }
    checkTool(words, site, report);
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
  const otherwise = 'Add the file to _samples, or correct the URL.';
  report(word, {
    what: `no sample is published at ${file || 'this address'}`,
    remedy: didYouMeanOr(otherwise, file, sampleFiles),
  });
}

function manifestProblems(
  {text, above, hasVariables}: HereDocument,
  catalog: Catalog,
): readonly Problem[] {
  if (!/^apiVersion:/mu.test(text)) return [];
  const claim = {status: 'manifests', isFile: false, hasVariables} as const;
  return check(text, claim, catalog).map((problem) => {
    const {line, column} = problem.at;
    return {...problem, at: {line: line + above, column}};
  });
}

const WRAPPERS = new Set(['command', 'env', 'exec', 'sudo', 'time', 'xargs']);

/** `kubectl …`, `helm …`, `sudo kubectl …`, `xargs -r kubectl …` */
function checkTool(
  words: readonly ShellWord[],
  {catalog, charts}: CommandSite,
  report: Report,
): void {
  const start = words.findIndex(({value}) => /^(?:kubectl|helm)$/u.test(value));
  if (start > 0 && !WRAPPERS.has(words[0]?.value ?? '')) return;
  const args = words.slice(start + 1);
  if (words[start]?.value === 'helm' && charts) {
    checkHelm(args, charts, catalog.version, report);
  } else if (words[start]?.value === 'kubectl') {
    for (const word of kindWords(args)) checkKinds(word, catalog, report);
  }
}

/** Options of kubectl and helm whose value is the next word. */
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

/** The words with kinds: `get pods`, `describe pod/a`, `rollout status deploy/a`. */
function kindWords(args: readonly ShellWord[]): readonly ShellWord[] {
  const [verb, ...words] = positionalsOf(args);
  const isPair = ({value}: ShellWord): boolean =>
    value.includes('/') && !/=|-$/u.test(value);
  switch (verb?.value) {
    case 'attach':
    case 'exec':
    case 'logs':
    case 'port-forward':
      return words.slice(0, 1).filter(isPair);
    case 'rollout':
      return words.slice(1).filter(isPair);
    case 'annotate':
    case 'autoscale':
    case 'delete':
    case 'describe':
    case 'edit':
    case 'expose':
    case 'get':
    case 'label':
    case 'patch':
    case 'scale':
    case 'wait':
      return words.filter((word, index) => index === 0 || isPair(word));
    default:
      return [];
  }
}

/** Checks `pods`, `pods,services`, `deployment/name` or `services.example.dev`. */
function checkKinds(word: ShellWord, catalog: Catalog, report: Report): void {
  const [types = ''] = word.value.split('/');
  if (types.includes(UNKNOWN)) return;
  const names = types.split(',').filter((name) => !/^(?:all)?$/u.test(name));
  const kinds = names.map((name) => kindOfResource(name, catalog));
  const isOfPlatform = kinds.some((kind) => kind?.origin === 'platform');
  for (const [index, name] of names.entries()) {
    const kind = kinds[index];
    const own = catalog
      .byResource(name.toLowerCase())
      .find(({origin}) => origin === 'platform');
    if (kind === undefined) {
      report(word, {
        what: `kubectl has no kind called ${name} in ${catalog.version}`,
        remedy: didYouMeanOr('Correct it.', name, catalog.resourceNames()),
      });
    } else if (isOfPlatform && own && kind.origin !== 'platform') {
      report(word, {
        what: `${name} means Kubernetes' ${kind.kind}, although the command has platform kinds too`,
        remedy: `Write ${own.plural}.${catalog.platform.group}, or use two commands.`,
      });
    }
  }
}

/** The chart, its version and the keys that a command sets: `--set a.b=1`. */
function checkHelm(
  args: readonly ShellWord[],
  charts: Charts,
  label: string,
  report: Report,
): void {
  const [verb, ...words] = positionalsOf(args);
  if (!/^(?:install|upgrade|template|pull|show)$/u.test(verb?.value ?? '')) {
    return;
  }
  const {registry, version, names} = charts;
  const word = words.find(({value}) => value.startsWith(`${registry}/`));
  const name = word?.value.slice(registry.length + 1) ?? UNKNOWN;
  if (word === undefined || name.includes(UNKNOWN)) return;
  if (!names.includes(name)) {
    const list = `Use one of: ${names.join(', ')}.`;
    report(word, {
      what: `there is no chart ${name} in ${label}`,
      remedy: didYouMeanOr(list, name, names),
    });
  }
  const [own] = valuesOf(args, /^--version$/u);
  if (own === undefined) {
    report(word, {
      what: `helm ${verb?.value ?? ''} without --version takes the newest chart`,
      remedy: `Add --version ${version}.`,
    });
  } else if (own.value !== version && !own.value.includes(UNKNOWN)) {
    report(own, {
      what: `the charts of ${label} have version ${version}, not ${own.value}`,
      remedy: 'Write %{chart-version}.',
    });
  }
  for (const option of valuesOf(args, /^--set(?:-\w+)?$/u)) {
    for (const pair of option.value.split(/(?<!\\),(?=[\w.[\]-]+=)/u)) {
      const [key = ''] = pair.split('=');
      if (key.includes(UNKNOWN)) continue;
      const fault = unknownValue(key, name, charts);
      if (fault) report(option, fault);
    }
  }
}
