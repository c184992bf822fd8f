import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {PLATFORM, VERSIONS} from '../../testing/temporarySite';
import {messageOf} from '../../engine/value';
import {readCatalog} from '../../files/readCatalog';

import {checkShell} from './checkShell';

const SAMPLES = 'https://example.dev/samples/v0.3.x';

const CHART_VALUES = {
  'control-plane': {
    subcharts: ['cert-manager'],
    values: {
      'api.name': {default: '"api"'},
      'api.labels': {default: '{}'},
      'api.hosts': {default: '["a"]'},
    },
  },
};

function problemsOf(
  source: string,
  slug = 'v0.3.x',
  named = new Set<string>(),
): string[] {
  const version = VERSIONS.find((each) => each.slug === slug);
  if (version === undefined) throw new Error(`no docs version ${slug}`);
  const {catalog} = readCatalog(PLATFORM, version);
  return checkShell({
    ...{source, catalog, line: 0, samplesUrl: SAMPLES, namedSamples: named},
    variables: new Set(['KIND', 'IMAGE']),
    charts: {
      ...{registry: 'oci://charts.example', version: '0.3.2'},
      ...{names: ['control-plane', 'data-plane'], values: CHART_VALUES},
    },
    sampleFiles: new Set(['start/a.yaml', 'start/b.yaml']),
    localFiles: new Map([['shown.yaml', undefined]]),
  }).map(
    (problem) =>
      `${problem.at.line}:${problem.at.column} ${messageOf(problem)}`,
  );
}

const INSTALL =
  'helm install a oci://charts.example/control-plane --version 0.3.2';

test.each([
  '--set api.name=b',
  '--set-string api.labels.team=a,api.name=b',
  '--set "api.hosts[0]=b"',
  '--set cert-manager.anything=true',
  '--set api.name=<your-name>',
])('helm can set %s', (option) => {
  expect(problemsOf(`${INSTALL} ${option}`)).toEqual([]);
});

test.each([
  ['--set api.nmae=b', /has no value api\.nmae in .*Did you mean api\.name/u],
  ['--set api.name=b,api.port=1', /no value api\.port/u],
  ['--set api.name.first=b', /no value api\.name\.first/u],
])('helm can not set %s', (option, message) => {
  expect(problemsOf(`${INSTALL} ${option}`)).toEqual([
    expect.stringMatching(message),
  ]);
});

const right = ['api:', '  name: b', '  labels: {a: b}', '  hosts: [c]'];
const values = [...right, 'cert-manager: {any: 1}'];

test.each([
  ['cat > v.yaml', `${INSTALL} -f v.yaml`],
  ['cat > v.yaml', `${INSTALL} --values=v.yaml`],
  [`${INSTALL} --values -`, ''],
])(
  'values that a chart lacks are found in a file: %s … %s',
  (before, after) => {
    fc.assert(
      fc.property(fc.nat(right.length - 1), (at) => {
        const file = (lines: readonly string[]): string =>
          [`${before} <<EOF`, ...lines, 'EOF', after].join('\n');
        expect(problemsOf(file(values))).toEqual([]);
        const wrong = values.with(
          at,
          values[at]?.replace(/(\w):/u, 's$1:') ?? '',
        );
        const [problem = '', ...others] = problemsOf(file(wrong));
        expect(problem).toContain('chart control-plane has no value');
        expect(problem).toMatch(
          new RegExp(`^${at + 2}:.*Did you mean api`, 'u'),
        );
        // Nothing below it is told again.
        expect(others).toEqual([]);
      }),
    );
  },
);

describe('a valid command passes', () => {
  test.each([
    'kubectl get component,workload,release -n default',
    'kubectl get comp orders -o yaml',
    'kubectl get services.openchoreo.dev orders',
    'kubectl get pods,deploy,svc -A -l app=a --show-labels',
    'kubectl -n default get servicebindings.v1alpha1.openchoreo.dev',
    'kubectl describe pod/a deployment/b',
    'kubectl delete component orders --ignore-not-found',
    'kubectl wait servicebinding/orders --for=condition=Ready --timeout=300s',
    'kubectl wait --for=condition=Available deployment --all -n a',
    'kubectl logs -n a deployment/b --since=10m -f | grep -i c',
    'kubectl logs -n a -l b=c -c main --prefix --tail=-1',
    'kubectl exec -it pod-0 -- sh -c "echo a"',
    'kubectl port-forward svc/a 8080:80',
    'kubectl rollout status statefulset/a --timeout=60s',
    'kubectl create secret generic a --from-literal=b=c',
    'kubectl create role a --verb=get --resource=workloads.openchoreo.dev',
    'kubectl create job a --from=cronjob/b',
    'kubectl explain component.spec.owner.projectName',
    'kubectl explain deploymentpipeline.spec.promotionPaths.targetEnvironmentRefs',
    'kubectl annotate servicebinding a example.com/b="$(date)" --overwrite',
    'kubectl label namespace a example.com/b-',
    'kubectl run a --image=b --rm -i --restart=Never -- curl -k https://c',
    'kubectl config use-context kind-a',
    'kubectl apply -f shown.yaml',
    'kubectl apply -k ./folder',
    `kubectl apply -f ${SAMPLES}/start/a.yaml`,
    'kubectl get <kind> <name>',
    'kubectl get "$KIND" a',
    'kubectl get crd -o name | xargs -r kubectl delete',
    "kubectl get servicebinding a -o jsonpath='{.status.endpoints[0].public.uri}'",
    'kubectl get servicebinding a -o jsonpath=\'{range .status.conditions[*]}{.type}={.status}{"\\n"}{end}\'',
    'kubectl get release a -o jsonpath=\'{.spec.resources[?(@.id=="b")].object.spec.replicas}\'',
    "kubectl get pods -o jsonpath='{.items[*].metadata.name}'",
    "kubectl get node a -o jsonpath='{.status.anything}'",
    "kubectl get secret a -o jsonpath='{.data.tls\\.crt}'",
    'kubectl get components -o custom-columns=NAME:.metadata.name,TYPE:.spec.type',
    'helm install a oci://charts.example/control-plane --version 0.3.2 --create-namespace -n b --set api.name=e',
    'helm upgrade --install a oci://charts.example/data-plane --version=0.3.2 --reuse-values',
    'helm install a jetstack/cert-manager',
    'helm uninstall a -n b',
    'helm package a/b --dependency-update --app-version 1a2b3c4 --destination charts',
    'helm install a charts/control-plane-0.3.2.tgz -n b',
    'choreoctl apply -f a.yaml',
    'choreoctl create workload --organization a --image b --descriptor c -o d',
    'choreoctl config set-context a --project b',
    'docker run --rm ghcr.io/openchoreo/openchoreo-cli:v0.3.2 create workload --image a',
    'curl -s https://example.com | bash',
  ])('%s', (source) => {
    expect(problemsOf(source)).toEqual([]);
  });
});

