import type {VersionData} from '../../engine/catalog';
import type {Verdict} from '../../check/verdict';
import type {KubernetesFile} from '../../engine/kubernetes/kubernetesSchemas';

/** The data of a docs version, as stored in its file. */
export interface VersionFile extends VersionData {
  /** Paths of the published samples, below the folder of the version. */
  readonly samples: readonly string[];
}

/** A text and the name of the docs version to check it against. */
export interface Question {
  readonly text: string;
  readonly version: string;
}

export type WorkerRequest =
  | {
      readonly kind: 'learn';
      readonly kubernetes: KubernetesFile;
      readonly versions: readonly (readonly [string, VersionData])[];
    }
  | ({readonly kind: 'check'} & Question);

/** Absent once something is learned. */
export type WorkerReply = Verdict | undefined;
