import type {OtherKind} from '../../../engine/kubernetes/kubernetesSchemas';

/**
 * Kinds of the charts and tools in the guides: Gateway API, Envoy Gateway, Argo
 * Workflows, External Secrets, cert-manager, Cilium, Prometheus, GitOps engines.
 */
export const OTHER_KINDS: readonly OtherKind[] = [
  ...kinds('gateway.networking.k8s.io/v1', [
    'Gateway gateways gtw',
    'GRPCRoute grpcroutes',
    'HTTPRoute httproutes',
  ]),
  cluster('gateway.networking.k8s.io/v1', 'GatewayClass gatewayclasses gc'),
  ...kinds('gateway.networking.k8s.io/v1beta1', [
    'Gateway gateways gtw',
    'HTTPRoute httproutes',
    'ReferenceGrant referencegrants refgrant',
  ]),
  ...kinds('gateway.networking.k8s.io/v1alpha2', [
    'TCPRoute tcproutes',
    'TLSRoute tlsroutes',
    'UDPRoute udproutes',
  ]),
  ...kinds('gateway.envoyproxy.io/v1alpha1', [
    'Backend backends',
    'BackendTrafficPolicy backendtrafficpolicies btp btpolicy',
    'ClientTrafficPolicy clienttrafficpolicies ctp ctpolicy',
    'EnvoyExtensionPolicy envoyextensionpolicies eep eepolicy',
    'EnvoyPatchPolicy envoypatchpolicies epp',
    'EnvoyProxy envoyproxies eproxy',
    'SecurityPolicy securitypolicies sp',
  ]),
  ...kinds('argoproj.io/v1alpha1', [
    'Application applications app apps',
    'ApplicationSet applicationsets appset appsets',
    'AppProject appprojects appproj appprojs',
    'CronWorkflow cronworkflows cwf cronwf',
    'Workflow workflows wf',
    'WorkflowTaskResult workflowtaskresults',
    'WorkflowTemplate workflowtemplates wftmpl',
  ]),
  cluster(
    'argoproj.io/v1alpha1',
    'ClusterWorkflowTemplate clusterworkflowtemplates clusterwftmpl cwft',
  ),
  ...kinds('external-secrets.io/v1', [
    'ExternalSecret externalsecrets es',
    'SecretStore secretstores ss',
  ]),
  cluster(
    'external-secrets.io/v1',
    'ClusterSecretStore clustersecretstores css',
  ),
  cluster(
    'external-secrets.io/v1',
    'ClusterExternalSecret clusterexternalsecrets ces',
  ),
  ...kinds('cert-manager.io/v1', [
    'Certificate certificates cert certs',
    'CertificateRequest certificaterequests cr crs',
    'Issuer issuers',
  ]),
  cluster('cert-manager.io/v1', 'ClusterIssuer clusterissuers'),
  ...kinds('cilium.io/v2', [
    'CiliumNetworkPolicy ciliumnetworkpolicies cnp ciliumnp',
  ]),
  cluster(
    'cilium.io/v2',
    'CiliumClusterwideNetworkPolicy ciliumclusterwidenetworkpolicies ccnp',
  ),
  ...kinds('monitoring.coreos.com/v1', [
    'PodMonitor podmonitors pmon',
    'PrometheusRule prometheusrules promrule',
    'ServiceMonitor servicemonitors smon',
  ]),
  ...kinds('opensearch.opster.io/v1', [
    'OpenSearchCluster opensearchclusters os opensearch',
  ]),
  ...kinds('kustomize.toolkit.fluxcd.io/v1', [
    'Kustomization kustomizations ks',
  ]),
  ...kinds('source.toolkit.fluxcd.io/v1', [
    'GitRepository gitrepositories gitrepo',
    'HelmRepository helmrepositories helmrepo',
    'OCIRepository ocirepositories ocirepo',
  ]),
  ...kinds('helm.toolkit.fluxcd.io/v2', ['HelmRelease helmreleases hr']),
  ...kinds('metrics.k8s.io/v1beta1', ['PodMetrics pods']),
  cluster('metrics.k8s.io/v1beta1', 'NodeMetrics nodes'),
  file('kustomize.config.k8s.io/v1beta1', 'Kustomization'),
  file('kustomize.config.k8s.io/v1alpha1', 'Component'),
  file('kind.x-k8s.io/v1alpha4', 'Cluster'),
  file('k3d.io/v1alpha5', 'Simple'),
  file('v1', 'Config'),
];

/** Short names of Kubernetes' own kinds, as `kubectl api-resources` lists them. */
export const KUBERNETES_SHORT_NAMES: Readonly<
  Record<string, readonly string[]>
> = {
  certificatesigningrequests: ['csr'],
  configmaps: ['cm'],
  cronjobs: ['cj'],
  customresourcedefinitions: ['crd', 'crds'],
  daemonsets: ['ds'],
  deployments: ['deploy'],
  endpoints: ['ep'],
  events: ['ev'],
  horizontalpodautoscalers: ['hpa'],
  ingresses: ['ing'],
  limitranges: ['limits'],
  namespaces: ['ns'],
  networkpolicies: ['netpol'],
  nodes: ['no'],
  persistentvolumeclaims: ['pvc'],
  persistentvolumes: ['pv'],
  poddisruptionbudgets: ['pdb'],
  pods: ['po'],
  priorityclasses: ['pc'],
  replicasets: ['rs'],
  replicationcontrollers: ['rc'],
  resourcequotas: ['quota'],
  serviceaccounts: ['sa'],
  services: ['svc'],
  statefulsets: ['sts'],
  storageclasses: ['sc'],
};

function kinds(apiVersion: string, entries: readonly string[]): OtherKind[] {
  return entries.map((entry) => otherKind(apiVersion, entry, true));
}

function cluster(apiVersion: string, entry: string): OtherKind {
  return otherKind(apiVersion, entry, false);
}

function otherKind(
  apiVersion: string,
  entry: string,
  namespaced: boolean,
): OtherKind {
  const [kind = '', plural = '', ...shortNames] = entry.split(' ');
  return {apiVersion, kind, plural, namespaced, shortNames};
}

function file(apiVersion: string, kind: string): OtherKind {
  return {apiVersion, kind, plural: '', namespaced: false, isFile: true};
}
