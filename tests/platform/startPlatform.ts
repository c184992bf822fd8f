import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {TestProject} from 'vitest/node';
import {parseDocument} from 'yaml';
import * as z from 'zod';

import {filesBelow} from '../../src/lib/node/filesBelow';
import {fillConstants} from '../../src/markdown/constants';
import {valuesAt} from '../../src/plugins/crd-reference/check/yamlPaths';
import {docsVersionByName, LATEST} from '../../src/site/versions';
import {Cluster, manifestsOf, type Manifest} from './cluster';
import {freePort, openWorkshop, waitFor, type Workshop} from './workshop';

declare module 'vitest' {
  interface ProvidedContext {
    readonly platform: {
      /** The framework's name of the docs version. */
      readonly version: string;
      /** A temporary folder with the source and the logs of the programs. */
      readonly folder: string;
      readonly programs: Readonly<Record<'choreoctl' | 'helm', string>>;
      /** The addresses of the API servers of Kubernetes and of the platform. */
      readonly kubernetes: string;
      readonly api: string;
    };
  }
}

const HOST = '127.0.0.1';
const CONTROL_PLANE = 'openchoreo-control-plane';

/**
 * Builds the control plane of a docs version from the platform's source, starts it
 * on this machine, and tells the tests where it is. `PLATFORM_SOURCE` names a clone
 * of the platform, and `DOCS_VERSION` a version of the documentation; without it,
 * this is the latest.
 *
 * @returns What ends it.
 */
export default async function startPlatform(project: TestProject) {
  const {PLATFORM_SOURCE: clone = '', DOCS_VERSION} = process.env;
  const version = docsVersionByName(DOCS_VERSION ?? LATEST.name);
  if (spawnSync('go', ['version']).status !== 0) {
    refuse('There is no Go. Install Go 1.24 or later: https://go.dev/dl/');
  }
  if (!existsSync(clone)) {
    refuse(
      `PLATFORM_SOURCE is "${clone}". Set it to a clone of https://github.com/openchoreo/openchoreo.`,
    );
  }
  const workshop = openWorkshop();
  try {
    await checkOut(workshop, path.resolve(clone), version.release.ref);
    const programs = await build(workshop);
    const cluster = await startKubernetes(workshop, programs);
    const chart = await install(workshop, programs, cluster);
    const api = await startControlPlane(workshop, programs, chart);
    const {name} = version;
    const {folder} = workshop;
    const kubernetes = cluster.address;
    project.provide('platform', {
      version: name,
      folder,
      programs,
      kubernetes,
      api,
    });
  } catch (error) {
    await workshop.close();
    throw error;
  }
  return workshop.close;
}

/** Ends the run with one line. */
function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

/**
 * Writes the files of a commit into the folder, without touching the clone, and
 * changes what has no option: the API server listens on loopback only, and charts
 * need no other charts.
 */
async function checkOut(
  {folder, run}: Workshop,
  clone: string,
  ref: string,
): Promise<void> {
  const source = path.join(folder, 'source');
  await mkdir(source);
  const git = ['-C', clone, `--work-tree=${source}`];
  const variables = {GIT_INDEX_FILE: path.join(folder, 'index')};
  await run('git', [...git, 'checkout', ref, '--', '.'], variables);

  const server = path.join(source, 'cmd/openchoreo-api/main.go');
  const text = await readFile(server, 'utf8');
  const address = '":" + strconv';
  if (!text.includes(address)) throw new Error(`${server} has no ${address}`);
  await writeFile(server, text.replace('":" +', `"${HOST}:" +`));

  const charts = path.join(source, 'install/helm');
  for (const name of filesBelow(charts)) {
    if (path.basename(name) !== 'Chart.yaml') continue;
    const file = path.join(charts, name);
    const chart = parseDocument(await readFile(file, 'utf8'));
    chart.delete('dependencies');
    await writeFile(file, chart.toString());
  }
}

/** The paths of the programs. */
type Programs = Awaited<ReturnType<typeof build>>;

