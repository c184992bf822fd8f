import type {VersionData} from '../engine/catalog';
import type {Verdict} from '../engine/judge';
import type {KubernetesFile} from '../engine/kubernetes/kubernetesSchemas';

/** Path of the checker below that of its docs version. */
export const CHECK_ROUTE = 'check/';

/** The data of a docs version, as its file has it. */
export interface VersionFile extends VersionData {
  /** Paths of the published samples, below the folder of the version. */
  readonly samples: readonly string[];
}

/** A text with the names of the docs versions that it is checked against. */
export interface Question {
  readonly text: string;
  readonly version: string;
  /** The version that the text is to be changed for. */
  readonly target?: string | undefined;
}

export type WorkerRequest =
  | {
      readonly kind: 'learn';
      readonly kubernetes: KubernetesFile;
      readonly versions: readonly (readonly [string, VersionData])[];
    }
  | ({readonly kind: 'check'} & Question);

export type WorkerReply =
  | {readonly kind: 'ready'}
  | {readonly kind: 'verdict'; readonly verdict: Verdict};
