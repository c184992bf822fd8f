import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {DOCS_VERSIONS} from '../../../../../site/versions';
import {readCatalog} from '../readCatalog';

import {checkShell} from './checkShell';

const SITE = path.resolve(import.meta.dirname, '../../../../../..');
const SAMPLES = 'https://example.dev/samples/v0.3.x';

async function problemsOf(
  source: string,
  slug = 'v0.3.x',
  named = new Set<string>(),
): Promise<string[]> {
  const version = DOCS_VERSIONS.find((each) => each.slug === slug);
  if (version === undefined) throw new Error(`no docs version ${slug}`);
  const {catalog} = await readCatalog(SITE, version);
  return checkShell({
    source,
    catalog,
    charts: {
      registry: 'oci://charts.example',
      version: '0.3.2',
      names: ['control-plane', 'data-plane'],
    },
    samplesUrl: SAMPLES,
    sampleFiles: new Set(['start/a.yaml', 'start/b.yaml']),
    localFiles: new Set(['shown.yaml']),
    namedSamples: named,
  }).map(
    ({at, path: key, what, remedy}) =>
      `${at.line}:${at.column} ${key === '' ? '' : `${key}: `}${what}. ${remedy}`,
  );
}

describe('a right command passes', () => {
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
    `kubectl patch workload a --type merge -p '{"spec":{"containers":{"main":{"image":"'"$IMAGE"'"}}}}'`,
    `kubectl patch deployment a -p '{"spec":{"replicas":2}}'`,
    `kubectl patch servicebinding a --type json -p '[{"op":"replace","path":"/spec/releaseState","value":"Suspend"}]'`,
    'helm install a oci://charts.example/control-plane --version 0.3.2 --create-namespace -n b --set c.d=e',
    'helm upgrade --install a oci://charts.example/data-plane --version=0.3.2 --reuse-values',
    'helm install a jetstack/cert-manager',
    'helm uninstall a -n b',
    'choreoctl apply -f a.yaml',
    'choreoctl create workload --organization a --image b --descriptor c -o d',
    'choreoctl config set-context a --project b',
    'docker run --rm ghcr.io/openchoreo/openchoreo-cli:v0.3.2 create workload --image a',
    'curl -s https://example.com | bash',
  ])('%s', async (source) => {
    expect(await problemsOf(source)).toEqual([]);
  });
});

