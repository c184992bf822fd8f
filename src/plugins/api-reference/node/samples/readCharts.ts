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
export function readCharts(
  siteDir: string,
  {folder}: DocsVersion,
): Charts | undefined {
  const charts = readData(siteDir, `${folder}/_charts.yaml`, chartsFile);
  const constants = readData(
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
function readData<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
): T | undefined {
  const read = readTyped(siteDir, file, schema, KEYS);
  if (read.status === 'refused') failWithAll(read.errors);
  return read.status === 'read' ? read.data : undefined;
}

const KEYS = ['charts', 'chart-registry', 'chart-version'] as const;
