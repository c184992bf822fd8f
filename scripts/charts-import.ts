/**
 * Imports the values of all charts into a docs version:
 *
 *   npm run charts:import -- --from <clone of the platform> --version <name>
 */
import {isMap, isNode, isScalar, parse, parseDocument, type Pair} from 'yaml';
import * as z from 'zod';

import {readPlatform, runCommand, writeData, type Git} from './command';

const chartFile = z.looseObject({
  dependencies: z
    .array(z.looseObject({name: z.string(), alias: z.string().optional()}))
    .default([]),
});

/** What a chart can be given, from its `Chart.yaml` and `values.yaml`. */
export function readChart(chart: string, values: string) {
  const {dependencies} = chartFile.parse(parse(chart));
  return {
    subcharts: dependencies.map(({name, alias}) => alias ?? name),
    values: Object.fromEntries(leavesOf(parseDocument(values).contents, '')),
  };
}

/** The values at the ends of maps; an empty map is an end, and so is a list. */
function leavesOf(
  node: unknown,
  above: string,
): [path: string, {default: string; what: string | undefined}][] {
  if (!isMap(node)) return [];
  return node.items.flatMap(({key, value}: Pair, index) => {
    if (!isScalar(key)) return [];
    const path = above + String(key.value);
    if (isMap(value) && value.items.length > 0) {
      return leavesOf(value, `${path}.`);
    }
    // The parser gives the comment above the first value to the map.
    const before = key.commentBefore ?? (index === 0 && node.commentBefore);
    const what = [before || '', (isNode(value) && value.comment) || '']
      .flatMap((comment) => comment.split('\n'))
      .map((line) => line.replace(/^\s*(?:-- )?/u, ''))
      .join(' ')
      .trim();
    const plain: unknown = isNode(value) ? value.toJSON() : null;
    return [[path, {default: JSON.stringify(plain), what: what || undefined}]];
  });
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
  const charts = folders.map((folder) => {
    const read = (file: string) => git('show', `${ref}:${folder}/${file}`);
    const name = folder.replace(/^.*\//u, '');
    return [name, readChart(read('Chart.yaml'), read('values.yaml'))] as const;
  });
  return Object.fromEntries(charts);
}

function main(): void {
  const {git, ref, version} = readPlatform();
  const charts = readCharts(git, ref);
  writeData(version, '_chart-values.yaml', 'charts:import', charts);
}

if (require.main === module) void runCommand(main);
