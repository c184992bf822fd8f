import path from 'node:path';

import {outputFile} from '@openchoreo/page-tools/node/outputFile';
import type {SiteStep} from '../shared/builtPage';

/** Creates a step that writes one text, such as `robots.txt`. */
export function writeText(
  file: string,
  text: (siteUrl: string, baseUrl: string) => string,
): SiteStep {
  return ({outDir, siteUrl, baseUrl}) =>
    outputFile(path.join(outDir, file), text(siteUrl, baseUrl));
}
