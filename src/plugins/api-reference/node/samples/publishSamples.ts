import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import {DOCS_VERSIONS} from '../../../../site/versions';

import {listSampleFiles, samplesFolder, samplesRoute} from './sampleFiles';

/**
 * A step after the build that copies the samples of every docs version to where
 * commands fetch them.
 */
export async function publishSamples({
  siteDir,
  outDir,
}: {
  readonly siteDir: string;
  readonly outDir: string;
}): Promise<void> {
  for (const version of DOCS_VERSIONS) {
    const from = path.join(siteDir, samplesFolder(version));
    for (const file of listSampleFiles(siteDir, version)) {
      const to = path.join(outDir, samplesRoute(version), file);
      await mkdir(path.dirname(to), {recursive: true});
      await copyFile(path.join(from, file), to);
    }
  }
}