describe('an invalid command is reported with its position', () => {
  test.each([
    [
      'kubectl get podz',
      '1:13 kubectl has no kind called podz in v0.3.x. Did you mean pods?',
    ],
    [
      'kubectl get componets',
      'kubectl has no kind called componets in v0.3.x. Did you mean components?',
    ],
    ['kubectl get addons', 'kubectl has no kind called addons in v0.3.x'],
    [
      'kubectl get pods,workloadz',
      'called workloadz in v0.3.x. Did you mean workloads?',
    ],
    [
      'kubectl get component,service',
      "1:13 service means Kubernetes' Service, although the command has platform kinds too. Write services.openchoreo.dev",
    ],
    [
      'kubectl describe compnent/orders',
      'called compnent in v0.3.x. Did you mean component?',
    ],
    [
      'kubectl logs deplyment/a',
      'called deplyment in v0.3.x. Did you mean deployment?',
    ],
    ['kubectl rollout restart deploymnt/a', 'called deploymnt in v0.3.x'],
    [
      'kubectl apply -f other.yaml',
      '1:18 nothing earlier on this page shows or writes a file other.yaml. Add title="other.yaml"',
    ],
    [
      `kubectl apply -f ${SAMPLES}/start/aa.yaml`,
      'no sample is published at start/aa.yaml. Did you mean start/a.yaml?',
    ],
    [
      `for name in a c; do kubectl apply -f ${SAMPLES}/start/$name.yaml; done`,
      'no sample is published at start/c.yaml',
    ],
    [
      'kubectl apply -f - <<EOF\napiVersion: openchoreo.dev/v1alpha1\nkind: Project\nmetadata: {name: a}\nspec: {pipeline: a}\nEOF\n',
      '5:1 spec.deploymentPipelineRef: the required field is missing',
    ],
    [
      'helm install a oci://charts.example/contol-plane --version 0.3.2',
      '1:16 there is no chart contol-plane in v0.3.x. Did you mean control-plane?',
    ],
    [
      'helm install a charts/contol-plane-0.3.2.tgz',
      'there is no chart contol-plane in v0.3.x. Did you mean control-plane?',
    ],
    [
      'helm install a oci://charts.example/control-plane',
      'helm install without --version takes the newest chart. Add --version 0.3.2',
    ],
    [
      'helm install a oci://charts.example/control-plane --version 0.3.1',
      '1:61 the charts of v0.3.x have version 0.3.2, not 0.3.1. Write %{chart-version}',
    ],
    ['echo "$(kubectl get podz)"', '1:21 kubectl has no kind called podz'],
  ])('%s', (source, expected) => {
    const problems = problemsOf(source);
    expect(problems.join('\n')).toContain(expected);
    // A misspelt field is also a missing one.
    expect(problems).toHaveLength(source.includes('<<EOF') ? 2 : 1);
  });

  test('with all mistakes of a block in order', () => {
    const problems = problemsOf(
      'kubectl get podz\nkubectl logs deplyment/a\nkubectl get workloadz\n',
    );
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      '1:13',
      '2:14',
      '3:13',
    ]);
  });
});

test('a kind of one version is unknown in the other', () => {
  expect(problemsOf('kubectl get addons', 'next')).toEqual([]);
  expect(problemsOf('kubectl get addons', 'v0.3.x')).toHaveLength(1);
});

test('a command can use a file that an earlier one writes', () => {
  expect(
    problemsOf(
      'curl -o a.yaml https://a\nkubectl apply -f a.yaml\nchoreoctl create workload > b.yaml\nkubectl apply -f b.yaml\n',
    ),
  ).toEqual([]);
});

test('the samples that commands use are collected', () => {
  const named = new Set<string>();
  problemsOf(
    `for part in a b; do kubectl apply -f ${SAMPLES}/start/$part.yaml; done`,
    'v0.3.x',
    named,
  );
  expect([...named]).toEqual(['start/a.yaml', 'start/b.yaml']);
});
