import {htmlElement} from '../../../lib/htmlElement';
import type {Heading, PhrasingContent, RootContent} from 'mdast';

import {withDescendants} from '../shared/flattenSchema';
import type {Reference} from '../shared/references';

import {code, link, paragraph, text} from './nodes';
import {fieldUrl, type ReferencePage} from './page';
import type {DescribedKind} from './readReference';
import {kindName, renderWords} from './renderFields';

/** The rows of `_references.yaml` with this kind on either side. */
export function renderRelations(
  page: ReferencePage,
  {model}: DescribedKind,
): RootContent[] {
  const out = page.reference.referencesFrom.get(model.kind) ?? [];
  const back = page.reference.referencesTo.get(model.kind) ?? [];
  return [
    ...relationList('Refers to', out, (reference) =>
      relation(
        page,
        reference,
        reference.to,
        OUT_VERBS[reference.relation ?? 'none'],
      ),
    ),
    ...relationList('Referred to by', back, (reference) =>
      relation(
        page,
        reference,
        reference.from,
        BACK_VERBS[reference.relation ?? 'none'],
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

/** How a row without a field begins on the page of the kind that refers. */
const OUT_VERBS = {
  none: '',
  owns: 'Owns ',
  creates: 'Creates ',
  reads: 'Reads ',
} as const;

/** The same on the page of the kind that is referred to. */
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
  reference: Reference,
  other: string,
  verb: string,
): RootContent[] {
  const {from, path, by, namespace, note} = reference;
  const said: PhrasingContent[] = [
    ...(verb === '' ? [] : [text(verb)]),
    kindName(page, other),
    ...(path === null ? [] : [text(' in '), fieldPath(page, from, path)]),
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
  same: [text(' in the same namespace')],
  default: [text(' in the namespace '), code('default')],
  cluster: [text(', cluster-wide')],
  'data plane': [text(' in the data plane')],
  'build plane': [text(' in the build plane')],
  none: [],
};

/** A field of any kind, as a link if the kind has a page. */
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
