import {DOCS_VERSIONS} from '../../../site/versions';
import type {VersionFile} from '../shared/checkerProtocol';

import {KUBERNETES_FILE} from './samples/kubernetes/readSchemas';
import {readVersionData} from './samples/readCatalog';
import {listSampleFiles} from './samples/sampleFiles';

/**
 * The files that the manifest checker fetches, and a module that exports their
 * URLs by name.
 */
export function checkerData(siteDir: string): ReadonlyMap<string, string> {
  const files = new Map([['kubernetes', JSON.stringify(KUBERNETES_FILE)]]);
  for (const version of DOCS_VERSIONS) {
    const {data} = readVersionData(siteDir, version);
    const file: VersionFile = {
      ...data,
      samples: listSampleFiles(siteDir, version),
    };
    files.set(version.name, JSON.stringify(file));
  }
  const addresses = [...files.keys()].map(
    (name) =>
      `${JSON.stringify(name)}: () => new URL(${JSON.stringify(`./${name}.json`)}, import.meta.url).href,`,
  );
  return new Map([
    ...[...files].map(([name, text]) => [`${name}.json`, text] as const),
    [
      'checkerFiles.js',
      `export const FILES = {\n${addresses.join('\n')}\n};\n`,
    ],
  ]);
}
