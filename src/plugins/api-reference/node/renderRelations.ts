import type {Heading, PhrasingContent, RootContent} from 'mdast';

import {withDescendants} from '../shared/flattenSchema';
import type {Reference} from '../shared/references';

import {code, element, link, paragraph, text} from './nodes';
import {fieldUrl, type ReferencePage} from './page';
import type {DescribedKind} from './readReference';
import {kindName, renderWords} from './renderFields';

/** Both ends of the table of references, as far as they meet this kind. */
export function renderRelations(
  page: ReferencePage,
  {model}: DescribedKind,
): RootContent[] {
  const {references} = page.reference;
  const out = references.filter(({from}) => from === model.kind);
  const back = references.filter(({to}) => to === model.kind);
  return [
    ...relationList(page, 'Refers to', out, ({to}) => to),
    ...relationList(page, 'Referred to by', back, ({from}) => from),
  ];
}

function relationList(
  page: ReferencePage,
  title: string,
  references: readonly Reference[],
  otherEnd: (reference: Reference) => string,
): RootContent[] {
  if (references.length === 0) return [];
  const heading: Heading = {
    type: 'heading',
    depth: 3,
    children: [text(title)],
    data: {hProperties: {id: title.toLowerCase().replaceAll(' ', '-')}},
  };
  return [
    heading,
    element(
      'ul',
      {className: ['oc-relations']},
      references.map((reference) =>
        element('li', {}, relation(page, reference, otherEnd(reference))),
      ),
    ),
  ];
}

/** `Project` by `spec.owner.projectName`: where, and what else is to say. */
function relation(
  page: ReferencePage,
  reference: Reference,
  other: string,
): RootContent[] {
  const {path, by, namespace, relation: verb, note} = reference;
  const said: PhrasingContent[] = [
    kindName(page, other),
    ...(verb === undefined ? [] : [text(` (${verb})`)]),
    ...(path === null
      ? []
      : [text(', in '), fieldPath(page, reference.from, path)]),
    text(`, by ${by}, ${namespace}.`),
  ];
  return [
    paragraph(said),
    ...(note === undefined || note === null ? [] : renderWords(page, note)),
  ];
}

/** A field of any kind, as a link where the kind has a page. */
function fieldPath(
  page: ReferencePage,
  kind: string,
  path: string,
): PhrasingContent {
  const field = page.reference.kinds
    .get(kind)
    ?.fields.flatMap(withDescendants)
    .find((candidate) => candidate.path === path);
  const url =
    field === undefined
      ? undefined
      : fieldUrl(page, page.reference, kind, field);
  return url === undefined ? code(path) : link(url, [code(path)]);
}
