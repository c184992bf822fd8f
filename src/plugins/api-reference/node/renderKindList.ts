import {htmlElement} from '../../../lib/htmlElement';
import type {Heading, PhrasingContent, RootContent} from 'mdast';

import {code, link, paragraph, spaced, text} from './nodes';
import {kindUrl, schemasAddress, type ReferencePage} from './page';
import type {DescribedKind, VersionReference} from './readReference';
import {changeMarks} from './renderChanges';

/** The folders of the reference, in the order of the sidebar. */
const GROUPS = [
  ['application', 'Application kinds'],
  ['platform', 'Platform kinds'],
  ['runtime', 'Runtime kinds'],
  [undefined, 'Kinds without a page'],
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
        ({model}) => folderOf(model.page) === folder,
      );
      if (members.length === 0) return [];
      return [
        groupHeading(folder ?? 'other', title),
        htmlElement(
          'ul',
          {className: ['oc-kinds']},
          members.map((kind) => htmlElement('li', {}, kindLine(page, kind))),
        ),
      ];
    }),
    ...otherVersionLine(page, page.older, 'Removed since'),
    ...otherVersionLine(page, page.newer, 'New in'),
    paragraph([
      text('JSON Schemas for editors: '),
      link(`pathname://${schemas}`, [text(schemas)]),
    ]),
  ];
}

function folderOf(page: string | undefined): string | undefined {
  return page?.split('/').at(-2);
}

function groupHeading(folder: string, title: string): Heading {
  return {
    type: 'heading',
    depth: 3,
    children: [text(title)],
    data: {hProperties: {id: `kinds-${folder}`}},
  };
}

function kindLine(
  page: ReferencePage,
  {model}: DescribedKind,
): PhrasingContent[] {
  const url = kindUrl(page, page.reference, model.kind);
  const scope = model.scope === 'Cluster' ? [text('cluster-scoped')] : [];
  return spaced([
    url === undefined ? code(model.kind) : link(url, [text(model.kind)]),
    ...(model.shortNames ?? []).map(code),
    ...scope,
    ...changeMarks(page, model.kind).map((mark) =>
      htmlElement('span', {className: ['oc-mark']}, mark),
    ),
  ]);
}

/** Kinds of the next or previous docs version that this one lacks. */
function otherVersionLine(
  page: ReferencePage,
  other: VersionReference | undefined,
  words: string,
): RootContent[] {
  const names = [...(other?.kinds.keys() ?? [])].filter(
    (kind) => !page.reference.kinds.has(kind),
  );
  if (other === undefined || names.length === 0) return [];
  const kinds = names.sort().flatMap((kind, index): PhrasingContent[] => {
    const url = kindUrl(page, other, kind);
    const name = url === undefined ? code(kind) : link(url, [text(kind)]);
    return index === 0 ? [name] : [text(', '), name];
  });
  return [
    paragraph([text(`${words} ${other.version.label}: `), ...kinds, text('.')]),
  ];
}
