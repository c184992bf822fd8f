import * as z from 'zod';

import {failWithAll} from '../../../../lib/contentError';
import type {DocsVersion} from '../../../../site/versions';
import {readTyped} from '../readTyped';

import type {Charts} from './shell/shellContext';

const chartsFile = z.strictObject({charts: z.array(z.string().min(1)).min(1)});

const constantsFile = z.looseObject({
  'chart-registry': z.string(),
  'chart-version': z.string(),
});

/**
 * Reads the charts of a docs version: names from `_charts.yaml`, registry and
 * version from the constants.
 *
 * @returns `undefined` for a version without a list of charts.
 * @throws ContentErrors with file, line and key.
 */
export async function readCharts(
  siteDir: string,
  {folder}: DocsVersion,
): Promise<Charts | undefined> {
  const charts = await readData(siteDir, `${folder}/_charts.yaml`, chartsFile);
  const constants = await readData(
    siteDir,
    `${folder}/_constants.yaml`,
    constantsFile,
  );
  if (charts === undefined || constants === undefined) return undefined;
  return {
    registry: constants['chart-registry'],
    version: constants['chart-version'],
    names: charts.charts,
  };
}

/** @returns `undefined` if the file doesn't exist. */
async function readData<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const read = await readTyped(siteDir, file, schema, KEYS);
  if (read.status === 'refused') failWithAll(read.errors);
  return read.status === 'read' ? read.data : undefined;
}

const KEYS = ['charts', 'chart-registry', 'chart-version'] as const;