describe('a wrong command is refused where it is wrong', () => {
  test.each([
    [
      'kubectl gett pods',
      '1:9 kubectl has no command gett that this check knows. Did you mean get?',
    ],
    [
      'kubectl get podz',
      '1:13 there is no kind that kubectl calls podz in v0.3.x. Did you mean pods?',
    ],
    [
      'kubectl get componets',
      'there is no kind that kubectl calls componets in v0.3.x. Did you mean components?',
    ],
    [
      'kubectl get addons',
      'there is no kind that kubectl calls addons in v0.3.x',
    ],
    [
      'kubectl get pods,workloadz',
      'calls workloadz in v0.3.x. Did you mean workloads?',
    ],
    [
      'kubectl get component,service',
      "1:13 service is Kubernetes' Service here, among kinds of the platform. Write services.openchoreo.dev",
    ],
    [
      'kubectl describe compnent/orders',
      'calls compnent in v0.3.x. Did you mean component?',
    ],
    [
      'kubectl logs deplyment/a',
      'calls deplyment in v0.3.x. Did you mean deployment?',
    ],
    ['kubectl rollout restart deploymnt/a', 'calls deploymnt in v0.3.x'],
    [
      'kubectl create role a --resource=workload.openchoreo.de',
      'calls workload.openchoreo.de in v0.3.x',
    ],
    ['kubectl create job a --from=cronjobb/b', 'calls cronjobb in v0.3.x'],
    [
      'kubectl get pods --namspace a',
      '1:18 kubectl get has no option --namspace. Did you mean --namespace?',
    ],
    [
      'kubectl config use-contxt a',
      'kubectl config has no use-contxt. Did you mean use-context?',
    ],
    [
      'kubectl explain component.spec.own',
      '1:17 Component has no field spec.own. Correct it',
    ],
    [
      "kubectl get servicebinding a -o jsonpath='{.status.endpoint[0].public.uri}'",
      '1:33 ServiceBinding has no field status.endpoint[].public.uri: no endpoint in status. Did you mean endpoints?',
    ],
    [
      "kubectl get servicebinding a -o jsonpath='{range .status.endpoints[*]}{.publik.uri}{end}'",
      'no publik in status.endpoints[]. Did you mean public?',
    ],
    [
      "kubectl get components -o jsonpath='{.spec.type}'",
      'the command prints a list, which has no spec. Begin with .items[*], or name one Component',
    ],
    [
      "kubectl get pod a -o jsonpath='{.status.phase'",
      'a brace of the JSONPath is not closed',
    ],
    [
      'kubectl get components -o custom-columns=TYPE:.spec.typ',
      'Component has no field spec.typ: no typ in spec. Did you mean type?',
    ],
    [
      `kubectl patch workload a --type merge -p '{"spec":{"container":{}}}'`,
      '1:42 spec.container: unknown field. Did you mean containers?',
    ],
    [
      `kubectl patch workload a -p '{"spec":{}}'`,
      "a Workload takes no strategic patch, which is kubectl's default. Add --type merge",
    ],
    [
      `kubectl patch workload a --type merge -p '{"spec":'`,
      'the patch: the YAML cannot be read',
    ],
    [
      `kubectl patch servicebinding a --type json -p '[{"op":"replace","path":"/spec/state","value":"a"}]'`,
      '/spec/state: unknown field',
    ],
    [
      'kubectl apply -f other.yaml',
      '1:18 nothing on this page before gives the reader a file other.yaml. Title the block that shows it',
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
      'helm instal a b',
      '1:6 helm has no command instal. Did you mean install?',
    ],
    [
      'helm install a oci://charts.example/contol-plane --version 0.3.2',
      '1:16 there is no chart contol-plane in v0.3.x. Did you mean control-plane?',
    ],
    [
      'helm install a oci://charts.example/control-plane',
      'helm install names no version, and takes the newest chart there is. Add --version 0.3.2',
    ],
    [
      'helm install a oci://charts.example/control-plane --version 0.3.1',
      '1:61 the charts of v0.3.x have version 0.3.2, not 0.3.1. Write %{chart-version}',
    ],
    [
      'helm install a oci://charts.example/control-plane --versoin 0.3.2',
      'helm install has no option --versoin. Did you mean --version?',
    ],
    [
      'choreoctl aply -f a',
      '1:11 choreoctl has no command aply -f. Did you mean apply?',
    ],
    [
      'choreoctl get components',
      'choreoctl has no command get components. Write one of:',
    ],
    [
      'choreoctl create workload -p a',
      '1:27 choreoctl create workload has no option -p',
    ],
    [
      'docker run openchoreo/openchoreo-cli create workloads',
      'choreoctl has no command create workloads. Did you mean create workload?',
    ],
    [
      'echo "$(kubectl get podz)"',
      '1:21 there is no kind that kubectl calls podz',
    ],
  ])('%s', async (source, expected) => {
    const problems = await problemsOf(source);
    expect(problems.join('\n')).toContain(expected);
    // A misspelt --version is missing as well, a misspelt field too.
    expect(problems).toHaveLength(/versoin|<<EOF/u.test(source) ? 2 : 1);
  });

  test('all mistakes of a block, in its order', async () => {
    const problems = await problemsOf(
      'kubectl get podz\nhelm instal a\nkubectl get workloadz\n',
    );
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      '1:13',
      '2:6',
      '3:13',
    ]);
  });
});

test('a kind of one version is unknown in the other', async () => {
  expect(await problemsOf('kubectl get addons', 'next')).toEqual([]);
  expect(await problemsOf('kubectl get addons', 'v0.3.x')).toHaveLength(1);
});

test('a file that a command writes is there for the next one', async () => {
  expect(
    await problemsOf(
      'curl -o a.yaml https://a\nkubectl apply -f a.yaml\nchoreoctl create workload > b.yaml\nkubectl apply -f b.yaml\n',
    ),
  ).toEqual([]);
});

test('samples that commands name are remembered', async () => {
  const named = new Set<string>();
  await problemsOf(
    `for part in a b; do kubectl apply -f ${SAMPLES}/start/$part.yaml; done`,
    'v0.3.x',
    named,
  );
  expect([...named]).toEqual(['start/a.yaml', 'start/b.yaml']);
});
