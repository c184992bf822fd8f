import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Plugin as RemarkPlugin} from 'unified';

/** What a site may say about its reference. */
export interface CrdReferenceOptions {
  /** Name of the platform, in titles; the site's title if absent. */
  readonly name?: string;
  /** Folder of the reference in the docs, which has `_crds`: `reference` if absent. */
  readonly folder?: string;
  /** The docs plugin with the pages: `default` if absent. */
  readonly docsPluginId?: string;
  /** A manifest with mistakes, which the empty checker shows. */
  readonly example?: string;
  /** What the build does about mistakes in manifests on pages: `throw` if absent. */
  readonly onWrongSamples?: 'throw' | 'warn' | 'ignore';
}

/** The two parts of the reference that a configuration names. */
export interface CrdReference {
  /** For `beforeDefaultRemarkPlugins` of the docs. */
  readonly remark: RemarkPlugin<[], Root>;
  /** For `plugins`. */
  readonly plugin: (context: LoadContext) => Plugin;
}
