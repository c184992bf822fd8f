import type {KubernetesFile} from '../../engine/kubernetes/kubernetesSchemas';

import written from './constraints.json';
import generated from './schemas.json';

const {acceptsDuplicates, constraints, shortNames, otherKinds, schemas} =
  written;
const {kinds, definitions, listKeys} = generated;

/** What is known about Kubernetes and other tools. */
export const KUBERNETES_FILE = {
  kinds,
  definitions,
  listKeys: Object.fromEntries(
    Object.entries(listKeys).filter(
      ([field]) => !acceptsDuplicates.includes(field),
    ),
  ),
  ...{constraints, shortNames, otherKinds, schemas},
} as KubernetesFile;
