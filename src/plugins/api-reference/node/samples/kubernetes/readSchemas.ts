import * as z from 'zod';

import {
  createKubernetesSchemas,
  type KubernetesFile,
  type KubernetesSchemas,
} from '../../../engine/kubernetes/kubernetesSchemas';
import {schemaNode} from '../../../shared/model';

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

/** The content of `schemas.json`, read once per process. */
export function readKubernetesFile(): KubernetesFile {
  readFile ??= schemasFile.parse(file);
  return readFile;
}

/** Kubernetes' own kinds and schemas, read once per process. */
export function readKubernetesSchemas(): KubernetesSchemas {
  read ??= createKubernetesSchemas(readKubernetesFile());
  return read;
}
