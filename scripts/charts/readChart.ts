import type {
  ChartValue,
  ChartValues,
} from '../../src/plugins/crd-reference/samples/readCharts';
import {isMap, isNode, isScalar, parse, parseDocument, type Pair} from 'yaml';
import * as z from 'zod';

/** The texts of a chart. */
export interface ChartFiles {
  readonly chart: string;
  readonly values: string;
  readonly templates: readonly string[];
}

const chartFile = z.looseObject({
  dependencies: z
    .array(z.looseObject({name: z.string(), alias: z.string().optional()}))
    .default([]),
});

/** What a chart can be given, and which of its templates use it. */
export function readChart({chart, values, templates}: ChartFiles): ChartValues {
  const {dependencies} = chartFile.parse(parse(chart));
  const subcharts = dependencies.map(({name, alias}) => alias ?? name);
  const uses = templates.flatMap(usesIn);
  const leaves = leavesOf(parseDocument(values).contents, '');
  return {
    subcharts,
    values: Object.fromEntries(
      leaves.map(([key, value]) => [
        key,
        {...value, usedBy: kindsUsing(key, uses, subcharts)},
      ]),
    ),
  };
}

interface Use {
  /** Path below `.Values`. */
  readonly path: string;
  readonly kinds: readonly string[];
}

/** What a template reads, with the kinds of its objects. */
function usesIn(template: string): Use[] {
  const kinds = [...new Set(template.match(/(?<=^kind: )\w+/gmu))];
  return [...template.matchAll(/\.Values\.([\w.-]+)/gu)].map(
    ([, path = '']) => ({path: path.replace(/\.$/u, ''), kinds}),
  );
}

/** A template that reads a value around another one uses both. */
function kindsUsing(
  key: string,
  uses: readonly Use[],
  subcharts: readonly string[],
): readonly string[] | undefined {
  const [first = ''] = key.split('.');
  if (subcharts.includes(first)) return [`chart ${first}`];
  const found = uses.filter(
    ({path}) => isWithin(key, path) || isWithin(path, key),
  );
  return found.length === 0
    ? undefined
    : [...new Set(found.flatMap(({kinds}) => kinds))].sort();
}

function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}.`);
}

/** The values at the ends of maps; an empty map is an end, and so is a list. */
function leavesOf(
  node: unknown,
  path: string,
): (readonly [key: string, value: ChartValue])[] {
  if (!isMap(node)) return [];
  return node.items.flatMap((pair: Pair, index) => {
    const {key, value} = pair;
    const name = isScalar(key) ? String(key.value) : '';
    const own = path === '' ? name : `${path}.${name}`;
    if (isMap(value) && value.items.length > 0) return leavesOf(value, own);
    // The parser gives the comment above the first value to the map.
    const comment = [
      (isScalar(key) ? key.commentBefore : undefined) ??
        (index === 0 ? node.commentBefore : undefined),
      isNode(value) ? value.comment : undefined,
    ]
      .filter((part) => typeof part === 'string')
      .join('\n');
    const what = comment
      .split('\n')
      .map((line) => line.replace(/^\s*(?:-- )?/u, ''))
      .join(' ')
      .trim();
    const plain: unknown = isNode(value) ? value.toJSON() : null;
    const defaults = JSON.stringify(plain ?? null);
    return [[own, {default: defaults, what: what || undefined}]];
  });
}
