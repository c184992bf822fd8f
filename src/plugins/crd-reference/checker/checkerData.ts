import type {VersionFile} from './client/checkerProtocol';
import type {ReferenceSite} from '../referenceSite';

import {KUBERNETES_FILE} from '../files/kubernetesFile';
import {readVersionData} from '../files/readCatalog';
import {listSampleFiles} from '../samples/sampleFiles';

/**
 * The files that the manifest checker fetches, and a module that exports the
 * example, the versions and the URLs of the files by name.
 */
export function checkerData(site: ReferenceSite): ReadonlyMap<string, string> {
  const {siteDir, versions} = site;
  const files = new Map([['kubernetes', JSON.stringify(KUBERNETES_FILE)]]);
  let hasSamples = false;
  for (const version of versions) {
    const {data} = readVersionData(site, version);
    const samples = listSampleFiles(siteDir, version);
    hasSamples ||= samples.length > 0;
    const file: VersionFile = {...data, samples};
    files.set(version.name, JSON.stringify(file));
  }
  const addresses = [...files.keys()].map(
    (name) =>
      `${JSON.stringify(name)}: () => new URL(${JSON.stringify(`./${name}.json`)}, import.meta.url).href,`,
  );
  const keys = ['name', 'label', 'slug', 'route', 'checker'];
  return new Map([
    ...[...files].map(([name, text]) => [`${name}.json`, text] as const),
    [
      'checkerFiles.js',
      `export const EXAMPLE = ${JSON.stringify(site.example)};\nexport const HAS_SAMPLES = ${hasSamples};\nexport const VERSIONS = ${JSON.stringify(versions, keys)};\nexport const FILES = {\n${addresses.join('\n')}\n};\n`,
    ],
  ]);
}
