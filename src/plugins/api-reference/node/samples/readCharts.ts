import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {parse} from 'yaml';
import * as z from 'zod';

import {ContentError} from '../../../../lib/contentError';
import type {DocsVersion} from '../../../../site/versions';

import type {Charts} from './shell/shellContext';

const chartsFile = z.strictObject({charts: z.array(z.string().min(1)).min(1)});

const constantsFile = z.looseObject({
  'chart-registry': z.string(),
  'chart-version': z.string(),
});

/**
 * Reads the charts of a docs version: their names from `_charts.yaml`, where
 * they are and their version from the constants.
 *
 * @returns `undefined` for a version without a list of charts.
 * @throws ContentError naming file and key.
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

async function readData<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  let text: string;
  try {
    text = await readFile(path.join(siteDir, file), 'utf8');
  } catch {
    return undefined;
  }
  const read = schema.safeParse(parse(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ContentError(
    {file, key: issue?.path.join('.')},
    issue?.message ?? 'the file has another shape',
    'Write what the file of the other version has.',
  );
}
