import {ContentError} from '../../../content-errors/contentError';
import {issueErrors} from '../../../content-errors/issueErrors';
import type {YamlDocument, YamlPath} from '../../../content-errors/readYaml';
import * as z from 'zod';

import {kindStructure, printerColumn, type KindStructure} from '../model/model';

import {normaliseSchema} from './normaliseSchema';

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
          additionalPrinterColumns: z.array(printerColumn.strip()).optional(),
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
 * Converts a CustomResourceDefinition to the structure of each served version:
 * what the API server enforces, in a fixed order, without descriptions. The stored
 * version comes first.
 *
 * @param at - Path of the object in the document, which can be a list.
 * @param ref - Upstream's tag or commit.
 * @param errors - Mistakes are added here.
 */
export function normaliseCrd(
  document: YamlDocument,
  value: unknown,
  at: YamlPath,
  ref: string,
  errors: ContentError[],
): KindStructure[] {
  const within = below(document, value, at);
  const {data: crd, error} = crdObject.safeParse(value);
  if (error !== undefined) {
    errors.push(...issueErrors(within, error.issues, CRD_REMEDIES));
    return [];
  }
  const {spec} = crd;
  const served = spec.versions
    .filter((version) => version.served)
    .sort((left, right) => Number(right.storage) - Number(left.storage));
  if (served.length === 0) {
    errors.push(
      new ContentError(
        within.place(['spec', 'versions']),
        `${spec.names.kind} has no served version`,
        'Import a release that serves the kind, or remove its file from the folder.',
      ),
    );
  }
  return served.flatMap(
    (version) => structureOf(within, spec, version, ref, errors) ?? [],
  );
}

function structureOf(
  within: YamlDocument,
  spec: Crd['spec'],
  version: CrdVersion,
  ref: string,
  errors: ContentError[],
): KindStructure | undefined {
  const path = ['spec', 'versions', spec.versions.indexOf(version)];
  const source = version.schema?.openAPIV3Schema;
  if (source === undefined) {
    errors.push(
      new ContentError(
        within.place(path),
        `version ${version.name} of ${spec.names.kind} has no schema`,
        'Import CustomResourceDefinitions of apiextensions.k8s.io/v1, which requires one.',
      ),
    );
    return undefined;
  }
  const schemaPath = [...path, 'schema', 'openAPIV3Schema'];
  const schema = normaliseSchema(below(within, source, schemaPath), errors);
  if (schema === undefined) return undefined;
  const {data: structure, error} = kindStructure.safeParse({
    ...factsOf(spec, version, ref),
    schema,
  });
  if (error) errors.push(...issueErrors(within, error.issues));
  return structure;
}

/** A part of a document, whose paths begin there. */
function below(
  {place}: YamlDocument,
  value: unknown,
  at: YamlPath,
): YamlDocument {
  return {value, place: (path) => place([...at, ...path])};
}

/** The fields of a structure except its schema, in the order of the file. */
function factsOf(
  {group, scope, names, versions}: Crd['spec'],
  version: CrdVersion,
  ref: string,
): object {
  const {kind, plural, singular = kind.toLowerCase()} = names;
  const {shortNames, categories} = names;
  const {subresources, additionalPrinterColumns: columns} = version;
  const others = versions
    .filter((other) => other.served && other !== version)
    .map(({name}) => name)
    .sort();
  return {
    ...{kind, group, version: version.name, ref},
    ...{plural, singular, shortNames, categories, scope},
    subresources: subresources && Object.keys(subresources).sort(),
    printerColumns: columns,
    otherServedVersions: others.length === 0 ? undefined : others,
  };
}

const CRD_REMEDIES = {
  versions:
    'Import CustomResourceDefinitions of apiextensions.k8s.io/v1, which have a list of versions.',
};
