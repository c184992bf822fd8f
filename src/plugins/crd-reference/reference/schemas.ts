import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {VersionReference} from '../files/readReference';
import {kindSchema} from '../model/kindSchema';
import type {ReferenceSite} from '../referenceSite';

const $schema = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The files at `/schemas/<version>/`, by name: a schema for each kind, one for
 * files with several kinds, an index for programs and one for people.
 */
export function schemaFiles(
  {version, kinds}: VersionReference,
  {siteUrl, baseUrl}: ReferenceSite,
): ReadonlyMap<string, string> {
  const {label, release} = version;
  const folder = siteUrl + baseUrl + version.schemasRoute;
  const files = [...kinds.values()].map(({model, descriptions}) => {
    const name = `${model.kind.toLowerCase()}.json`;
    const schema = kindSchema(model, descriptions);
    const $id = folder + name;
    return {name, model, $id, text: json({$schema, $id, ...schema})};
  });
  const all = {
    $schema,
    $id: `${folder}all.json`,
    title: `Kinds of ${label}`,
    type: 'object',
    required: ['apiVersion', 'kind'],
    oneOf: files.map(({name}) => ({$ref: name})),
  };
  const index = {
    version: label,
    ref: release.ref,
    kinds: files.map(({model: {kind, apiVersion}, $id}) => ({
      kind,
      apiVersion,
      schema: $id,
    })),
  };
  const links = files.map(
    ({name, model}) => `<li><a href="${name}">${model.kind}</a></li>`,
  );
  const page = readFileSync(path.join(__dirname, 'schemas.html'), 'utf8')
    .replaceAll('{{title}}', `JSON Schemas of ${label}`)
    .replace('{{example}}', all.$id.replaceAll('/', '/<wbr>'))
    .replace('{{links}}', links.join('\n'));
  return new Map([
    ...files.map(({name, text}) => [name, text] as const),
    ['all.json', json(all)],
    ['index.json', json(index)],
    ['index.html', page],
  ]);
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
