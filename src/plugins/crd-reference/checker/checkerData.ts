import {KUBERNETES_FILE} from '../files/kubernetesFile';
import {readVersionData} from '../files/readCatalog';
import type {ReferenceSite} from '../referenceSite';

/**
 * The files that the manifest checker fetches, and a module that exports the
 * example, the versions and the URLs of the files by name.
 */
export function checkerData(site: ReferenceSite): ReadonlyMap<string, string> {
  const {versions, example} = site;
  const files = new Map<string, object>([
    ['kubernetes', KUBERNETES_FILE],
    ...versions.map(
      (version) => [version.name, readVersionData(site, version).data] as const,
    ),
  ]);
  const addresses = [...files.keys()].map(
    (name) =>
      `${JSON.stringify(name)}: () => new URL(${JSON.stringify(`./${name}.json`)}, import.meta.url).href,`,
  );
  const keys = ['name', 'label', 'slug', 'route', 'checker'];
  return new Map([
    ...[...files].map(
      ([name, data]) => [`${name}.json`, JSON.stringify(data)] as const,
    ),
    [
      'checkerFiles.js',
      `export const EXAMPLE = ${JSON.stringify(example)};\nexport const VERSIONS = ${JSON.stringify(versions, keys)};\nexport const FILES = {\n${addresses.join('\n')}\n};\n`,
    ],
  ]);
}
