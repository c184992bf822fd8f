import type {SchemaNode} from '../../../shared/model';

/**
 * Limits that Kubernetes enforces in code rather than in its schemas, for fields
 * that manifests on this site use. The key is `Definition.field`; for a list or
 * map, the limits are those of its items. Source: Kubernetes API reference 1.32.
 */
export const KUBERNETES_CONSTRAINTS: Readonly<Record<string, SchemaNode>> = {
  'V1Container.image': {minLength: 1},
  'V1Container.imagePullPolicy': {enum: ['Always', 'IfNotPresent', 'Never']},
  'V1Container.name': {format: 'dns-label'},
  'V1ContainerPort.containerPort': {minimum: 1, maximum: 65535},
  'V1ContainerPort.hostPort': {minimum: 1, maximum: 65535},
  'V1ContainerPort.name': {format: 'port-name'},
  'V1ContainerPort.protocol': {enum: ['SCTP', 'TCP', 'UDP']},
  'V1CronJobSpec.concurrencyPolicy': {enum: ['Allow', 'Forbid', 'Replace']},
  'V1CronJobSpec.failedJobsHistoryLimit': {minimum: 0},
  'V1CronJobSpec.schedule': {format: 'cron', minLength: 1},
  'V1CronJobSpec.startingDeadlineSeconds': {minimum: 0},
  'V1CronJobSpec.successfulJobsHistoryLimit': {minimum: 0},
  'V1DaemonSetUpdateStrategy.type': {enum: ['OnDelete', 'RollingUpdate']},
  'V1DeploymentSpec.replicas': {minimum: 0},
  'V1DeploymentStrategy.type': {enum: ['Recreate', 'RollingUpdate']},
  'V1EmptyDirVolumeSource.sizeLimit': {format: 'quantity'},
  'V1EnvVar.name': {minLength: 1},
  'V1HTTPGetAction.scheme': {enum: ['HTTP', 'HTTPS']},
  'V1HTTPIngressPath.pathType': {
    enum: ['Exact', 'ImplementationSpecific', 'Prefix'],
  },
  'V1JobSpec.backoffLimit': {minimum: 0},
  'V1JobSpec.completionMode': {enum: ['Indexed', 'NonIndexed']},
  'V1LabelSelectorRequirement.operator': {
    enum: ['DoesNotExist', 'Exists', 'In', 'NotIn'],
  },
  'V1LimitRangeItem.default': {format: 'quantity'},
  'V1LimitRangeItem.defaultRequest': {format: 'quantity'},
  'V1LimitRangeItem.max': {format: 'quantity'},
  'V1LimitRangeItem.maxLimitRequestRatio': {format: 'quantity'},
  'V1LimitRangeItem.min': {format: 'quantity'},
  'V1NetworkPolicySpec.policyTypes': {enum: ['Egress', 'Ingress']},
  'V1PersistentVolumeClaimSpec.accessModes': {
    enum: [
      'ReadOnlyMany',
      'ReadWriteMany',
      'ReadWriteOnce',
      'ReadWriteOncePod',
    ],
  },
  'V1PersistentVolumeClaimSpec.volumeMode': {enum: ['Block', 'Filesystem']},
  'V1PersistentVolumeSpec.accessModes': {
    enum: [
      'ReadOnlyMany',
      'ReadWriteMany',
      'ReadWriteOnce',
      'ReadWriteOncePod',
    ],
  },
  'V1PersistentVolumeSpec.capacity': {format: 'quantity'},
  'V1PersistentVolumeSpec.persistentVolumeReclaimPolicy': {
    enum: ['Delete', 'Recycle', 'Retain'],
  },
  'V1PodSpec.dnsPolicy': {
    enum: ['ClusterFirst', 'ClusterFirstWithHostNet', 'Default', 'None'],
  },
  'V1PodSpec.restartPolicy': {enum: ['Always', 'Never', 'OnFailure']},
  'V1Probe.failureThreshold': {minimum: 1},
  'V1Probe.initialDelaySeconds': {minimum: 0},
  'V1Probe.periodSeconds': {minimum: 1},
  'V1Probe.successThreshold': {minimum: 1},
  'V1Probe.timeoutSeconds': {minimum: 1},
  'V1ResourceFieldSelector.divisor': {format: 'quantity'},
  'V1ResourceQuotaSpec.hard': {format: 'quantity'},
  'V1ResourceRequirements.limits': {format: 'quantity'},
  'V1ResourceRequirements.requests': {format: 'quantity'},
  'V1ServicePort.nodePort': {minimum: 0, maximum: 65535},
  'V1ServicePort.port': {minimum: 1, maximum: 65535},
  'V1ServicePort.protocol': {enum: ['SCTP', 'TCP', 'UDP']},
  'V1ServiceSpec.externalTrafficPolicy': {enum: ['Cluster', 'Local']},
  'V1ServiceSpec.internalTrafficPolicy': {enum: ['Cluster', 'Local']},
  'V1ServiceSpec.sessionAffinity': {enum: ['ClientIP', 'None']},
  'V1ServiceSpec.type': {
    enum: ['ClusterIP', 'ExternalName', 'LoadBalancer', 'NodePort'],
  },
  'V1StatefulSetSpec.podManagementPolicy': {
    enum: ['OrderedReady', 'Parallel'],
  },
  'V1StatefulSetSpec.replicas': {minimum: 0},
  'V1StorageClass.reclaimPolicy': {enum: ['Delete', 'Retain']},
  'V1StorageClass.volumeBindingMode': {
    enum: ['Immediate', 'WaitForFirstConsumer'],
  },
  'V1Volume.name': {format: 'dns-label'},
  'V1VolumeResourceRequirements.limits': {format: 'quantity'},
  'V1VolumeResourceRequirements.requests': {format: 'quantity'},
};

/**
 * Lists with keys. The API server rejects two items with the same key.
 */
export const KUBERNETES_LIST_KEYS: Readonly<Record<string, readonly string[]>> =
  {
    'V1PodSpec.containers': ['name'],
    'V1PodSpec.initContainers': ['name'],
    'V1PodSpec.volumes': ['name'],
    'V1Container.volumeMounts': ['mountPath'],
    'V1ServiceSpec.ports': ['port', 'protocol'],
  };
