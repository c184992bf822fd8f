import {nearest} from '../../../../../lib/nearest';

import {
  optionValue,
  readArguments,
  type OptionTable,
  type ReadArguments,
} from './readArguments';
import type {ShellWord} from './readShell';
import {
  isUnknown,
  reportAt,
  type Charts,
  type ShellContext,
} from './shellContext';

const ALWAYS = {
  withValue: words(
    '-n --namespace --kube-context --kubeconfig --kube-as-user --kube-apiserver --registry-config --repository-cache --repository-config --burst-limit --qps',
  ),
  alone: words('-h --help --debug'),
};

const CHART: OptionTable = {
  withValue: words(
    '--version --set --set-string --set-file --set-json --set-literal -f --values --timeout --repo --username --password --ca-file --cert-file --key-file --keyring --description --post-renderer -o --output --history-max --name-template -l --labels --dry-run --destination -d --untardir --api-versions --kube-version -s --show-only --output-dir',
  ),
  alone: words(
    '--create-namespace --wait --wait-for-jobs --atomic --cleanup-on-fail --dependency-update --devel --disable-openapi-validation --enable-dns --force --generate-name -g --hide-notes --insecure-skip-tls-verify --no-hooks --pass-credentials --plain-http --render-subchart-notes --replace --skip-crds --skip-schema-validation --take-ownership --verify --dry-run -i --install --reset-values --reset-then-reuse-values --reuse-values --untar --include-crds --validate --is-upgrade --no-headers',
  ),
};

const OTHER: OptionTable = {
  withValue: words(
    '-o --output --timeout --revision --max -m --offset --filter -f -l --selector --version --username -u --password -p --cascade --description --repo --template --destination -d',
  ),
  alone: words(
    '-a --all -A --all-namespaces --wait --ignore-not-found --keep-history --no-hooks --dry-run -q --short --failed --pending --deployed --devel --force-update --password-stdin --pass-credentials --reverse --date -d --no-headers --regexp -r --versions --client --insecure',
  ),
};

/** Where the chart stands among the words that are no options. */
const CHART_AT: Readonly<Record<string, number>> = {
  install: 1,
  upgrade: 1,
  template: 1,
  pull: 0,
};

const OTHERS = words(
  'completion create dependency dep env get history lint list ls package plugin push registry repo rollback search show inspect status test uninstall delete un verify version',
);

/**
 * Checks a `helm` command: its options, and that the chart and its version
 * exist in the docs version.
 */
export function checkHelm(
  commandWords: readonly ShellWord[],
  context: ShellContext,
): void {
  const verbIndex = commandWords.findIndex(({text}) => !text.startsWith('-'));
  const verbWord = commandWords[verbIndex];
  if (verbWord === undefined) return;
  const [verb = ''] = verbWord.values;
  if (isUnknown(verb)) return;
  const chartAt = CHART_AT[verb];
  if (chartAt === undefined && !OTHERS.includes(verb)) {
    const near = nearest(verb, [...Object.keys(CHART_AT), ...OTHERS]);
    reportAt(
      context,
      verbWord,
      `helm has no command ${verb}`,
      near === undefined ? 'Correct it.' : `Did you mean ${near}?`,
    );
    return;
  }
  const table = chartAt === undefined ? OTHER : CHART;
  const read = readArguments(
    commandWords.filter((_word, index) => index !== verbIndex),
    {
      withValue: [...ALWAYS.withValue, ...table.withValue],
      alone: [...ALWAYS.alone, ...table.alone],
    },
  );
  for (const {word, near} of read.unknown) {
    reportAt(
      context,
      word,
      `helm ${verb} has no option ${word.text.split('=')[0] ?? ''}`,
      near === undefined ? 'Remove it.' : `Did you mean ${near}?`,
    );
  }
  const isShow = verb === 'show' || verb === 'inspect';
  const chart =
    read.positionals[chartAt ?? (isShow ? 1 : Number.MAX_SAFE_INTEGER)];
  if (chart !== undefined) checkChart(verb, chart, read, context);
}

function checkChart(
  verb: string,
  chart: ShellWord,
  read: ReadArguments,
  context: ShellContext,
): void {
  const {charts} = context;
  if (charts === undefined) return;
  for (const value of chart.values) {
    if (!value.startsWith(`${charts.registry}/`)) continue;
    const name = value.slice(charts.registry.length + 1);
    if (isUnknown(name)) continue;
    if (!charts.names.includes(name)) {
      const near = nearest(name, charts.names);
      reportAt(
        context,
        chart,
        `there is no chart ${name} in ${context.catalog.version}`,
        near === undefined
          ? `Write one of: ${charts.names.join(', ')}.`
          : `Did you mean ${near}?`,
      );
    }
    checkVersion(verb, chart, read, charts, context);
  }
}

function checkVersion(
  verb: string,
  chart: ShellWord,
  read: ReadArguments,
  charts: Charts,
  context: ShellContext,
): void {
  const version = optionValue(read, '--version');
  if (version === undefined) {
    reportAt(
      context,
      chart,
      `helm ${verb} names no version, and takes the newest chart there is`,
      `Add --version ${charts.version}.`,
    );
    return;
  }
  const [value = ''] = version.values;
  if (isUnknown(value) || value === charts.version) return;
  reportAt(
    context,
    version,
    `the charts of ${context.catalog.version} have version ${charts.version}, not ${value}`,
    'Write %{chart-version}.',
  );
}

function words(text: string): string[] {
  return text.split(' ');
}
