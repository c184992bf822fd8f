import {
  ContentError,
  failWithAll,
  type Fault,
} from '@openchoreo/content-errors/contentError';
import {nearest} from '@openchoreo/content-errors/nearest';
import type {Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';

import {cachedReference} from '../files/cachedReference';
import type {ReferencePage} from './page';
import type {DescribedKind} from '../files/readReference';
import {renderChangedKinds} from './renderChangedKinds';
import {renderChanges} from './renderChanges';
import {renderFacts} from './renderFacts';
import {renderDescription, renderFields} from './renderFields';
import {renderKindList} from './renderKindList';
import {renderRelations} from './renderRelations';
import {versionOfFile, type ReferenceSource} from '../referenceSite';

/** Directives for one kind, such as `::kind-spec[Component]`. */
const DIRECTIVES: Readonly<
  Record<string, (page: ReferencePage, kind: DescribedKind) => RootContent[]>
> = {
  'kind-description': (page, {words}) =>
    renderDescription(page, words.get('') ?? ''),
  'kind-facts': renderFacts,
  'kind-spec': (page, kind) => renderFields(page, kind, 'spec'),
  'kind-other-fields': (page, kind) =>
    kind.fields
      .filter(({path}) => path !== 'spec' && path !== 'status')
      .flatMap(({path}) => renderFields(page, kind, path)),
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
export const remarkReference: Plugin<[ReferenceSource], Root> =
  (source) => (tree, file) => {
    renderDirectives(tree, pathFrom(source.siteDir, file.path), source);
  };

/**
 * Does so in the tree of a page.
 *
 * @param path - File of the page, from the root of the repository.
 * @throws ContentErrors for what a directive can't draw.
 */
export function renderDirectives(
  tree: Root,
  path: string,
  source: ReferenceSource,
): void {
  const errors: ContentError[] = [];
  let page: ReferencePage | undefined;
  visit(tree, 'leafDirective', (directive, index, parent) => {
    // `remarkDirectives` refuses those that nothing draws.
    if (!REFERENCE_DIRECTIVES.includes(directive.name)) return undefined;
    if (index === undefined || parent === undefined) return undefined;
    page ??= readPage(source, path);
    const result = page ? renderDirective(page, directive) : NO_VERSION;
    if (Array.isArray(result)) {
      parent.children.splice(index, 1, ...result);
      return [SKIP, index + result.length];
    }
    const line = directive.position?.start.line;
    const place = {file: path, line, key: `::${directive.name}`};
    errors.push(new ContentError(place, result.what, result.remedy));
    return undefined;
  });
  failWithAll([...errors, ...(page?.reference.errors ?? [])]);
}

const NO_VERSION: Fault = {
  what: 'the page is not part of any docs version',
  remedy: 'Use the directive on a page of the documentation.',
};

function readPage(
  source: ReferenceSource,
  path: string,
): ReferencePage | undefined {
  const {versions, drawsDiagrams = false} = source;
  const version = versionOfFile(versions, path);
  if (version === undefined) return undefined;
  const index = versions.indexOf(version);
  const [older, newer] = [versions[index + 1], versions[index - 1]];
  return {
    path: path.slice(version.folder.length + 1),
    reference: cachedReference(source, version),
    drawsDiagrams,
    newer: newer && cachedReference(source, newer),
    older: older && cachedReference(source, older),
  };
}

function renderDirective(
  page: ReferencePage,
  directive: LeafDirective,
): RootContent[] | Fault {
  const name = toString(directive).trim();
  const renderList = LIST_DIRECTIVES[directive.name];
  if (renderList !== undefined) return renderList(page);
  const render = DIRECTIVES[directive.name];
  const kind = page.reference.kinds.get(name);
  if (render && kind) return render(page, kind);
  const similar = nearest(name, page.reference.kinds.keys());
  return {
    what:
      name === ''
        ? 'the directive has no kind'
        : `${page.reference.version.label} has no kind ${name}`,
    remedy:
      similar === undefined
        ? `Write ::${directive.name}[Component], with a kind of the version.`
        : `Did you mean ::${directive.name}[${similar}]?`,
  };
}
