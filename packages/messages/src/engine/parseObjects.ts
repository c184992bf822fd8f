import {parseAllDocuments} from 'yaml';
import * as z from 'zod';

import {cleanText} from './plainText';

const CONDITION = z.looseObject({
  type: z.string(),
  status: z.string(),
  reason: z.string().optional(),
  message: z.string().optional(),
});

const OBJECT = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    namespace: z.string().optional(),
    ownerReferences: z
      .array(z.looseObject({kind: z.string(), name: z.string()}))
      .optional(),
  }),
  spec: z.unknown().optional(),
  status: z.looseObject({conditions: z.array(CONDITION).optional()}).optional(),
});

/** `kubectl get` of several objects. */
const LIST = z.looseObject({items: z.array(z.unknown())});

/** One condition of a status. */
export type Condition = z.infer<typeof CONDITION>;

/** An object of a cluster with a status. */
export type StatusObject = z.infer<typeof OBJECT>;

/** The objects with conditions in YAML or JSON; none if it is something else. */
export function parseObjects(text: string): StatusObject[] {
  const documents = parseAllDocuments(cleanText(text), {logLevel: 'silent'});
  return documents.flatMap((document) => {
    // Text that is no YAML is read line by line.
    if ('empty' in document || document.errors.length > 0) return [];
    const value: unknown = document.toJS({maxAliasCount: 0});
    const {data: list} = LIST.safeParse(value);
    return (list?.items ?? [value]).flatMap((item) => {
      const {data} = OBJECT.safeParse(item);
      return data?.status?.conditions ? [data] : [];
    });
  });
}
