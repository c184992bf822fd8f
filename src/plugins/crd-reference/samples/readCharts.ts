import {
  failWithAll,
  type ContentError,
} from '@openchoreo/content-errors/contentError';
import * as z from 'zod';

import type {ReferenceVersion} from '../referenceSite';
import {readTyped} from '../files/readTyped';

import type {Charts} from './shell/shellContext';

const chartsFile = z.strictObject({
  /** Charts of the registry that the source lacks, so that nothing was imported. */
  charts: z.array(z.string().min(1)),
});

const chartValue = z.strictObject({
  /** As JSON. */
  default: z.string(),
  /** The comment above it. */
  what: z.string().optional(),
  /** Kinds whose templates use it; absent if none does. */
  usedBy: z.array(z.string()).readonly().optional(),
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
  'chart-version': z.string().optional(),
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
 * in `_charts.yaml`; registry and version from the constants; without one there, the release's own.
 *
 * @returns `undefined` for a version without charts.
 * @throws ContentErrors with file, line and key.
 */
export function readCharts(
  siteDir: string,
  {folder, release: {ref}}: ReferenceVersion,
): Charts | undefined {
  const errors: ContentError[] = [];
  const read = <T>(name: string, schema: z.ZodType<T>): T | undefined =>
    readTyped(siteDir, `${folder}/${name}.yaml`, schema, errors)?.data;
  const charts = read('_charts', chartsFile);
  const constants = read('_constants', constantsFile);
  const values = read('_chart-values', chartValuesFile);
  failWithAll(errors);
  const names = [...(charts?.charts ?? []), ...Object.keys(values ?? {})];
  if (names.length === 0 || constants === undefined) return undefined;
  return {
    registry: constants['chart-registry'],
    version: constants['chart-version'] ?? ref.replace(/^v/u, ''),
    names: names.sort(),
    values: values ?? {},
  };
}
