import {createCatalog, type Catalog, type VersionData} from '../engine/catalog';
import type {KubernetesFile} from '../engine/kubernetes/kubernetesSchemas';
import type {SchemaNode} from '../model/model';
import {platformFile, type PlatformFacts} from '../model/platformFacts';

const kubernetes: KubernetesFile = {
  kinds: [],
  definitions: {
    V1ObjectMeta: {properties: {name: 'string', namespace: 'string'}},
  },
  schemas: {},
  constraints: {},
  listKeys: {},
  shortNames: {},
  otherKinds: [],
};

/** A catalog of kinds of one group, each with the schema of its `spec`. */
export function catalogOf(
  kinds: Readonly<Record<string, SchemaNode>>,
  known: Partial<
    PlatformFacts & Pick<VersionData, 'references' | 'rules'>
  > = {},
  status: SchemaNode = {},
): Catalog {
  const {references = [], rules = [], ...facts} = known;
  return createCatalog(
    {
      version: 'v1',
      kinds: Object.entries(kinds).map(([kind, spec]) => ({
        kind,
        group: 'a.dev',
        version: 'v1',
        apiVersion: 'a.dev/v1',
        ref: 'a',
        plural: `${kind.toLowerCase()}s`,
        singular: kind.toLowerCase(),
        scope: 'Namespaced',
        address: `reference/${kind.toLowerCase()}`,
        schema: {type: 'object', properties: {spec, status}},
      })),
      platform: {
        ...platformFile.parse({group: 'a.dev', groupWord: 'a'}),
        ...facts,
      },
      references,
      elsewhere: [],
      rules,
    },
    kubernetes,
  );
}
