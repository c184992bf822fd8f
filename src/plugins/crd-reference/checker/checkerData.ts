import {readVersionData} from '../files/readCatalog';
import type {ReferenceSite} from '../referenceSite';

/**
 * The file that the manifest checker fetches for each version, and a module that
 * exports the example, the versions and the URLs of the files.
 */
export function checkerData(site: ReferenceSite): ReadonlyMap<string, string> {
  const {versions, example} = site;
  const urls = versions.map(
    ({name}) =>
      `${JSON.stringify(name)}: () => new URL(${JSON.stringify(`./${name}.json`)}, import.meta.url).href,`,
  );
  const keys = ['name', 'label', 'slug', 'route', 'checker'];
  return new Map([
    ...versions.map((version) => {
      const {data} = readVersionData(site, version);
      return [`${version.name}.json`, JSON.stringify(data)] as const;
    }),
    [
      'checkerFiles.js',
      `export const EXAMPLE = ${JSON.stringify(example)};\nexport const VERSIONS = ${JSON.stringify(versions, keys)};\nexport const FILES = {\n${urls.join('\n')}\n};\n`,
    ],
  ]);
}
