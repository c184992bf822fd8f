import {createCatalog, type Catalog, type VersionData} from '../engine/catalog';
import type {KubernetesFile} from '../engine/kubernetes/kubernetesSchemas';
import type {SchemaNode} from '../model/model';
import type {PlatformFacts} from '../model/platformFacts';
import {factsOfGroup} from '../files/readPlatformFacts';

const text = {type: 'string'} as const;
const kubernetes: KubernetesFile = {
  $defs: {
    V1ObjectMeta: {type: 'object', properties: {name: text, namespace: text}},
  },
  ...{kinds: [], otherKinds: []},
};

/** A catalog of kinds of one group, each with the schema of its `spec`. */
export function catalogOf(
  kinds: Readonly<Record<string, SchemaNode>>,
  known: Partial<PlatformFacts & Pick<VersionData, 'references'>> = {},
  status: SchemaNode = {},
): Catalog {
  const {references = [], ...facts} = known;
  return createCatalog(
    {
      version: 'v1',
      kinds: Object.entries(kinds).map(([kind, spec]) => {
        const singular = kind.toLowerCase();
        return {
          ...{kind, group: 'a.dev', version: 'v1', ref: 'a'},
          ...{plural: `${singular}s`, singular},
          scope: 'Namespaced' as const,
          apiVersion: 'a.dev/v1',
          address: `reference/${singular}`,
          schema: {type: 'object', properties: {spec, status}},
        };
      }),
      platform: {...factsOfGroup('a.dev'), ...facts},
      references,
      elsewhere: [],
    },
    kubernetes,
  );
}
