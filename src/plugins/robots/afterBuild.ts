import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {BuiltSite} from '../after-build/shared/builtPage';
import {robotsText} from './shared/robotsText';

/** Writes `robots.txt`, which takes effect only at the root of a host. */
export async function writeRobots({
  outDir,
  siteUrl,
  baseUrl,
}: BuiltSite): Promise<void> {
  await writeFile(
    path.join(outDir, 'robots.txt'),
    robotsText(siteUrl, baseUrl),
  );
}
