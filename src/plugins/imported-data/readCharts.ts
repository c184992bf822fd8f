import * as z from 'zod';

import type {ContentError} from '../../content-errors/contentError';
import {readTyped} from '../../content-errors/readTyped';

const chartValue = z.strictObject({
  /** As JSON. */
  default: z.string(),
  /** The comment above it. */
  what: z.string().optional(),
});

/** `_chart-values.yaml`, written by `npm run charts:import`: by chart. */
export const chartValuesFile = z.record(
  z.string(),
  z.strictObject({
    /** Charts inside, whose own values begin with their name. */
    subcharts: z.array(z.string()),
    /** By path, such as `openchoreoApi.name`. */
    values: z.record(z.string(), chartValue),
  }),
);

const chartsFile = z.strictObject({
  /** Charts of the registry that the source lacks, so that nothing was imported. */
  charts: z.array(z.string()),
});

const constantsFile = z.looseObject({
  'chart-registry': z.string(),
  'chart-version': z.string(),
});

/**
 * Reads the charts of a docs version: those whose values were imported and those
 * in `_charts.yaml`.
 *
 * @param errors - Gets what is wrong with the files.
 * @returns `undefined` for a version without charts.
 */
export function readCharts(
  siteDir: string,
  {folder}: {readonly folder: string},
  errors: ContentError[],
) {
  const read = <T>(name: string, schema: z.ZodType<T>): T | undefined =>
    readTyped(siteDir, `${folder}/${name}`, schema, errors)?.data;
  const values = read('_chart-values.yaml', chartValuesFile) ?? {};
  const others = read('_charts.yaml', chartsFile);
  const constants = read('_constants.yaml', constantsFile);
  const names = [...(others?.charts ?? []), ...Object.keys(values)].sort();
  if (names.length === 0 || constants === undefined) return undefined;
  return {
    /** URL of the registry, without a trailing slash. */
    registry: constants['chart-registry'],
    version: constants['chart-version'],
    names,
    /** Without those that weren't imported. */
    values,
  };
}
