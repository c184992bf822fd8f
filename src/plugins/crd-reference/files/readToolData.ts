import type {VersionData} from '../engine/catalog';
import type {KubernetesFile} from '../engine/kubernetes/kubernetesSchemas';
import type {ReferenceSource, ReferenceVersion} from '../referenceSite';

import {cachedReference} from './cachedReference';
import {KUBERNETES_FILE} from './kubernetesFile';
import {readVersionData} from './readCatalog';

/** Data about the kinds of a docs version, for programs that explain them. */
export interface ToolData {
  readonly manifests: VersionData;
  readonly kubernetes: KubernetesFile;
  /** By kind: pairs of a field path and its description in Markdown. */
  readonly words: Readonly<
    Record<string, readonly (readonly [path: string, words: string])[]>
  >;
}

/** Reads the data of a docs version. */
export function readToolData(
  source: ReferenceSource,
  version: ReferenceVersion,
): ToolData {
  const {kinds} = cachedReference(source, version);
  return {
    manifests: readVersionData(source, version).data,
    kubernetes: KUBERNETES_FILE,
    words: Object.fromEntries(
      [...kinds].map(([kind, {words}]) => [kind, [...words]]),
    ),
  };
}
