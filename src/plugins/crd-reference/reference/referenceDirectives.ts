import type {RootContent} from 'mdast';

import {didYouMeanOr} from '../../../content-errors/nearest';
import {
  NO_VERSION,
  type DrawDirective,
} from '../../../markdown/remarkDirectives';

import {cachedReference} from '../files/cachedReference';
import type {DescribedKind} from '../files/readReference';
import {versionOfFile, type ReferenceSource} from '../referenceSite';

import {renderChangedKinds, renderChanges} from './changes';
import {renderFacts, renderKindList, renderRelations} from './lists';
import type {ReferencePage} from './page';
import {renderFields} from './renderFields';

type Draw = (page: ReferencePage, label: string) => RootContent[] | undefined;

/** Draws the kind in the label, as in `::kind-spec[Component]`. */
function ofKind(
  draw: (page: ReferencePage, kind: DescribedKind) => RootContent[],
): Draw {
  return (page, label) => {
    const kind = page.reference.kinds.get(label);
    return kind && draw(page, kind);
  };
}

const DIRECTIVES: Readonly<Record<string, Draw>> = {
  'kind-facts': ofKind(renderFacts),
  'kind-spec': ofKind((page, kind) => renderFields(page, kind, 'spec')),
  'kind-status': ofKind((page, kind) => renderFields(page, kind, 'status')),
  'kind-relations': ofKind(renderRelations),
  'kind-changes': ofKind((page, {model}) => renderChanges(page, model.kind)),
  'kind-list': renderKindList,
  'kind-change-list': renderChangedKinds,
};

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
  const entries = Object.entries(DIRECTIVES).map(([name, draw]) => {
    const drawn: DrawDirective = (label, errors) => {
      page ??= readPage(source, path);
      if (!page) return NO_VERSION;
      const {version, kinds, errors: own} = page.reference;
      errors.push(...own);
      const write = (kind: string): string => `::${name}[${kind}]`;
      const otherwise = `Write ${write('Component')}, with a kind of the version.`;
      return (
        draw(page, label) ?? {
          what:
            label === ''
              ? 'the directive has no kind'
              : `${version.label} has no kind ${label}`,
          remedy: didYouMeanOr(otherwise, label, kinds.keys(), write),
        }
      );
    };
    return [name, drawn] as const;
  });
  return Object.fromEntries(entries);
}

function readPage(
  source: ReferenceSource,
  file: string,
): ReferencePage | undefined {
  const {versions} = source;
  const version = versionOfFile(versions, file);
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
