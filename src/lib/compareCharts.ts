import type {
  ChartValue,
  ChartValues,
} from '../plugins/crd-reference/samples/readCharts';

/** Charts by name. */
export type Charts = Readonly<Record<string, ChartValues>>;

/** How a chart, or a value of it, differs between two versions. */
export type ChartChange = {readonly chart: string} & (
  | {readonly change: 'chart-added' | 'chart-removed'}
  | {
      readonly change: 'added' | 'removed';
      /** The value, or the map that came or went with all its values. */
      readonly key: string;
      /** Number of values. */
      readonly count: number;
      /** Where a removed value probably is now. */
      readonly movedTo?: string | undefined;
    }
  | {
      readonly change: 'type' | 'default';
      readonly key: string;
      /** As JSON; absent if nothing is set. */
      readonly before: string;
      readonly after: string | undefined;
    }
);

/** Changes that can break an installation's own values. */
export const BREAKING_CHANGES: readonly ChartChange['change'][] = [
  'chart-removed',
  'removed',
  'type',
];

/** Compares all charts; in each, what breaks comes first. */
export function compareCharts(before: Charts, after: Charts): ChartChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].sort().flatMap((chart): ChartChange[] => {
    const [was, is] = [before[chart], after[chart]];
    if (was === undefined) return [{chart, change: 'chart-added'}];
    if (is === undefined) return [{chart, change: 'chart-removed'}];
    return compareValues(chart, was.values, is);
  });
}

type Values = ChartValues['values'];

function compareValues(
  chart: string,
  before: Values,
  {values: after, subcharts}: ChartValues,
): ChartChange[] {
  const added = goneFrom(after, before);
  // A chart inside takes values that the chart around it doesn't set.
  const isOpen = (key: string): boolean =>
    openAbove(after, key) || subcharts.includes(key.split('.')[0] ?? '');
  const removed = goneFrom(before, after, isOpen);
  return [
    ...[...removed].map(([key, rests]): ChartChange => {
      const movedTo = movedKey(key, rests, added);
      return {chart, change: 'removed', key, count: rests.length, movedTo};
    }),
    ...Object.entries(before).flatMap(([key, value]) =>
      compareValue(chart, key, value, after, isOpen(key)),
    ),
    ...[...added].map(([key, rests]): ChartChange => ({
      ...{chart, change: 'added', key},
      count: rests.length,
    })),
  ];
}

/** Values without a counterpart, by the highest map that went with them. */
function goneFrom(
  before: Values,
  after: Values,
  isOpen = (key: string): boolean => openAbove(after, key),
): Map<string, string[]> {
  const gone = new Map<string, string[]>();
  for (const key of Object.keys(before)) {
    const top = partsOf(key).find((part) => !hasPath(after, part));
    if (top === undefined || isOpen(key)) continue;
    gone.set(top, [...(gone.get(top) ?? []), key.slice(top.length)]);
  }
  return gone;
}

/** `a.b.c` → `a`, `a.b`, `a.b.c` */
function partsOf(key: string): string[] {
  const names = key.split('.');
  return names.map((_name, index) => names.slice(0, index + 1).join('.'));
}

function hasPath(values: Values, path: string): boolean {
  return Object.keys(values).some(
    (key) => key === path || key.startsWith(`${path}.`),
  );
}

/** Whether a value above can hold anything, such as `resources: {}`. */
function openAbove(values: Values, key: string): boolean {
  return partsOf(key)
    .slice(0, -1)
    .some((part) => OPEN.test(values[part]?.default ?? ''));
}

const OPEN = /^(?:\{\}|null)$/u;

/** The only new map or value with the same last name and a value in common. */
function movedKey(
  key: string,
  rests: readonly string[],
  added: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const nameOf = (path: string): string =>
    path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const found = [...added].filter(
    ([other, others]) =>
      nameOf(other) === nameOf(key) &&
      others.some((rest) => rests.includes(rest)),
  );
  return found.length === 1 ? found[0]?.[0] : undefined;
}

function compareValue(
  chart: string,
  key: string,
  {default: before}: ChartValue,
  values: Values,
  isOpen: boolean,
): ChartChange[] {
  const after = values[key]?.default;
  if (after === undefined) {
    const isMap = hasPath(values, key) && !OPEN.test(before);
    if (isMap) return [{chart, change: 'type', key, before, after: '{}'}];
    const isUnset = isOpen && !hasPath(values, key);
    return isUnset ? [{chart, change: 'default', key, before, after}] : [];
  }
  if (after === before) return [];
  const [old, now] = [typeOf(before), typeOf(after)];
  const isRetyped = old !== now && old !== 'null' && now !== 'null';
  const change = isRetyped ? 'type' : 'default';
  return [{chart, change, key, before, after}];
}

/** The JSON type of a default. */
function typeOf(json: string): string {
  const value: unknown = JSON.parse(json);
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
