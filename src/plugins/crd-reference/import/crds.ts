import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parseAllDocuments, stringify} from 'yaml';
import * as z from 'zod';

import {isRecord} from '../../../lib/isRecord';
import {filesBelow} from '../../../lib/node/filesBelow';
import {kindStructure, type KindStructure} from '../model/model';

const {kind, plural, shortNames, group, scope} = kindStructure.shape;

/** The parts of a CustomResourceDefinition that this site uses. */
const crdObject = z.object({
  spec: z.object({
    group,
    scope,
    names: z.object({kind, plural, shortNames}),
    versions: z.array(
      z.object({
        name: z.string(),
        served: z.boolean(),
        storage: z.boolean(),
        additionalPrinterColumns: z
          .array(z.object({name: z.string()}))
          .optional(),
        schema: z.object({openAPIV3Schema: z.unknown()}),
      }),
    ),
  }),
});

/**
 * Reads all CustomResourceDefinitions below a folder, which can have other
 * objects too: of each kind the stored version, or the first served one.
 *
 * @param ref - Upstream's tag or commit, which each structure records.
 * @throws Error with the file and all of its mistakes.
 */
export function readCrds(folder: string, ref: string): KindStructure[] {
  const files = filesBelow(folder).filter((name) => /\.ya?ml$/u.test(name));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...parseAllDocuments(text)].flatMap((document) => {
      const [error] = document.errors;
      if (error) throw new Error(`${file}: ${error.message}`);
      const value: unknown = document.toJS();
      const isCrd =
        isRecord(value) && value['kind'] === 'CustomResourceDefinition';
      if (isCrd) return structureOf(value, ref, file);
      return [];
    });
  });
}

/** What an API server enforces of a kind: its schema without prose. */
function structureOf(
  definition: unknown,
  ref: string,
  file: string,
): KindStructure {
  const {spec} = parsed(crdObject, definition, file);
  const {names, group, scope} = spec;
  const served = spec.versions.filter((version) => version.served);
  const version = served.find(({storage}) => storage) ?? served[0];
  if (version === undefined) {
    throw new Error(`${file}: ${names.kind} has no served version.`);
  }
  const structure = {
    ...names,
    group,
    version: version.name,
    ref,
    scope,
    printerColumns: version.additionalPrinterColumns?.map(({name}) => name),
    schema: withoutProse(version.schema.openAPIV3Schema),
  };
  const {schema, ...facts} = parsed(kindStructure, structure, file);
  // The API server has a schema of its own for what every object has.
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !/^(?:apiVersion|kind|metadata)$/u.test(name),
  );
  const properties = Object.fromEntries(fields);
  return {...facts, schema: {...schema, properties}};
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const {data, error} = schema.safeParse(value);
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}

/** A schema with what the API server enforces, and one keyword for one thing. */
function withoutProse(schema: unknown): unknown {
  if (!isRecord(schema)) return schema;
  const isEither = schema['x-kubernetes-int-or-string'] === true;
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    if (/^(?:description|example|title)$/u.test(key)) return [];
    // It only says what `x-kubernetes-int-or-string` means.
    if (isEither && key === 'anyOf') return [];
    if (key === 'properties' && isRecord(value)) {
      const properties = Object.entries(value).map(
        ([name, child]) => [name, withoutProse(child)] as const,
      );
      return [[key, Object.fromEntries(properties)]];
    }
    const isSchema = key === 'items' || key === 'additionalProperties';
    return [[key, isSchema ? withoutProse(value) : value]];
  });
  return Object.fromEntries(entries);
}

/** The text of a structure file. The same structure always gives the same text. */
export function formatStructure(structure: KindStructure): string {
  const options = {aliasDuplicateObjects: false, lineWidth: 0};
  return `# Written by \`npm run crds:import\`. Do not edit.\n${stringify(structure, options)}`;
}
