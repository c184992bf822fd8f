import type {PhrasingContent, RootContent} from 'mdast';

import {code, heading, link, list, paragraph, spaced} from './nodes';
import {kindLink, schemasAddress, type ReferencePage} from './page';
import type {DescribedKind, VersionReference} from '../files/readReference';
import {changeMarks} from './renderChanges';

/** The folders of the reference, in the order of the sidebar. */
const GROUPS = [
  ['application', 'Application kinds'],
  ['platform', 'Platform kinds'],
  ['runtime', 'Runtime kinds'],
  ['other', 'Kinds without a page'],
] as const;

/** All kinds of the docs version, marked as new, changed or removed. */
export function renderKindList(page: ReferencePage): RootContent[] {
  const kinds = [...page.reference.kinds.values()].sort((left, right) =>
    left.model.kind < right.model.kind ? -1 : 1,
  );
  const schemas = schemasAddress(page.reference.version);
  return [
    ...GROUPS.flatMap(([folder, title]) => {
      const members = kinds.filter(
        ({model}) => (model.page?.split('/').at(-2) ?? 'other') === folder,
      );
      if (members.length === 0) return [];
      return [
        heading(3, `kinds-${folder}`, title),
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
