import type {RootContent} from 'mdast';

import {htmlElement} from '../../../markdown/htmlElement';

import {factAnchor, isOwnKey} from './keyLinks';
import {
  code,
  link,
  paragraph,
  spaced,
  type Phrase,
} from '../../../markdown/nodes';
import {schemaAddress, type ReferencePage} from './page';
import type {DescribedKind} from '../files/readReference';
import {changeMarks} from './changes';

/** The keys below `metadata`, which are the same for all kinds. */
const METADATA = {
  Namespaced:
    'name, unique among objects of this kind in the namespace; namespace; labels and annotations',
  Cluster:
    'name, unique among objects of this kind in the cluster; labels and annotations',
} as const;

/**
 * What readers need to write a manifest of a kind and to query it; below, a link
 * to each list of changes.
 */
export function renderFacts(
  page: ReferencePage,
  {model}: DescribedKind,
): RootContent[] {
  const {shortNames = [], otherServedVersions, printerColumns} = model;
  const schema = schemaAddress(page.reference.version, model.kind);
  const facts: readonly (readonly [string, readonly Phrase[] | undefined])[] = [
    ['apiVersion', [code(model.apiVersion)]],
    ['kind', [code(model.kind)]],
    ['metadata', [METADATA[model.scope]]],
    ['Scope', [model.scope]],
    ['kubectl names', [model.plural, ...shortNames].map(code)],
    ['Other versions', otherServedVersions?.map(code)],
    ['Printer columns', printerColumns?.map(({name}) => code(name))],
    ['JSON Schema', [link(`pathname://${schema}`, schema)]],
  ];
  const rows = facts.flatMap(([term, values]) =>
    values === undefined
      ? []
      : htmlElement('div', isOwnKey(term) ? {id: factAnchor(term)} : {}, [
          htmlElement('dt', {}, spaced([term])),
          htmlElement('dd', {}, spaced(values)),
        ]),
  );
  const marks = changeMarks(page, model.kind);
  return [
    htmlElement('dl', {className: ['oc-facts']}, rows),
    ...(marks.length === 0 ? [] : [paragraph(...spaced(marks))]),
  ];
}