/** Builds the programs. Go keeps what it has built for the next run. */
async function build({folder, run}: Workshop) {
  const tool = async (name: string): Promise<string> => {
    const cwd = import.meta.dirname;
    const output = await run('go', ['tool', '-n', name], {cwd});
    return output.split('\n').at(-1) ?? '';
  };
  const tools = {
    etcd: await tool('go.etcd.io/etcd/server/v3'),
    apiserver: await tool('kube-apiserver'),
    controllers: await tool('kube-controller-manager'),
    kubeadm: await tool('kubeadm'),
    kubectl: await tool('kubectl'),
    helm: await tool('helm'),
  };
  const bin = path.join(folder, 'bin');
  // Without the path of the folder, the next run finds what this one has built.
  const args = ['build', '-trimpath', '-ldflags=-s -w', '-o', `${bin}/`];
  const packages = ['./cmd', './cmd/openchoreo-api', './cmd/choreoctl'];
  const cwd = path.join(folder, 'source');
  await run('go', [...args, ...packages], {cwd});
  return {
    ...tools,
    controller: path.join(bin, 'cmd'),
    'openchoreo-api': path.join(bin, 'openchoreo-api'),
    choreoctl: path.join(bin, 'choreoctl'),
  };
}

/** Starts Kubernetes without nodes. */
async function startKubernetes(
  {folder, run, start}: Workshop,
  {etcd, apiserver, controllers, kubeadm, kubectl}: Programs,
): Promise<Cluster> {
  const pki = path.join(folder, 'pki');
  const port = await freePort();
  const settings = path.join(folder, 'kubeadm.yaml');
  // kubeadm refuses to advertise loopback; nothing listens at this address.
  const advertised = '10.0.0.1';
  await writeFile(
    settings,
    `apiVersion: kubeadm.k8s.io/v1beta4
kind: InitConfiguration
localAPIEndpoint: {advertiseAddress: ${advertised}}
---
apiVersion: kubeadm.k8s.io/v1beta4
kind: ClusterConfiguration
certificatesDir: ${pki}
controlPlaneEndpoint: ${HOST}:${port}
kubernetesVersion: v1.32.0
`,
  );
  const phase = (...names: string[]): Promise<string> =>
    run(kubeadm, ['init', 'phase', ...names, '--config', settings]);
  await phase('certs', 'ca');
  await phase('certs', 'sa');
  await phase('certs', 'apiserver');
  await phase('kubeconfig', 'super-admin', '--kubeconfig-dir', folder);
  const config = `--kubeconfig=${path.join(folder, 'super-admin.conf')}`;

  const store = `http://${HOST}:${await freePort()}`;
  const peer = `http://${HOST}:${await freePort()}`;
  start('etcd', etcd, [
    `--data-dir=${path.join(folder, 'etcd')}`,
    `--listen-client-urls=${store}`,
    `--advertise-client-urls=${store}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
    '--unsafe-no-fsync',
  ]);
  start('apiserver', apiserver, [
    `--etcd-servers=${store}`,
    `--bind-address=${HOST}`,
    `--secure-port=${port}`,
    `--advertise-address=${advertised}`,
    '--endpoint-reconciler-type=none',
    '--service-cluster-ip-range=10.0.0.0/16',
    '--authorization-mode=RBAC',
    `--client-ca-file=${pki}/ca.crt`,
    `--tls-cert-file=${pki}/apiserver.crt`,
    `--tls-private-key-file=${pki}/apiserver.key`,
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-key-file=${pki}/sa.pub`,
    `--service-account-signing-key-file=${pki}/sa.key`,
  ]);
  start('controllers', controllers, [
    config,
    '--leader-elect=false',
    '--secure-port=0',
    // The tests play the controllers of Deployments and Jobs.
    '--controllers=garbage-collector-controller,namespace-controller',
  ]);
  const proxyPort = await freePort();
  start('proxy', kubectl, ['proxy', config, `--port=${proxyPort}`]);
  const address = `http://${HOST}:${proxyPort}`;
  await waitUntilReady(`${address}/api/v1/namespaces/default`);
  return new Cluster(address);
}

/** Waits until a server answers that all is well. */
function waitUntilReady(address: string): Promise<boolean> {
  return waitFor(address, async () => (await fetch(address)).ok || undefined);
}

/**
 * Installs the chart of the control plane, the kinds of the gateway, and what
 * `cluster.yaml` has.
 *
 * @returns The objects of the chart.
 */
