import * as z from 'zod';

import {
  createKubernetesSchemas,
  type KubernetesFile,
  type KubernetesSchemas,
} from '../../../engine/kubernetes/kubernetesSchemas';
import {schemaNode} from '../../../shared/model';

import file from './schemas.json';

const kind = z.strictObject({
  apiVersion: z.string(),
  kind: z.string(),
  plural: z.string(),
  namespaced: z.boolean(),
});

const words = z.record(z.string(), z.array(z.string()));

const schemasFile = z.object({
  kinds: z.array(kind.extend({definition: z.string().optional()})),
  definitions: z.record(
    z.string(),
    z.strictObject({
      required: z.array(z.string()).optional(),
      properties: z.record(z.string(), z.string()),
    }),
  ),
  schemas: z.record(z.string(), schemaNode),
  constraints: z.record(z.string(), schemaNode),
  listKeys: words,
  shortNames: words,
  otherKinds: z.array(
    kind.extend({
      shortNames: z.array(z.string()).optional(),
      isFile: z.boolean().optional(),
    }),
  ),
});

let readFile: KubernetesFile | undefined;
let read: KubernetesSchemas | undefined;

/** What is known of Kubernetes and other tools, read once per process. */
export function readKubernetesFile(): KubernetesFile {
  readFile ??= schemasFile.parse(file);
  return readFile;
}

/** Kubernetes' own kinds and schemas, read once per process. */
export function readKubernetesSchemas(): KubernetesSchemas {
  read ??= createKubernetesSchemas(readKubernetesFile());
  return read;
}
