import {fold, type Folded} from './folded';

/** Words that Kubernetes, Docker, Helm and what runs on them print. */
export const CLUSTER_SIGNS = [
  'choreo',
  'kube',
  'cluster',
  'docker',
  'containerd',
  'helm',
  'k3d',
  'kind-',
  'podman',
  'buildpack',
  '[builder]',
  '[exporter]',
  'argo',
  'workflow',
  'clone',
  'registry',
  'manifests/',
  '/v2/',
  '/api/v1',
  '/apis/',
  '/api?',
  '.svc',
  'webhook',
  'failed to pull',
  'Error from server',
  'to the server',
  'rpc error',
  'pod/',
  'pods',
  'job',
  'namespace',
  'INSTALLATION FAILED',
  'UPGRADE FAILED',
  'error waiting',
  'timed out waiting for the condition on',
  'install',
].map((sign) => fold(sign).text);

/** Words that a line of a controller's log has, also of the API server. */
export const CONTROLLER_SIGNS = [
  '"controller":',
  'controllerGroup',
  'reconcileID',
  'reflector.go',
  'dataplane',
  'buildplane',
].map((sign) => fold(sign).text);

/**
 * Words that only a text about the platform has: its name, and those of its kinds
 * that no other platform has.
 */
export const PLATFORM_SIGNS = [
  'choreo',
  'ServiceBinding',
  'WebApplication',
  'ScheduledTask',
  'ComponentDeployment',
  'ComponentEnvSnapshot',
  'ComponentTypeDefinition',
  'DeploymentPipeline',
  'BuildPlane',
  'DataPlane',
  'APIBinding',
  'GitCommitRequest',
].map((sign) => fold(sign).text);

/** Whether a text has one of some folded words. */
export function hasSign(signs: readonly string[], {text}: Folded): boolean {
  return signs.some((sign) => text.includes(sign));
}
