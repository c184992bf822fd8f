import * as z from 'zod';

import {
  createKubernetesSchemas,
  type KubernetesFile,
  type KubernetesSchemas,
} from '../../../engine/kubernetes/kubernetesSchemas';
import {schemaNode} from '../../../shared/model';

import {KUBERNETES_CONSTRAINTS, KUBERNETES_LIST_KEYS} from './constraints';
import {KUBERNETES_SHORT_NAMES, OTHER_KINDS} from './otherKinds';
import file from './schemas.json';

const schemasFile = z.strictObject({
  origin: z.record(z.string(), z.string()),
  kinds: z.array(
    z.strictObject({
      apiVersion: z.string(),
      kind: z.string(),
      plural: z.string(),
      namespaced: z.boolean(),
      definition: z.string().optional(),
    }),
  ),
  definitions: z.record(
    z.string(),
    z.strictObject({
      required: z.array(z.string()).optional(),
      properties: z.record(z.string(), z.string()),
    }),
  ),
  schemas: z.record(z.string(), schemaNode),
});

let readFile: KubernetesFile | undefined;
let read: KubernetesSchemas | undefined;

/** What is known of Kubernetes and other tools, read once per process. */
export function readKubernetesFile(): KubernetesFile {
  if (readFile !== undefined) return readFile;
  const {kinds, definitions, schemas} = schemasFile.parse(file);
  readFile = {
    kinds,
    definitions,
    schemas,
    constraints: KUBERNETES_CONSTRAINTS,
    listKeys: KUBERNETES_LIST_KEYS,
    shortNames: KUBERNETES_SHORT_NAMES,
    otherKinds: OTHER_KINDS,
  };
  return readFile;
}

/** Kubernetes' own kinds and schemas, read once per process. */
export function readKubernetesSchemas(): KubernetesSchemas {
  read ??= createKubernetesSchemas(readKubernetesFile());
  return read;
}
