import {didYouMeanOr} from '../../../content-errors/nearest';
import type {DrawDirective} from '../../../markdown/remarkDirectives';
import {docsVersionOfFile} from '../../../site/versions';
import {cachedReference} from '../files/cachedReference';
import type {ReferenceSite} from '../referenceSite';
import {renderChangedKinds, renderChanges} from './changes';
import {renderFacts, renderKindList, renderRelations} from './lists';
import type {ReferencePage} from './page';
import {renderFields} from './renderFields';

/**
 * How to draw the directives of the reference, before the framework collects
 * headings and links. The step for samples reports mistakes in the data, as it
 * reads them for every page.
 *
 * @param file - The page, from the root of the repository.
 */
export function referenceDirectives(
  source: ReferenceSite,
  file: string,
): Readonly<Record<string, DrawDirective>> {
  const page = readPage(source, file);
  if (!page) return {};
  /** Draws the kind in the label, as in `::kind-spec[Component]`. */
  const ofKind =
    (draw: typeof renderFacts): DrawDirective =>
    (label) => {
      const {version, kinds} = page.reference;
      const kind = kinds.get(label);
      if (kind) return draw(page, kind);
      const none = 'the directive has no kind';
      const what = label ? `${version.label} has no kind ${label}` : none;
      const otherwise = 'Write a kind of the version, such as [Component].';
      return {what, remedy: didYouMeanOr(otherwise, label, kinds.keys())};
    };
  return {
    'kind-facts': ofKind(renderFacts),
    'kind-spec': ofKind((page, kind) => renderFields(page, kind, 'spec')),
    'kind-status': ofKind((page, kind) => renderFields(page, kind, 'status')),
    'kind-relations': ofKind(renderRelations),
    'kind-changes': ofKind((page, {model}) => renderChanges(page, model.kind)),
    'kind-list': () => renderKindList(page),
    'kind-change-list': () => renderChangedKinds(page),
  };
}

function readPage(
  source: ReferenceSite,
  file: string,
): ReferencePage | undefined {
  const {versions} = source;
  const version = docsVersionOfFile(file, versions);
  if (version === undefined) return undefined;
  const index = versions.indexOf(version);
  const [older, newer] = [versions[index + 1], versions[index - 1]];
  return {
    address: file.slice(version.folder.length + 1).replace(/\.mdx?$/u, ''),
    reference: cachedReference(source, version),
    newer: newer && cachedReference(source, newer),
    older: older && cachedReference(source, older),
  };
}
