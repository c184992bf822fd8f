import type {RootContent} from 'mdast';

import type {Reference} from '../model/references';

import {
  code,
  heading,
  list,
  paragraph,
  phrases,
  type Phrase,
} from '@openchoreo/page-tools/markdown/nodes';
import {fieldLink, kindLink, type ReferencePage} from './page';
import type {DescribedKind} from '../files/readReference';
import {relationDiagram} from './relationDiagram';
import {renderDescription} from './renderFields';

/** The rows of `_references.yaml` with this kind on either side. */
export function renderRelations(
  page: ReferencePage,
  {model}: DescribedKind,
): RootContent[] {
  return [
    ...(page.drawsDiagrams ? diagramOf(page, model.kind) : []),
    ...relationList(
      page,
      'Refers to',
      'to',
      OUT_VERBS,
      ({from}) => from === model.kind,
    ),
    ...relationList(
      page,
      'Referred to by',
      'from',
      BACK_VERBS,
      ({to}) => to === model.kind,
    ),
  ];
}

function diagramOf(
  {reference, older}: ReferencePage,
  kind: string,
): RootContent[] {
  const before = older?.kinds.has(kind)
    ? {label: older.version.label, references: older.references}
    : undefined;
  return relationDiagram(kind, reference.references, before);
}

function relationList(
  page: ReferencePage,
  title: string,
  other: 'from' | 'to',
  verbs: typeof OUT_VERBS | typeof BACK_VERBS,
  isListed: (reference: Reference) => boolean,
): RootContent[] {
  const items = page.reference.references
    .filter(isListed)
    .map((row) =>
      relation(page, row, row[other], verbs[row.relation ?? 'none']),
    );
  if (items.length === 0) return [];
  const id = title.toLowerCase().replaceAll(' ', '-');
  return [heading(3, id, title), list('oc-relations', items)];
}

/** How a row without a field begins on the referring kind's page. */
const OUT_VERBS = {
  none: '',
  owns: 'Owns ',
  creates: 'Creates ',
  reads: 'Reads ',
} as const;

/** The same on the referenced kind's page. */
const BACK_VERBS = {
  none: '',
  owns: 'Owned by ',
  creates: 'Created by ',
  reads: 'Read by ',
} as const;

/**
 * `Project in spec.owner.projectName, by name in the same namespace. Note.`
 * or `Owns Release, by name in the same namespace. Note.`
 */
function relation(
  page: ReferencePage,
  {from, path, by, namespace, note}: Reference,
  other: string,
  verb: string,
): RootContent[] {
  const field = page.reference.kinds.get(from)?.rows.get(path ?? '');
  const name = field
    ? fieldLink(page, page.reference, from, field)
    : code(path ?? '');
  const said = phrases([
    ...(verb === '' ? [] : [verb]),
    kindLink(page, other),
    ...(path === null ? [] : [' in ', name]),
    `, by ${by}`,
    ...PLACES[namespace],
    '.',
  ]);
  const [sentence, ...blocks] = renderDescription(page, note ?? '');
  if (sentence?.type !== 'paragraph') return [paragraph(...said)];
  return [paragraph(...said, ' ', ...sentence.children), ...blocks];
}

const PLACES: Readonly<Record<Reference['namespace'], readonly Phrase[]>> = {
  same: [' in the same namespace'],
  default: [' in the namespace ', code('default')],
  cluster: [', cluster-wide'],
  'data plane': [' in the data plane'],
  'build plane': [' in the build plane'],
  none: [],
};
