/**
 * Imports what a release says of itself into a docs version:
 *
 *   npm run crds:import -- --from <folder of CRD YAML> --version <name>
 *   npm run charts:import -- --from <clone of the platform> --version <name>
 *   npm run cli:import -- --from <folder of cobra's files> --version <name>
 *   npm run kubernetes:import -- --from swagger.json --version v1.33
 *
 * The files of cobra are what its `doc.GenYamlTree(root, folder)` writes. The JSON is
 * `api/openapi-spec/swagger.json` of a Kubernetes release, for the check of manifests;
 * what Kubernetes checks in code stays in kubernetesLimits.json, written by people.
 */
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {
  isMap,
  isNode,
  isScalar,
  parse,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import * as z from 'zod';

import {outputFile} from '../src/lib/node/outputFile';
import {
  formatStructure,
  readCrds,
} from '../src/plugins/crd-reference/import/crds';
import {
  kubernetesFile,
  type OpenApi,
} from '../src/plugins/crd-reference/import/kubernetes';
import limits from '../src/plugins/crd-reference/import/kubernetesLimits.json';
import {referenceVersion} from '../src/site/reference';
import {
  readOptions,
  readPlatform,
  readSource,
  runCommand,
  SITE_DIR,
  writeData,
  type Git,
} from './command';

const chartFile = z.looseObject({
  dependencies: z
    .array(z.looseObject({name: z.string(), alias: z.string().optional()}))
    .default([]),
});

/** What a chart can be given, from its `Chart.yaml` and `values.yaml`. */
export function readChart(chart: string, values: string) {
  const {dependencies} = chartFile.parse(parse(chart));
  const subcharts = dependencies.map(({name, alias}) => alias ?? name);
  const document = parseDocument(values);
  const leaves: Record<string, object> = {};
  // Those at the ends of maps; an empty map is an end, and so is a list.
  const addLeaves = (map: YAMLMap, above: string): void => {
    for (const [index, {key, value}] of map.items.entries()) {
      if (!isScalar(key)) continue;
      const path = above + String(key.value);
      if (isMap(value) && value.items.length > 0) {
        addLeaves(value, `${path}.`);
        continue;
      }
      // The parser gives the comment above the first value to the map.
      const comments = [index === 0 && map.commentBefore, key.commentBefore];
      if (isNode(value)) comments.push(value.comment);
      const plain: unknown = isNode(value) ? value.toJS(document) : null;
      leaves[path] = {default: JSON.stringify(plain), what: textOf(comments)};
    }
  };
  if (isMap(document.contents)) addLeaves(document.contents, '');
  return {subcharts, values: leaves};
}

/** `-- The name of`, `the server` → `The name of the server`. */
function textOf(comments: readonly unknown[]): string | undefined {
  const lines = comments.filter(Boolean).join('\n').split('\n');
  const words = lines.map((line) => line.replace(/^\s*(?:-- )?/u, ''));
  return words.join(' ').trim() || undefined;
}

/**
 * The charts of a release, by name.
 *
 * @throws Error if it has none where charts are.
 */
export function readCharts(git: Git, ref: string) {
  const files = git('ls-tree', '-r', '--name-only', ref, 'install/helm/');
  const folders = files.match(/^install\/helm\/[^/]+(?=\/Chart\.yaml$)/gmu);
  if (!folders) throw new Error(`${ref} has no charts in install/helm.`);
  const charts: Record<string, ReturnType<typeof readChart>> = {};
  for (const folder of folders) {
    const read = (file: string) => git('show', `${ref}:${folder}/${file}`);
    const chart = readChart(read('Chart.yaml'), read('values.yaml'));
    charts[path.posix.basename(folder)] = chart;
  }
  return charts;
}

const cobraOption = z.looseObject({
  name: z.string(),
  shorthand: z.string().optional(),
  default_value: z.string().default(''),
  usage: z.string().default(''),
});

const commandFile = z.looseObject({
  name: z.string(),
  synopsis: z.string().default(''),
  options: z.array(cobraOption).default([]),
});

/**
 * The commands in files of cobra, by the words after the program.
 *
 * @throws Error if there is none.
 */
export function readCommands(texts: readonly string[]) {
  const files = texts.map((text) => commandFile.parse(parse(text)));
  // The program itself has no words after its name.
  const commands = files.filter(({name}) => name.includes(' '));
  if (commands.length === 0) {
    throw new Error('Found no command. Name the folder that cobra wrote.');
  }
  const entries = commands.map(({name, synopsis, options}) => {
    const [, ...words] = name.split(' ');
    const flags: Record<string, object> = {};
    for (const option of options) {
      if (option.name !== 'help') flags[option.name] = flagOf(option);
    }
    // The file leaves out what is undefined.
    const own = Object.keys(flags).length > 0 ? flags : undefined;
    return [words.join(' '), {what: synopsis, flags: own}] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A flag as the file has it: `{short: n, type: string, default: '""', what: …}`. */
function flagOf(option: z.output<typeof cobraOption>) {
  const {shorthand: short, default_value: preset, usage: what} = option;
  if (preset === 'true' || preset === 'false') {
    return {short, type: 'bool', default: preset, what};
  }
  return {short, type: 'string', default: JSON.stringify(preset), what};
}

/** The structures of all kinds, a file each. */
async function importCrds(): Promise<void> {
  const {from, version, ref} = readOptions('folder of CRDs');
  const {reference} = referenceVersion(version);
  const structures = readCrds(path.resolve(from), ref);
  if (structures.length === 0) {
    throw new Error(`${from} has no CustomResourceDefinition.`);
  }
  const folder = path.join(SITE_DIR, reference, '_crds');
  rmSync(folder, {recursive: true, force: true});
  for (const structure of structures) {
    const name = `${structure.kind.toLowerCase()}.yaml`;
    await outputFile(path.join(folder, name), formatStructure(structure));
  }
  console.log(`${structures.length} kinds are in ${reference}/_crds.`);
}

function importCharts(): void {
  const {git, ref, version} = readPlatform();
  const charts = readCharts(git, ref);
  writeData(version, '_chart-values.yaml', 'charts:import', charts);
}

function importCli(): void {
  const {from, version} = readOptions("folder of cobra's files");
  const texts = readdirSync(from)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(path.join(from, file), 'utf8'));
  const data = {name: 'choreoctl', commands: readCommands(texts)};
  writeData(version, '_cli.yaml', 'cli:import', data);
}

async function importKubernetes(): Promise<void> {
  const {from, version} = readSource('swagger.json of Kubernetes', 'v1.33');
  // Kubernetes publishes it in this form.
  const document = JSON.parse(readFileSync(from, 'utf8')) as OpenApi;
  const file = kubernetesFile(document, limits);
  const kubernetes = `${version}, Apache-2.0, The Kubernetes Authors`;
  const content = {origin: {kubernetes, ...limits.origin}, ...file};
  const text = JSON.stringify(content, undefined, 1);
  const name = 'src/plugins/crd-reference/model/kubernetesKinds.json';
  await outputFile(path.join(SITE_DIR, name), `${text}\n`);
  console.log(`${file.kinds.length} kinds are in ${name}.`);
}

const IMPORTS = new Map<string | undefined, () => void | Promise<void>>([
  ['crds', importCrds],
  ['charts', importCharts],
  ['cli', importCli],
  ['kubernetes', importKubernetes],
]);

if (require.main === module) {
  const [, , what] = process.argv;
  void runCommand(() => {
    const run = IMPORTS.get(what);
    if (run) return run();
    const names = [...IMPORTS.keys()].join(', ');
    throw new Error(`Nothing is imported as "${what}". Allowed: ${names}.`);
  });
}
