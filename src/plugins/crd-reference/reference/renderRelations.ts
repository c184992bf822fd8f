import type {RootContent} from 'mdast';

import type {Reference} from '../model/facts';

import {
  code,
  heading,
  list,
  paragraph,
  phrases,
  type Phrase,
} from '../../../markdown/nodes';
import {fieldLink, kindLink, type ReferencePage} from './page';
import type {DescribedKind} from '../files/readReference';
import {renderDescription} from './renderFields';

/** The rows of `_references.yaml` with this kind on either side. */
export function renderRelations(
  page: ReferencePage,
  {model}: DescribedKind,
): RootContent[] {
  return SIDES.flatMap((side) => relationList(page, model.kind, side));
}

/** The sides of a row, with how one without a field begins. */
const SIDES = [
  {
    title: 'Refers to',
    own: 'from',
    other: 'to',
    verbs: {owns: 'Owns ', creates: 'Creates ', reads: 'Reads '},
  },
  {
    title: 'Referred to by',
    own: 'to',
    other: 'from',
    verbs: {owns: 'Owned by ', creates: 'Created by ', reads: 'Read by '},
  },
] as const;

function relationList(
  page: ReferencePage,
  kind: string,
  {title, own, other, verbs}: (typeof SIDES)[number],
): RootContent[] {
  const items = page.reference.references
    .filter((row) => row[own] === kind)
    .map((row) => {
      const verb = row.relation === undefined ? '' : verbs[row.relation];
      return relation(page, row, row[other], verb);
    });
  if (items.length === 0) return [];
  const id = title.toLowerCase().replaceAll(' ', '-');
  return [heading(3, id, title), list('oc-relations', items)];
}

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
