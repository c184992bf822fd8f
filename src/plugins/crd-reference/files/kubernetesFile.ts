import type {KubernetesFile} from '../engine/kubernetes/kubernetesSchemas';

import file from './kubernetes.json';

/** What is known about Kubernetes and other tools. */
export const KUBERNETES_FILE = file as KubernetesFile;
