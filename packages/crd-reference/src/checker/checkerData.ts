import type {VersionFile} from './client/checkerProtocol';
import type {ReferenceSource} from '../referenceSite';

import {KUBERNETES_FILE} from '../files/kubernetes/readSchemas';
import {readVersionData} from '../files/readCatalog';
import {listSampleFiles} from '../samples/sampleFiles';

/**
 * The files that the manifest checker fetches, and a module that exports the
 * versions and the URLs of the files by name.
 */
export function checkerData(
  source: ReferenceSource,
): ReadonlyMap<string, string> {
  const {siteDir, versions} = source;
  const files = new Map([['kubernetes', JSON.stringify(KUBERNETES_FILE)]]);
  for (const version of versions) {
    const {data} = readVersionData(source, version);
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
  const choices = versions.map(({name, label, slug, route, checker}) => ({
    ...{name, label, slug, route, checker},
  }));
  return new Map([
    ...[...files].map(([name, text]) => [`${name}.json`, text] as const),
    [
      'checkerFiles.js',
      `export const VERSIONS = ${JSON.stringify(choices)};\nexport const FILES = {\n${addresses.join('\n')}\n};\n`,
    ],
  ]);
}
