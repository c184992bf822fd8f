/** Where the values of a cluster's credentials went. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  'spec.kubernetesCluster.credentials.apiServerURL':
    'spec.kubernetesCluster.server',
  'spec.kubernetesCluster.credentials.caCert':
    'spec.kubernetesCluster.tls.ca.value',
  'spec.kubernetesCluster.credentials.clientCert':
    'spec.kubernetesCluster.auth.mtls.clientCert.value',
  'spec.kubernetesCluster.credentials.clientKey':
    'spec.kubernetesCluster.auth.mtls.clientKey.value',
};

/**
 * Fields that a later docs version calls by another name, by kind: the field
 * before and after. The schemas can't tell a new name from a removed field and
 * an added one, so this list is written by hand.
 */
export const RENAMED_FIELDS: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {BuildPlane: CREDENTIALS, DataPlane: CREDENTIALS};
