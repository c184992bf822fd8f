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
  const structures: KindStructure[] = [];
  for (const file of filesBelow(folder)) {
    if (!['.yaml', '.yml'].includes(path.extname(file))) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const document of parseAllDocuments(text)) {
      const [error] = document.errors;
      if (error) throw new Error(`${file}: ${error.message}`);
      if (document.get('kind') !== 'CustomResourceDefinition') continue;
      structures.push(structureOf(document.toJS(), ref, file));
    }
  }
  return structures;
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
  const all = schema.properties ?? {};
  const {apiVersion: _a, kind: _k, metadata: _m, ...properties} = all;
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
  const {description: _d, example: _e, title: _t, ...kept} = schema;
  const node: Record<string, unknown> = kept;
  // It only says what `x-kubernetes-int-or-string` means.
  if (node['x-kubernetes-int-or-string'] === true) delete node['anyOf'];
  for (const key of ['items', 'additionalProperties']) {
    if (key in node) node[key] = withoutProse(node[key]);
  }
  const {properties} = node;
  if (isRecord(properties)) {
    const fields: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(properties)) {
      fields[name] = withoutProse(field);
    }
    node['properties'] = fields;
  }
  return node;
}

/** The text of a structure file. The same structure always gives the same text. */
export function formatStructure(structure: KindStructure): string {
  const options = {aliasDuplicateObjects: false, lineWidth: 0};
  return `# Written by \`npm run crds:import\`. Do not edit.\n${stringify(structure, options)}`;
}
