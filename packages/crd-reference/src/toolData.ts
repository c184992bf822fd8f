import type {VersionData} from './engine/catalog';
import type {KubernetesFile} from './engine/kubernetes/kubernetesSchemas';
import type {ReferenceVersion} from './referenceSite';

/** Folder of the assistants' tools, below the base URL. */
export const TOOLS_FOLDER = 'mcp/';

/** Data about the kinds of a docs version. */
export interface ToolData {
  readonly manifests: VersionData;
  readonly kubernetes: KubernetesFile;
  /** By kind: pairs of a field path and its description in Markdown. */
  readonly words: Readonly<
    Record<string, readonly (readonly [path: string, words: string])[]>
  >;
}

/** Path of a version's file, below the base URL. */
export function toolDataFile({slug}: Pick<ReferenceVersion, 'slug'>): string {
  return `${TOOLS_FOLDER}${slug}.json`;
}
