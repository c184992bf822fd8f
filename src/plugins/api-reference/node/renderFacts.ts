import {htmlElement} from '../../../lib/htmlElement';
import type {PhrasingContent, RootContent} from 'mdast';

import {factAnchor, isOwnKey} from './keyLinks';
import {code, link, spaced, text} from './nodes';
import {schemaAddress, type ReferencePage} from './page';
import type {DescribedKind} from './readReference';

/** The keys below `metadata`, which Kubernetes defines for all kinds. */
const METADATA = {
  Namespaced:
    'name, unique among objects of this kind in the namespace; namespace; labels and annotations',
  Cluster:
    'name, unique among objects of this kind in the cluster; labels and annotations',
} as const;

/** What readers need to write a manifest of a kind and to query it. */
export function renderFacts(
  page: ReferencePage,
  {model}: DescribedKind,
): RootContent[] {
  const schema = schemaAddress(page.reference.version, model.kind);
  const facts: (readonly [string, readonly PhrasingContent[]])[] = [
    ['apiVersion', [code(model.apiVersion)]],
    ['kind', [code(model.kind)]],
    ['metadata', [text(METADATA[model.scope])]],
    ['Scope', [text(model.scope)]],
    [
      'kubectl names',
      spaced([model.plural, ...(model.shortNames ?? [])].map(code)),
    ],
    ...(model.otherServedVersions === undefined
      ? []
      : [
          [
            'Other versions',
            spaced(model.otherServedVersions.map(code)),
          ] as const,
        ]),
    ...(model.printerColumns === undefined
      ? []
      : [
          [
            'Printer columns',
            spaced(model.printerColumns.map(({name}) => code(name))),
          ] as const,
        ]),
    ['JSON Schema', [link(`pathname://${schema}`, [text(schema)])]],
  ];
  return [
    htmlElement(
      'dl',
      {className: ['oc-facts']},
      facts.map(([term, values]) =>
        htmlElement('div', isOwnKey(term) ? {id: factAnchor(term)} : {}, [
          htmlElement('dt', {}, [text(term)]),
          htmlElement('dd', {}, values),
        ]),
      ),
    ),
  ];
}
