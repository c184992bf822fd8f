import type {DocsVersion} from '../../../site/versions';
import {createCatalog, type Catalog} from '../../crd-reference/engine/catalog';
import type {ToolData} from '../../crd-reference/files/readToolData';
import {
  compileMessage,
  type CompiledMessage,
} from '@openchoreo/messages/engine/compileMessage';
import {messagesFile, type Message} from '@openchoreo/messages/model/message';
import {
  buildIndex,
  type SearchIndex,
} from '@openchoreo/offline-search/engine/buildIndex';
import {joinText, readOutline} from '@openchoreo/offline-search/engine/format';
import {
  indexFile,
  MANIFEST_FILE,
  readBuilds,
} from '@openchoreo/offline-search/shared/indexFiles';
import {once} from '@openchoreo/page-tools/once';
import {toolDataFile} from '../shared/toolList';

/** The built site that the tools read. */
export interface ToolSite {
  /** Absolute URL of its root, with a trailing slash; used in answers. */
  readonly address: string;
  /**
   * Reads a file.
   *
   * @param path - Relative to the root, such as `docs/index.md`.
   * @throws Error if the file cannot be read.
   */
  readonly read: (path: string) => Promise<string>;
}

/** Data of one docs version, loaded on first use. */
export interface LoadedVersion {
  readonly version: DocsVersion;
  readonly index: () => Promise<SearchIndex>;
  readonly data: () => Promise<ToolData>;
  readonly catalog: () => Promise<Catalog>;
  readonly messages: () => Promise<readonly CompiledMessage[]>;
}

/** Prepares a docs version, whose files are read on first use. */
export function loadVersion(
  site: ToolSite,
  version: DocsVersion,
): LoadedVersion {
  const data = once(
    async () =>
      // Written by the same build.
      JSON.parse(await site.read(toolDataFile(version))) as ToolData,
  );
  return {
    version,
    data,
    catalog: once(async () => {
      const {manifests, kubernetes} = await data();
      return createCatalog(manifests, kubernetes);
    }),
    messages: once(async () => {
      // Written by the same build.
      const all = JSON.parse(
        await site.read(messagesFile(version)),
      ) as readonly Message[];
      return all.map(compileMessage);
    }),
    index: once(async () => {
      const builds = readBuilds(await site.read(MANIFEST_FILE));
      const build = builds.get(version.name) ?? '';
      const [outline, text] = await Promise.all([
        site.read(indexFile('outline', version.name, build)),
        site.read(indexFile('text', version.name, build)),
      ]);
      return buildIndex(joinText(readOutline(outline), text));
    }),
  };
}
