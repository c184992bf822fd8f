import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';
import {issueErrors} from '../../../content-errors/issueErrors';
import {
  readYaml,
  type YamlDocument,
  type YamlPath,
} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';
import {filesBelow} from '../../../lib/node/filesBelow';
import * as z from 'zod';

import {
  kindStructure,
  printerColumn,
  SCHEMA_KEYS,
  type KindStructure,
} from '../model/model';

/** The parts of a CustomResourceDefinition that this site uses. */
const crdObject = z.looseObject({
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
    versions: z.array(
      z.looseObject({
        name: z.string().min(1),
        served: z.boolean(),
        storage: z.boolean(),
        subresources: z.record(z.string(), z.unknown()).optional(),
        additionalPrinterColumns: z.array(printerColumn.strip()).optional(),
        schema: z.looseObject({openAPIV3Schema: z.unknown()}),
      }),
    ),
  }),
});

/** The content of a folder with CustomResourceDefinitions. */
export interface ReadCrds {
  /** The stored version of each kind, or the first served one, sorted by kind. */
  readonly structures: readonly KindStructure[];
  readonly errors: readonly ContentError[];
  /** Number of YAML files. */
  readonly files: number;
}

/**
 * Reads all YAML files below a folder, which can have other objects, too.
 *
 * @param ref - Upstream's tag or commit, which each structure records.
 */
export async function readCrds(folder: string, ref: string): Promise<ReadCrds> {
  const files = filesBelow(folder).filter((name) => /\.ya?ml$/u.test(name));
  const errors: ContentError[] = [];
  const structures: KindStructure[] = [];
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    const read = readYaml(bytes, file);
    errors.push(...read.errors);
    for (const document of read.documents) {
      const structure = readCrd(document, ref, errors);
      if (structure) structures.push(structure);
    }
  }
  if (files.length === 0) {
    const what = 'the folder has no .yaml file';
    const remedy =
      'Use the folder with the CustomResourceDefinitions, such as config/crd/bases.';
    errors.push(new ContentError({file: folder}, what, remedy));
  }
  structures.sort((left, right) => (left.kind < right.kind ? -1 : 1));
  return {structures, errors, files: files.length};
}

/**
 * What an API server enforces of a kind: its schema in a fixed order, without
 * prose and without the three keys that every object has.
 */
export function readCrd(
  document: YamlDocument,
  ref: string,
  errors: ContentError[],
): KindStructure | undefined {
  const {value} = document;
  // A patch of a definition, as beside `kustomization.yaml`, names no kind.
  const isCrd =
    isRecord(value) &&
    value['kind'] === 'CustomResourceDefinition' &&
    isRecord(value['spec']) &&
    'names' in value['spec'];
  if (!isCrd) return undefined;
  const crd = crdObject.safeParse(value);
  if (crd.error) {
    errors.push(...issueErrors(document, crd.error.issues));
    return undefined;
  }
  const {names, group, scope, versions} = crd.data.spec;
  const served = versions.filter((version) => version.served);
  const version = served.find(({storage}) => storage) ?? served[0];
  if (version === undefined) {
    const what = `${names.kind} has no served version`;
    const remedy = 'Remove its file from the folder.';
    const place = document.place(['spec', 'versions']);
    errors.push(new ContentError(place, what, remedy));
    return undefined;
  }
  const {kind, plural, singular = kind.toLowerCase()} = names;
  const {shortNames, categories} = names;
  const {subresources, additionalPrinterColumns: printerColumns} = version;
  const others = served.filter((one) => one !== version);
  const structure = kindStructure.safeParse({
    ...{kind, group, version: version.name, ref},
    ...{plural, singular, shortNames, categories, scope},
    subresources: subresources && Object.keys(subresources).sort(),
    printerColumns,
    otherServedVersions:
      others.length === 0 ? undefined : others.map(({name}) => name).sort(),
    schema: withoutOwnKeys(normalised(version.schema.openAPIV3Schema)),
  });
  if (structure.error === undefined) return structure.data;
  const at: YamlPath = [
    'spec',
    'versions',
    versions.indexOf(version),
    'schema',
  ];
  const place = (steps: YamlPath) =>
    document.place(
      steps[0] === 'schema'
        ? [...at, 'openAPIV3Schema', ...steps.slice(1)]
        : steps,
    );
  const {issues} = structure.error;
  errors.push(...issueErrors({value, place}, issues, {}, SCHEMA_KEYS));
  return undefined;
}

/** Keys with a schema. */
const SCHEMAS = /^(?:items|additionalProperties)$/u;

/** Keys that have no effect on what the API server accepts. */
const PROSE = new Set(['description', 'title', 'example', 'externalDocs']);

/** Every level of a schema, with properties and required names in alphabetical order. */
function normalised(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(normalised);
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (PROSE.has(key)) return [];
      // It only says what `x-kubernetes-int-or-string` means.
      if (key === 'anyOf' && node['x-kubernetes-int-or-string']) return [];
      if (key === 'properties' && isRecord(value)) {
        const names = Object.keys(value).sort();
        const properties = names.map((name) => [name, normalised(value[name])]);
        return [[key, Object.fromEntries(properties)]];
      }
      if (key === 'required' && Array.isArray(value)) {
        return value.length === 0 ? [] : [[key, value.map(String).sort()]];
      }
      return [[key, SCHEMAS.test(key) ? normalised(value) : value]];
    }),
  );
}

/** Keys of every object, for which the API server has its own schema. */
const OWN_KEYS = new Set(['apiVersion', 'kind', 'metadata']);

function withoutOwnKeys(schema: unknown): unknown {
  if (!isRecord(schema)) return schema;
  const {required, properties, ...rest} = schema;
  const names = Array.isArray(required) ? required.map(String) : [];
  const own = names.filter((name) => !OWN_KEYS.has(name));
  const fields = Object.entries(isRecord(properties) ? properties : {});
  return {
    ...rest,
    ...(own.length > 0 && {required: own}),
    properties: Object.fromEntries(
      fields.filter(([name]) => !OWN_KEYS.has(name)),
    ),
  };
}
