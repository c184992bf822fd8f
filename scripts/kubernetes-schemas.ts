import {execFileSync} from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';

import * as z from 'zod';

/**
 * Makes the subset of Kubernetes' own schemas that samples are checked
 * against, from the official JavaScript client of the Kubernetes version that
 * the guides install. Run by hand after changing a version below:
 *
 *     npx tsx scripts/kubernetes-schemas.ts
 */
const CLIENT = '@kubernetes/client-node@1.0.0';
const KUBERNETES = 'v1.32.0';
const GATEWAY = '@kubernetes-models/gateway-api@0.5.1';

const OUT = path.join(
  import.meta.dirname,
  '../src/plugins/api-reference/node/samples/kubernetes/schemas.json',
);

/** Kinds whose fields are kept; of every other kind, its name alone. */
const KEPT = new Set([
  'apps/v1 DaemonSet',
  'apps/v1 Deployment',
  'apps/v1 ReplicaSet',
  'apps/v1 StatefulSet',
  'autoscaling/v2 HorizontalPodAutoscaler',
  'batch/v1 CronJob',
  'batch/v1 Job',
  'networking.k8s.io/v1 Ingress',
  'networking.k8s.io/v1 NetworkPolicy',
  'policy/v1 PodDisruptionBudget',
  'rbac.authorization.k8s.io/v1 ClusterRole',
  'rbac.authorization.k8s.io/v1 ClusterRoleBinding',
  'rbac.authorization.k8s.io/v1 Role',
  'rbac.authorization.k8s.io/v1 RoleBinding',
  'storage.k8s.io/v1 StorageClass',
  'v1 ConfigMap',
  'v1 LimitRange',
  'v1 Namespace',
  'v1 PersistentVolume',
  'v1 PersistentVolumeClaim',
  'v1 Pod',
  'v1 ResourceQuota',
  'v1 Secret',
  'v1 Service',
  'v1 ServiceAccount',
]);

const attributes = z.array(
  z.object({baseName: z.string(), type: z.string(), format: z.string()}),
);

interface Definition {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, string>>;
}

interface Kind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly plural: string;
  readonly namespaced: boolean;
  readonly definition?: string;
}

function unpack(spec: string, into: string): string {
  const folder = mkdtempSync(path.join(into, 'package-'));
  execFileSync('npm', ['pack', '--silent', spec], {cwd: folder});
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw new Error(`${spec}: npm packed nothing`);
  execFileSync('tar', ['xzf', archive], {cwd: folder});
  return path.join(folder, 'package');
}

/** The client's word for a type, in the short notation of the file. */
function notation(type: string, format: string): string {
  const list = /^Array<(?<of>.+)>$/u.exec(type)?.groups?.['of'];
  if (list !== undefined) return `${notation(list, format)}[]`;
  const map = /^\{ \[key: string\]: (?<of>.+); \}$/u.exec(type)?.groups?.['of'];
  if (map !== undefined) return `${notation(map, format)}{}`;
  switch (type) {
    case 'number':
      return format === '' ? 'number' : format;
    case 'string':
      return format === '' ? 'string' : format;
    case 'Date':
    case 'V1MicroTime':
      return 'date-time';
    case 'IntOrString':
      return 'int-or-string';
    default:
      return type;
  }
}

function readDefinition(models: string, name: string): Definition {
  const code = readFileSync(path.join(models, `${name}.js`), 'utf8');
  const types = readFileSync(path.join(models, `${name}.d.ts`), 'utf8');
  const list = /attributeTypeMap = (?<list>\[[\s\S]*?\n\]);/u.exec(code);
  const read = attributes.parse(JSON.parse(list?.groups?.['list'] ?? '[]'));
  const properties: Record<string, string> = {};
  for (const {baseName, type, format} of read) {
    properties[baseName] = notation(type, format);
  }
  const names = new Map(
    z
      .array(z.object({name: z.string(), baseName: z.string()}))
      .parse(JSON.parse(list?.groups?.['list'] ?? '[]'))
      .map((entry) => [entry.name, entry.baseName]),
  );
  const required = [...types.matchAll(/^ {4}'(?<name>[^']+)': /gmu)]
    .map(({groups}) => groups?.['name'] ?? '')
    .map((found) => names.get(found) ?? found)
    .sort();
  return required.length === 0 ? {properties} : {required, properties};
}

