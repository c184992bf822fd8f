import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import type {ReferenceSource} from '../referenceSite';

import {listSampleFiles, samplesRoute} from './sampleFiles';

/**
 * A step after the build that copies the samples of every docs version to where
 * commands fetch them.
 */
export async function publishSamples(
  {siteDir, versions}: ReferenceSource,
  outDir: string,
): Promise<void> {
  for (const version of versions) {
    const from = path.join(siteDir, version.samples);
    for (const file of listSampleFiles(siteDir, version)) {
      const to = path.join(outDir, samplesRoute(version), file);
      await mkdir(path.dirname(to), {recursive: true});
      await copyFile(path.join(from, file), to);
    }
  }
}
