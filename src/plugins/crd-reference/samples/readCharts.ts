import {
  failWithAll,
  type ContentError,
  type Fault,
} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import * as z from 'zod';

import type {ReferenceVersion} from '../referenceSite';
import {readTyped} from '../files/readTyped';

/** The charts that exist in a docs version. */
export interface Charts {
  /** URL of the registry, without a trailing slash. */
  readonly registry: string;
  readonly version: string;
  readonly names: readonly string[];
  /** By chart; the values of one that is missing aren't checked. */
  readonly values: Readonly<Record<string, ChartValues>>;
}

const chartsFile = z.strictObject({
  /** Charts of the registry that the source lacks, so that nothing was imported. */
  charts: z.array(z.string().min(1)),
});

const chartValue = z.strictObject({
  /** As JSON. */
  default: z.string(),
  /** The comment above it. */
  what: z.string().optional(),
});

export type ChartValue = Readonly<z.infer<typeof chartValue>>;

const chartValues = z.strictObject({
  /** Charts inside, whose own values begin with their name. */
  subcharts: z.array(z.string()).readonly(),
  /** By path, such as `openchoreoApi.name`. */
  values: z.record(z.string(), chartValue),
});

/** What a chart can be given. */
export type ChartValues = Readonly<z.infer<typeof chartValues>>;

/** `_chart-values.yaml`, written by `npm run charts:import`: by chart. */
export const chartValuesFile = z.record(z.string(), chartValues);

const constantsFile = z.looseObject({
  'chart-registry': z.string(),
  'chart-version': z.string(),
});

/**
 * Reads the imported values of a docs version, by chart; none without a file.
 *
 * @param errors - Gets what is wrong with the file.
 */
export function readChartValues(
  siteDir: string,
  {folder}: Pick<ReferenceVersion, 'folder'>,
  errors: ContentError[],
): z.infer<typeof chartValuesFile> {
  const file = `${folder}/_chart-values.yaml`;
  return readTyped(siteDir, file, chartValuesFile, errors)?.data ?? {};
}

/**
 * Reads the charts of a docs version: those whose values were imported and those
 * in `_charts.yaml`.
 *
 * @returns `undefined` for a version without charts.
 * @throws ContentErrors with file, line and key.
 */
export function readCharts(
  siteDir: string,
  version: ReferenceVersion,
): Charts | undefined {
  const {folder} = version;
  const errors: ContentError[] = [];
  const values = readChartValues(siteDir, version, errors);
  const [others, constants] = [
    readTyped(siteDir, `${folder}/_charts.yaml`, chartsFile, errors),
    readTyped(siteDir, `${folder}/_constants.yaml`, constantsFile, errors),
  ];
  failWithAll(errors);
  const names = [...(others?.data.charts ?? []), ...Object.keys(values)];
  if (names.length === 0 || constants === undefined) return undefined;
  return {
    registry: constants.data['chart-registry'],
    version: constants.data['chart-version'],
    ...{names: names.sort(), values},
  };
}

/**
 * What is wrong with the name of a value that a chart is given.
 *
 * @param key - Its path, such as `api.hosts[0]`.
 * @returns Nothing for a chart whose values weren't imported.
 */
export function unknownValue(
  key: string,
  chart: string,
  {values: all, version}: Charts,
): Fault | undefined {
  const {values, subcharts} = all[chart] ?? {};
  const path = key.replaceAll(/\[\d+\]/gu, '');
  const isSubchart = subcharts?.includes(path.split('.')[0] ?? '') === true;
  if (values === undefined || isSubchart) return undefined;
  const known = Object.keys(values);
  const isKnown = known.some(
    (one) =>
      one === path ||
      one.startsWith(`${path}.`) ||
      (/^[.[]/u.test(path.slice(one.length)) &&
        path.startsWith(one) &&
        isOpen(values[one])),
  );
  if (isKnown) return undefined;
  const depth = path.split('.').length;
  return {
    what: `the chart ${chart} has no value ${path} in its version ${version}`,
    remedy: didYouMeanOr(
      'Read the values with helm show values.',
      path,
      known.map((one) => one.split('.').slice(0, depth).join('.')),
    ),
  };
}

/** Whether a default leaves open what is below it. */
function isOpen(value: ChartValue | undefined): boolean {
  return /^(?:\{\}|\[.*\]|null)$/u.test(value?.default ?? '');
}
