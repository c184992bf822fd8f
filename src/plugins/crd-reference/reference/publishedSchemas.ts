import {createKubernetesSchemas} from '../engine/kubernetes/kubernetesSchemas';
import {KUBERNETES_FILE} from '../files/kubernetesFile';
import type {VersionReference} from '../files/readReference';
import {kindSchema} from '../model/kindSchema';
import type {JsonObject} from '../model/model';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** A kind in the index of schemas. */
export interface PublishedKind {
  readonly kind: string;
  readonly apiVersion: string;
  /** File name of its schema. */
  readonly name: string;
  /** URL of its schema. */
  readonly schema: string;
}

/**
 * The kinds of a docs version, and the schemas by file name: one for each kind,
 * one for files with several kinds, and the index.
 *
 * @param folder - URL of their folder, with a trailing slash.
 */
export function publishedSchemas(
  {version, kinds}: VersionReference,
  folder: string,
): {kinds: PublishedKind[]; files: {name: string; schema: JsonObject}[]} {
  const schemas = [...kinds.values()].map(({model, words}) => {
    const {kind, apiVersion} = model;
    const name = `${kind.toLowerCase()}.json`;
    const schema = `${folder}${name}`;
    return {
      name,
      schema: {
        ...{$schema: DRAFT, $id: schema},
        ...kindSchema(
          {
            ...model,
            isOwn: true,
            isNamespaced: model.scope === 'Namespaced',
            metadata:
              createKubernetesSchemas(KUBERNETES_FILE).schemaOf('V1ObjectMeta'),
          },
          words,
        ),
      },
      entry: {kind, apiVersion, schema},
    };
  });
  const all = {
    $schema: DRAFT,
    $id: `${folder}all.json`,
    title: `Kinds of ${version.label}`,
    type: 'object',
    required: ['apiVersion', 'kind'],
    oneOf: schemas.map(({name}) => ({$ref: name})),
  };
  const index = {
    version: version.label,
    ref: version.release.ref,
    kinds: schemas.map(({entry}) => entry),
  };
  return {
    kinds: schemas.map(({name, entry}) => ({...entry, name})),
    files: [
      ...schemas.map(({name, schema}) => ({name, schema})),
      {name: 'all.json', schema: all},
      {name: 'index.json', schema: index},
    ],
  };
}
