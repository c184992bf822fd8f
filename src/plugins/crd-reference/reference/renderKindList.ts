import type {PhrasingContent, RootContent} from 'mdast';

import {
  code,
  heading,
  link,
  list,
  paragraph,
  spaced,
} from '../../../markdown/nodes';
import {kindLink, schemasAddress, type ReferencePage} from './page';
import type {DescribedKind, VersionReference} from '../files/readReference';
import {changeMarks} from './changes';

/** The folder of a kind's page; `undefined` for a kind without one. */
function folderOf({model}: DescribedKind): string | undefined {
  return model.page?.split('/').at(-2);
}

/**
 * All kinds of the docs version by the folder of their page, marked as new,
 * changed or removed.
 */
export function renderKindList(page: ReferencePage): RootContent[] {
  const kinds = [...page.reference.kinds.values()].sort((left, right) =>
    left.model.kind < right.model.kind ? -1 : 1,
  );
  const schemas = schemasAddress(page.reference.version);
  const folders = [...new Set(kinds.map(folderOf))].sort();
  return [
    // Kinds without a folder come last.
    ...folders.flatMap((folder) => {
      const members = kinds.filter((kind) => folderOf(kind) === folder);
      const title =
        folder === undefined
          ? 'Kinds without a page'
          : `${folder.slice(0, 1).toUpperCase()}${folder.slice(1)} kinds`;
      return [
        ...(folders.length === 1
          ? []
          : [heading(3, `kinds-${folder ?? 'other'}`, title)]),
        list(
          'oc-kinds',
          members.map((kind) => kindLine(page, kind)),
        ),
      ];
    }),
    ...otherVersionLine(page, page.older, 'Removed since'),
    ...otherVersionLine(page, page.newer, 'New in'),
    paragraph(
      'JSON Schemas for editors: ',
      link(`pathname://${schemas}`, schemas),
    ),
  ];
}

function kindLine(
  page: ReferencePage,
  {model}: DescribedKind,
): PhrasingContent[] {
  return spaced([
    kindLink(page, model.kind),
    ...(model.shortNames ?? []).map(code),
    ...(model.scope === 'Cluster' ? ['cluster-scoped'] : []),
    ...changeMarks(page, model.kind),
  ]);
}

/** Kinds of the next or previous docs version that this one lacks. */
function otherVersionLine(
  page: ReferencePage,
  other: VersionReference | undefined,
  words: string,
): RootContent[] {
  const names = [...(other?.kinds.keys() ?? [])]
    .filter((kind) => !page.reference.kinds.has(kind))
    .sort();
  if (other === undefined || names.length === 0) return [];
  const kinds = names.flatMap((kind, index) => [
    index === 0 ? ' ' : ', ',
    kindLink(page, kind, other),
  ]);
  return [paragraph(`${words} ${other.version.label}:`, ...kinds, '.')];
}