/** Every kind that the API server of this version creates, from its paths. */
function readKinds(apis: string): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const file of readdirSync(apis).filter((name) =>
    name.endsWith('Api.js'),
  )) {
    const code = readFileSync(path.join(apis, file), 'utf8');
    const creates = code.matchAll(
      /async create(?:Namespaced)?(?<kind>[A-Z]\w*)\((?<parameters>[^)]*)\)[\s\S]*?localVarPath = '(?<path>[^']+)'[\s\S]*?serialize\(body, "(?<model>\w+)"/gu,
    );
    for (const {groups} of creates) {
      const {path: address = '', model = ''} = groups ?? {};
      const parts =
        /^\/(?:api|apis\/(?<group>[^/]+))\/(?<version>[^/]+)\/(?<namespaced>namespaces\/\{namespace\}\/)?(?<plural>[a-z]+)$/u.exec(
          address,
        )?.groups;
      if (parts === undefined) continue;
      const {group, version = '', namespaced, plural = ''} = parts;
      const apiVersion = group === undefined ? version : `${group}/${version}`;
      const kind = model.replace(
        /^(?:Core|Discovery|Events|Storage|Rbac|Flowcontrol)?V\d+(?:(?:alpha|beta)\d+)?/u,
        '',
      );
      kinds.set(`${apiVersion} ${kind}`, {
        apiVersion,
        kind,
        plural,
        namespaced: namespaced !== undefined,
        ...(KEPT.has(`${apiVersion} ${kind}`) ? {definition: model} : {}),
      });
    }
  }
  return [...kinds.values()].sort((a, b) =>
    `${a.apiVersion} ${a.kind}` < `${b.apiVersion} ${b.kind}` ? -1 : 1,
  );
}

function withDependencies(
  models: string,
  roots: readonly string[],
): Record<string, Definition> {
  const known = new Set(readdirSync(models));
  const found = new Map<string, Definition>();
  const waiting = [...roots];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const definition = readDefinition(models, name);
    found.set(name, definition);
    for (const type of Object.values(definition.properties)) {
      const base = type.replace(/(?:\[\]|\{\})+$/u, '');
      if (known.has(`${base}.js`)) waiting.push(base);
    }
  }
  return Object.fromEntries(
    [...found].sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

const PROSE = new Set(['description', 'default']);

/** The package writes optional keys as nullable; the API server drops nulls. */
function plainSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainSchema);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) {
    if (PROSE.has(key) && typeof child !== 'object') continue;
    if (key === 'nullable') continue;
    kept[key] = plainSchema(child);
  }
  return kept;
}

function readRoute(folder: string): unknown {
  const code = readFileSync(
    path.join(folder, 'gateway.networking.k8s.io/v1/HTTPRoute.js'),
    'utf8',
  );
  const text = /const schema = (?<schema>\{[\s\S]*?\n\});/u.exec(code)
    ?.groups?.['schema'];
  const schema = z
    .object({properties: z.object({spec: z.unknown()})})
    .parse(JSON.parse(text ?? 'null'));
  return {
    type: 'object',
    required: ['spec'],
    properties: {
      spec: plainSchema(schema.properties.spec),
      status: {
        type: 'object',
        'x-kubernetes-preserve-unknown-fields': true,
      },
    },
  };
}

const temporary = mkdtempSync(path.join(tmpdir(), 'kubernetes-schemas-'));
try {
  const client = unpack(CLIENT, temporary);
  const generated = path.join(client, 'dist/gen');
  const kinds = readKinds(path.join(generated, 'apis'));
  const models = path.join(generated, 'models');
  const missing = [...KEPT].filter(
    (name) =>
      !kinds.some(({apiVersion, kind}) => `${apiVersion} ${kind}` === name),
  );
  if (missing.length > 0) throw new Error(`not found: ${missing.join(', ')}`);
  const definitions = withDependencies(
    models,
    kinds.flatMap(({definition}) =>
      definition === undefined ? [] : [definition],
    ),
  );
  const gateway = unpack(GATEWAY, temporary);
  const lines = (entries: readonly string[]): string =>
    entries.map((entry) => `    ${entry}`).join(',\n');
  const text = `{
  "origin": ${JSON.stringify({
    kubernetes: KUBERNETES,
    package: CLIENT,
    license: 'Apache-2.0, The Kubernetes Authors',
    gateway: GATEWAY,
    gatewayLicense:
      'MIT, Tommy Chen; Gateway API: Apache-2.0, The Kubernetes Authors',
    script: 'scripts/kubernetes-schemas.ts',
  })},
  "kinds": [
${lines(kinds.map((kind) => JSON.stringify(kind)))}
  ],
  "definitions": {
${lines(Object.entries(definitions).map(([name, definition]) => `${JSON.stringify(name)}: ${JSON.stringify(definition)}`))}
  },
  "schemas": {
    "gateway.networking.k8s.io/v1 HTTPRoute": ${JSON.stringify(readRoute(gateway))}
  }
}
`;
  JSON.parse(text);
  writeFileSync(OUT, text);
  process.stdout.write(
    `${kinds.length} kinds, ${Object.keys(definitions).length} definitions, ${text.length} characters\n`,
  );
} finally {
  rmSync(temporary, {recursive: true});
}
