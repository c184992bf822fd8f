import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import {DOCS_VERSIONS} from '../../../../site/versions';

import {listSampleFiles, samplesFolder, samplesRoute} from './sampleFiles';

/**
 * Copies the samples of every docs version to where commands fetch them, byte
 * for byte.
 *
 * @param outDir - The built site.
 * @returns The published files, from `outDir`.
 */
export async function publishSamples(
  siteDir: string,
  outDir: string,
): Promise<readonly string[]> {
  const published: string[] = [];
  for (const version of DOCS_VERSIONS) {
    const from = path.join(siteDir, samplesFolder(version));
    for (const file of await listSampleFiles(siteDir, version)) {
      const route = `${samplesRoute(version)}/${file}`;
      const to = path.join(outDir, route);
      await mkdir(path.dirname(to), {recursive: true});
      await copyFile(path.join(from, file), to);
      published.push(route);
    }
  }
  return published;
}
