import * as z from 'zod';

import {ContentError} from '../../../lib/contentError';
import {issueErrors} from '../../../lib/issueErrors';
import type {YamlDocument, YamlPath} from '../../../lib/readYaml';
import {kindStructure, type KindStructure} from '../shared/model';

import {normaliseSchema} from './normaliseSchema';

/** The result of normalising a CustomResourceDefinition. */
export type NormalisedCrd =
  | {readonly status: 'read'; readonly structure: KindStructure}
  | {readonly status: 'refused'; readonly errors: readonly ContentError[]};

/** The parts of a CustomResourceDefinition that this site uses. */
const crdObject = z.looseObject({
  kind: z.literal('CustomResourceDefinition'),
  spec: z.looseObject({
    group: z.string().min(1),
    scope: z.enum(['Namespaced', 'Cluster']),
    names: z.looseObject({
      kind: z.string().min(1),
      plural: z.string().min(1),
      singular: z.string().optional(),
      shortNames: z.array(z.string()).optional(),
      categories: z.array(z.string()).optional(),
    }),
    versions: z
      .array(
        z.looseObject({
          name: z.string().min(1),
          served: z.boolean(),
          storage: z.boolean(),
          subresources: z.record(z.string(), z.unknown()).optional(),
          additionalPrinterColumns: z
            .array(
              z.looseObject({
                name: z.string(),
                type: z.string(),
                jsonPath: z.string(),
                priority: z.int().optional(),
              }),
            )
            .optional(),
          schema: z
            .looseObject({openAPIV3Schema: z.unknown().optional()})
            .optional(),
        }),
      )
      .min(1),
  }),
});

type Crd = z.infer<typeof crdObject>;
type CrdVersion = Crd['spec']['versions'][number];

/**
 * Converts a CustomResourceDefinition to its structure: what the API server
 * enforces, in a fixed order, without upstream's descriptions.
 *
 * @param at - Path of the object in the document, which can be a list.
 * @param ref - Upstream's tag or commit.
 */
export function normaliseCrd(
  document: YamlDocument,
  value: unknown,
  at: YamlPath,
  ref: string,
): NormalisedCrd {
  const within: YamlDocument = {
    value,
    place: (path) => document.place([...at, ...path]),
  };
  const read = crdObject.safeParse(value);
  if (!read.success) {
    return {
      status: 'refused',
      errors: issueErrors(within, read.error.issues, CRD_REMEDIES),
    };
  }
  const {spec} = read.data;
  const served = spec.versions.filter((version) => version.served);
  const chosen = served.find(({storage}) => storage) ?? served[0];
  if (chosen === undefined) {
    return refused(
      within,
      ['spec', 'versions'],
      `${spec.names.kind} has no served version`,
      'Import a release that serves the kind, or remove its file from the folder.',
    );
  }
  const schemaPath = [
    'spec',
    'versions',
    spec.versions.indexOf(chosen),
    'schema',
    'openAPIV3Schema',
  ] as const;
  const source = chosen.schema?.openAPIV3Schema;
  if (source === undefined) {
    return refused(
      within,
      schemaPath.slice(0, 3),
      `version ${chosen.name} of ${spec.names.kind} has no schema`,
      'Import CustomResourceDefinitions of apiextensions.k8s.io/v1, which requires one.',
    );
  }
  const structural: YamlDocument = {
    value: source,
    place: (path) => within.place([...schemaPath, ...path]),
  };
  const schema = normaliseSchema(structural);
  if (schema.status === 'refused') return schema;
  const structure = kindStructure.safeParse({
    ...factsOf(spec, chosen, ref),
    schema: schema.schema,
  });
  return structure.success
    ? {status: 'read', structure: structure.data}
    : {status: 'refused', errors: issueErrors(within, structure.error.issues)};
}

/** The fields of a structure except its schema, in the order of the file. */
function factsOf(spec: Crd['spec'], version: CrdVersion, ref: string): object {
  return {
    kind: spec.names.kind,
    group: spec.group,
    version: version.name,
    ref,
    plural: spec.names.plural,
    singular: spec.names.singular ?? spec.names.kind.toLowerCase(),
    shortNames: spec.names.shortNames,
    categories: spec.names.categories,
    scope: spec.scope,
    subresources:
      version.subresources === undefined
        ? undefined
        : Object.keys(version.subresources).sort(),
    printerColumns: version.additionalPrinterColumns?.map(
      ({name, type, jsonPath, priority}) => ({name, type, jsonPath, priority}),
    ),
    otherServedVersions: otherServed(spec.versions, version),
  };
}

const CRD_REMEDIES = {
  versions:
    'Import CustomResourceDefinitions of apiextensions.k8s.io/v1, which have a list of versions.',
};

function refused(
  document: YamlDocument,
  path: YamlPath,
  what: string,
  remedy: string,
): NormalisedCrd {
  return {
    status: 'refused',
    errors: [new ContentError(document.place(path), what, remedy)],
  };
}

function otherServed(
  versions: readonly CrdVersion[],
  preferred: CrdVersion,
): string[] | undefined {
  const others = versions
    .filter((version) => version.served && version !== preferred)
    .map(({name}) => name)
    .sort();
  return others.length === 0 ? undefined : others;
}
