import type {KubernetesFile} from '../../../engine/kubernetes/kubernetesSchemas';

import schemas from './schemas.json';

const {origin: _origin, ...file} = schemas;

/** What is known about Kubernetes and other tools. */
export const KUBERNETES_FILE = file as KubernetesFile;
