import type {Fault} from '@openchoreo/content-errors/contentError';
import {didYouMeanOr} from '@openchoreo/content-errors/nearest';
import type {RootContent} from 'mdast';

import {
  NO_VERSION,
  type DrawDirective,
} from '@openchoreo/page-tools/markdown/remarkLeafDirectives';

import {cachedReference} from '../files/cachedReference';
import type {ReferencePage} from './page';
import type {DescribedKind} from '../files/readReference';
import {renderChangedKinds} from './renderChangedKinds';
import {renderChanges} from './renderChanges';
import {renderFacts} from './renderFacts';
import {renderDescription, renderFields} from './renderFields';
import {renderKindList} from './renderKindList';
import {renderRelations} from './renderRelations';
import {
  pathInVersion,
  versionOfFile,
  type ReferenceSource,
} from '../referenceSite';

/** Directives for one kind, such as `::kind-spec[Component]`. */
const KIND_DIRECTIVES: Readonly<
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

/** The names of all directives of the reference. */
export const REFERENCE_DIRECTIVES: readonly string[] = [
  ...Object.keys(KIND_DIRECTIVES),
  ...Object.keys(LIST_DIRECTIVES),
];

/**
 * How to draw the directives of the reference, before the framework collects
 * headings and links.
 *
 * @param path - File of the page, from the root of the repository.
 */
export function referenceDirectives(
  source: ReferenceSource,
  path: string,
): Readonly<Record<string, DrawDirective>> {
  let page: ReferencePage | undefined;
  const drawn =
    (
      name: string,
      draw: (page: ReferencePage, label: string) => RootContent[] | undefined,
    ): DrawDirective =>
    (label, errors) => {
      page ??= readPage(source, path);
      if (!page) return NO_VERSION;
      errors.push(...page.reference.errors);
      return draw(page, label) ?? unknownKind(page, name, label);
    };
  const directives: Record<string, DrawDirective> = {};
  for (const [name, render] of Object.entries(LIST_DIRECTIVES)) {
    directives[name] = drawn(name, render);
  }
  for (const [name, render] of Object.entries(KIND_DIRECTIVES)) {
    directives[name] = drawn(name, (on, label) => {
      const kind = on.reference.kinds.get(label);
      return kind && render(on, kind);
    });
  }
  return directives;
}

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
    path: pathInVersion(version, path) ?? path,
    reference: cachedReference(source, version),
    drawsDiagrams,
    newer: newer && cachedReference(source, newer),
    older: older && cachedReference(source, older),
  };
}

function unknownKind(
  {reference}: ReferencePage,
  directive: string,
  name: string,
): Fault {
  return {
    what:
      name === ''
        ? 'the directive has no kind'
        : `${reference.version.label} has no kind ${name}`,
    remedy: didYouMeanOr(
      `Write ::${directive}[Component], with a kind of the version.`,
      name,
      reference.kinds.keys(),
      (kind) => `::${directive}[${kind}]`,
    ),
  };
}
