import type {
  SearchRequest,
  SearchRequests,
  SearchResults,
} from '../shared/algolia';

/** Settings that an engine starts with. */
export interface EngineSettings {
  readonly versions: readonly string[];
  /** The builds that the page knows, as in its `meta` element. */
  readonly builds: string;
  readonly baseUrl: string;
}

/** A message from the page to its engine. */
export type EngineCall =
  | {readonly kind: 'start'; readonly settings: EngineSettings}
  | {readonly kind: 'prepare'; readonly version: string}
  | {
      readonly kind: 'search';
      readonly id: number;
      readonly requests: SearchRequests;
    }
  | {
      readonly kind: 'more';
      readonly id: number;
      readonly request: SearchRequest;
    };

/** A message from an engine to its page. */
export type EngineReply =
  | {readonly id: number; readonly results: SearchResults | undefined}
  | {readonly id: number; readonly error: string};
