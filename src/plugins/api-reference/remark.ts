import type {Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {
  ContentError,
  failWithAll,
  type ContentPlace,
} from '../../lib/contentError';
import {nearest} from '../../lib/nearest';
import {DOCS_VERSIONS, docsVersionOfFile} from '../../site/versions';

import {cachedReference} from './node/cachedReference';
import {pathFromSite} from './node/folders';
import type {ReferencePage} from './node/page';
import type {DescribedKind, VersionReference} from './node/readReference';
import {renderChangedKinds} from './node/renderChangedKinds';
import {renderChanges} from './node/renderChanges';
import {renderFacts} from './node/renderFacts';
import {renderFields} from './node/renderFields';
import {renderKindList} from './node/renderKindList';
import {renderRelations} from './node/renderRelations';

export interface ApiReferenceOptions {
  /** Root of the repository, absolute. */
  readonly siteDir: string;
}

/** Directives for one kind, such as `::kind-spec[Component]`. */
const DIRECTIVES: Readonly<
  Record<string, (page: ReferencePage, kind: DescribedKind) => RootContent[]>
> = {
  'kind-facts': renderFacts,
  'kind-spec': (page, kind) => renderFields(page, kind, 'spec'),
  'kind-status': (page, kind) => renderFields(page, kind, 'status'),
  'kind-relations': renderRelations,
  'kind-changes': (page, {model}) => renderChanges(page, model.kind),
};

/** Directives for all kinds, such as `::kind-list`. */
const LIST_DIRECTIVES: Readonly<
  Record<string, (page: ReferencePage) => RootContent[]>
> = {
  'kind-list': renderKindList,
  'kind-change-list': renderChangedKinds,
};

/** The names of all directives that this plugin renders. */
export const REFERENCE_DIRECTIVES: readonly string[] = [
  ...Object.keys(DIRECTIVES),
  ...Object.keys(LIST_DIRECTIVES),
];

/**
 * Replaces the directives of the reference with Markdown, before the framework
 * collects headings and links.
 */
export const remarkApiReference: Plugin<[ApiReferenceOptions], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const directives = findDirectives(tree);
    if (directives.length === 0) return;
    const path = pathFromSite(siteDir, file.path);
    const place = (directive: LeafDirective): ContentPlace => ({
      file: path,
      line: directive.position?.start.line,
      key: `::${directive.name}`,
    });
    const page = readPage(siteDir, path);
    if (page === undefined) {
      failWithAll(
        directives.map(
          (directive) =>
            new ContentError(
              place(directive),
              'the page is not part of any docs version',
              'Use the directive on a page below docs/ or versioned_docs/.',
            ),
        ),
      );
      return;
    }
    const errors: ContentError[] = [];
    const rendered = new Map<LeafDirective, RootContent[]>();
    for (const directive of directives) {
      const result = renderDirective(page, directive);
      if (Array.isArray(result)) rendered.set(directive, result);
      else errors.push(new ContentError(place(directive), ...result.fault));
    }
    failWithAll([...errors, ...page.reference.errors]);
    visit(tree, 'leafDirective', (directive, index, parent) => {
      const nodes = rendered.get(directive);
      if (nodes === undefined || index === undefined || parent === undefined) {
        return undefined;
      }
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };

function findDirectives(tree: Root): LeafDirective[] {
  const directives: LeafDirective[] = [];
  visit(tree, 'leafDirective', (directive) => {
    // `remarkDirectives` refuses those that nothing draws.
    if (REFERENCE_DIRECTIVES.includes(directive.name)) {
      directives.push(directive);
    }
  });
  return directives;
}

function readPage(siteDir: string, path: string): ReferencePage | undefined {
  const version = docsVersionOfFile(path);
  if (version === undefined) return undefined;
  const index = DOCS_VERSIONS.indexOf(version);
  const at = (position: number): VersionReference | undefined => {
    const neighbor = DOCS_VERSIONS[position];
    return neighbor === undefined
      ? undefined
      : cachedReference(siteDir, neighbor);
  };
  return {
    path: path.slice(version.folder.length + 1),
    reference: cachedReference(siteDir, version),
    newer: at(index - 1),
    older: at(index + 1),
  };
}

function renderDirective(
  page: ReferencePage,
  directive: LeafDirective,
): RootContent[] | {fault: readonly [what: string, remedy: string]} {
  const name = toString(directive).trim();
  const renderList = LIST_DIRECTIVES[directive.name];
  if (renderList !== undefined) return renderList(page);
  const render = DIRECTIVES[directive.name];
  const kind = page.reference.kinds.get(name);
  if (render && kind) return render(page, kind);
  const similar = nearest(name, page.reference.kinds.keys());
  return {
    fault: [
      name === ''
        ? 'the directive has no kind'
        : `${page.reference.version.label} has no kind ${name}`,
      similar === undefined
        ? `Write ::${directive.name}[Component], with a kind of the version.`
        : `Did you mean ::${directive.name}[${similar}]?`,
    ],
  };
}
