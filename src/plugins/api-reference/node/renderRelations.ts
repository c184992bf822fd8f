import {htmlElement} from '../../../lib/htmlElement';
import type {Heading, PhrasingContent, RootContent} from 'mdast';

import {withDescendants} from '../shared/flattenSchema';
import type {Reference} from '../shared/references';

import {code, link, paragraph, text} from './nodes';
import {fieldUrl, type ReferencePage} from './page';
import type {DescribedKind} from './readReference';
import {kindName, renderWords} from './renderFields';

/** Both ends of the table of references, as far as they meet this kind. */
export function renderRelations(
  page: ReferencePage,
  {model}: DescribedKind,
): RootContent[] {
  const out = page.reference.referencesFrom.get(model.kind) ?? [];
  const back = page.reference.referencesTo.get(model.kind) ?? [];
  return [
    ...relationList('Refers to', out, (reference) =>
      relation(page, reference, reference.to, `it ${reference.relation ?? ''}`),
    ),
    ...relationList('Referred to by', back, (reference) =>
      relation(
        page,
        reference,
        reference.from,
        `${reference.relation ?? ''} it`,
      ),
    ),
  ];
}

function relationList(
  title: string,
  references: readonly Reference[],
  render: (reference: Reference) => RootContent[],
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
    htmlElement(
      'ul',
      {className: ['oc-relations']},
      references.map((reference) => htmlElement('li', {}, render(reference))),
    ),
  ];
}

/**
 * `Project, in spec.owner.projectName, by name, in the same namespace. Note.`
 *
 * @param owner - Who owns, creates or reads whom, for a row without a field.
 */
function relation(
  page: ReferencePage,
  reference: Reference,
  other: string,
  owner: string,
): RootContent[] {
  const {from, path, by, namespace, relation: verb, note} = reference;
  const said: PhrasingContent[] = [
    kindName(page, other),
    ...(verb === undefined ? [] : [text(`, which ${owner}`)]),
    ...(path === null ? [] : [text(', in '), fieldPath(page, from, path)]),
    text(`, by ${by}`),
    ...PLACES[namespace],
    text('.'),
  ];
  const [sentence, ...blocks] =
    note === undefined || note === null ? [] : renderWords(page, note);
  if (sentence?.type !== 'paragraph') return [paragraph(said)];
  return [paragraph([...said, text(' '), ...sentence.children]), ...blocks];
}

const PLACES: Readonly<Record<Reference['namespace'], PhrasingContent[]>> = {
  same: [text(', in the same namespace')],
  default: [text(', in the namespace '), code('default')],
  cluster: [text(', in the whole cluster')],
  'data plane': [text(', in the data plane')],
  'build plane': [text(', in the build plane')],
  none: [],
};

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
