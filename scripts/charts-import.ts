/**
 * Imports the values of all charts into a docs version:
 *
 *   npm run charts:import -- --from <clone of the platform> --version <name>
 */
import {isMap, isNode, isScalar, parse, parseDocument, type Pair} from 'yaml';
import * as z from 'zod';

import {platformOptions, writeData} from './command/platform';
import {runCommand} from './command/runCommand';

const CHARTS = 'install/helm';

const HEADER = `# Written by \`npm run charts:import\`. Do not edit.
# Values of each chart: default, comment, and the kinds whose templates use it.
`;

const chartFile = z.looseObject({
  dependencies: z
    .array(z.looseObject({name: z.string(), alias: z.string().optional()}))
    .default([]),
});

/** What a chart can be given, and which kinds of its templates use it. */
export function readChart(
  chart: string,
  values: string,
  templates: readonly string[],
) {
  const {dependencies} = chartFile.parse(parse(chart));
  const subcharts = dependencies.map(({name, alias}) => alias ?? name);
  const uses = templates.flatMap((template) => {
    const kinds = template.match(/(?<=^kind: )\w+/gmu) ?? [];
    const paths = template.matchAll(/\.Values\.([\w.-]*\w)/gu);
    return [...paths].map(([, path = '']) => ({path: `${path}.`, kinds}));
  });
  const leaves = leavesOf(parseDocument(values).contents, '');
  const usedBy = (key: string): string[] | undefined => {
    const subchart = subcharts.find((name) => key.startsWith(`${name}.`));
    if (subchart !== undefined) return [`chart ${subchart}`];
    // A template that reads a value around another one uses both.
    const found = uses.filter(
      ({path}) => `${key}.`.startsWith(path) || path.startsWith(`${key}.`),
    );
    const kinds = new Set(found.flatMap((use) => use.kinds));
    return found.length === 0 ? undefined : [...kinds].sort();
  };
  return {
    subcharts,
    values: Object.fromEntries(
      leaves.map(([key, value]) => [key, {...value, usedBy: usedBy(key)}]),
    ),
  };
}

/** The values at the ends of maps; an empty map is an end, and so is a list. */
function leavesOf(
  node: unknown,
  path: string,
): [string, {default: string; what: string | undefined}][] {
  if (!isMap(node)) return [];
  return node.items.flatMap(({key, value}: Pair, index) => {
    const name = isScalar(key) ? String(key.value) : '';
    const own = path === '' ? name : `${path}.${name}`;
    if (isMap(value) && value.items.length > 0) return leavesOf(value, own);
    // The parser gives the comment above the first value to the map.
    const above = isScalar(key) ? key.commentBefore : undefined;
    const first = index === 0 ? node.commentBefore : undefined;
    const what = [above ?? first, isNode(value) ? value.comment : undefined]
      .flatMap((comment) => comment?.split('\n') ?? [])
      .map((line) => line.replace(/^\s*(?:-- )?/u, ''))
      .join(' ')
      .trim();
    const plain: unknown = isNode(value) ? value.toJSON() : null;
    const preset = JSON.stringify(plain ?? null);
    return [[own, {default: preset, what: what || undefined}]];
  });
}

function main(): void {
  const {git, ref, version} = platformOptions();
  const files = git('ls-tree', '-r', '--name-only', ref, `${CHARTS}/`);
  const read = (file: string): string => git('show', `${ref}:${file}`);
  const all = files.split('\n');
  const charts = all.flatMap((file) => {
    const [, name] = /^install\/helm\/([^/]+)\/Chart\.yaml$/u.exec(file) ?? [];
    if (name === undefined) return [];
    const folder = `${CHARTS}/${name}`;
    const templates = all.filter((one) =>
      one.startsWith(`${folder}/templates/`),
    );
    const values = read(`${folder}/values.yaml`);
    return [
      [name, readChart(read(file), values, templates.map(read))] as const,
    ];
  });
  console.log(`${charts.length} charts`);
  writeData(version, '_chart-values.yaml', HEADER, Object.fromEntries(charts));
}

if (require.main === module) void runCommand(main);