async function install(
  {folder, run}: Workshop,
  {helm, kubectl}: Programs,
  cluster: Cluster,
): Promise<readonly Manifest[]> {
  const source = path.join(folder, 'source');
  const directory = ['list', '-m', '-f', '{{.Dir}}'];
  const gateway = await run(
    'go',
    [...directory, 'github.com/envoyproxy/gateway'],
    {
      cwd: source,
    },
  );
  const crds = path.join(gateway, 'charts/gateway-helm/crds');
  const texts = await Promise.all(
    filesBelow(crds).map((name) => readFile(path.join(crds, name), 'utf8')),
  );
  const chart = manifestsOf(
    await run(helm, [
      ...['template', 'test', path.join(source, 'install/helm', CONTROL_PLANE)],
      ...['--namespace', CONTROL_PLANE, '--include-crds'],
    ]),
  );
  /** A value of the kubeconfig. */
  const setting = (field: string): Promise<string> =>
    run(kubectl, [
      ...['config', 'view', '--raw', '-o', `jsonpath={.${field}}`],
      `--kubeconfig=${path.join(folder, 'super-admin.conf')}`,
    ]);
  const values = new Map([
    ['server', await setting('clusters[0].cluster.server')],
    ['ca', await setting('clusters[0].cluster.certificate-authority-data')],
    ['cert', await setting('users[0].user.client-certificate-data')],
    ['key', await setting('users[0].user.client-key-data')],
  ]);
  const file = path.join(import.meta.dirname, 'cluster.yaml');
  const others = fillConstants(await readFile(file, 'utf8'), values);

  await cluster.apply({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: {name: CONTROL_PLANE},
  });
  const objects = [
    ...texts.flatMap(manifestsOf),
    ...chart,
    ...manifestsOf(others),
  ];
  for (const object of objects) {
    const {apiVersion, kind} = object;
    // The charts turn the webhooks off, and cert-manager isn't here.
    if (kind.endsWith('WebhookConfiguration')) continue;
    if (apiVersion.startsWith('cert-manager.io/')) continue;
    const metadata = {namespace: CONTROL_PLANE, ...object.metadata};
    // A kind is there a moment after its definition.
    await waitFor(`${kind} ${metadata.name}`, async () => {
      await cluster.apply({...object, metadata}, 'Ignore');
      return true;
    });
  }
  return chart;
}

/** A variable of a container; what comes from elsewhere has no value. */
const VARIABLE = {name: z.string(), value: z.string().optional()};

/** A value of an object, by its path. */
function valueAt(object: unknown, field: string): unknown {
  return valuesAt(object, field)[0]?.value;
}

/**
 * Starts the manager and the API server, each with the rights, the arguments and
 * the variables that the chart gives it.
 *
 * @returns The address of the API server.
 */
async function startControlPlane(
  {folder, run, start}: Workshop,
  {kubectl, ...programs}: Programs,
  chart: readonly Manifest[],
): Promise<string> {
  const admin = path.join(folder, 'super-admin.conf');

  /** Starts what the chart runs from an image, with other arguments at the end. */
  const startImage = async (
    image: 'controller' | 'openchoreo-api',
    ...others: string[]
  ): Promise<void> => {
    const container = 'spec.template.spec.containers[0]';
    const found = chart.find((object) =>
      String(valueAt(object, `${container}.image`)).includes(`/${image}:`),
    );
    const account = valueAt(found, 'spec.template.spec.serviceAccountName');
    const args = valuesAt(found, `${container}.args[]`);
    const variables = new Map<string, string>();
    for (const {value} of valuesAt(found, `${container}.env[]`)) {
      const {name, value: text = ''} = z.looseObject(VARIABLE).parse(value);
      variables.set(name, text);
    }
    const token = await run(kubectl, [
      ...['create', 'token', String(account), '--namespace', CONTROL_PLANE],
      ...['--duration', '2h', '--kubeconfig', admin],
    ]);
    const config = path.join(folder, `${image}.conf`);
    const document = parseDocument(await readFile(admin, 'utf8'));
    document.setIn(['users', 0, 'user'], {token});
    await writeFile(config, document.toString());
    start(
      image,
      programs[image],
      [...args.map(({value}) => String(value)), ...others],
      {...Object.fromEntries(variables), KUBECONFIG: config},
    );
  };

  const probe = `${HOST}:${await freePort()}`;
  await startImage(
    'controller',
    '--leader-elect=false',
    '--metrics-bind-address=0',
    `--health-probe-bind-address=${probe}`,
  );
  const port = await freePort();
  await startImage('openchoreo-api', `--port=${port}`);
  const api = `http://${HOST}:${port}`;
  await waitUntilReady(`http://${probe}/readyz`);
  await waitUntilReady(`${api}/ready`);
  return api;
}
