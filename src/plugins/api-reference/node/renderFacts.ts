import {htmlElement} from '../../../lib/htmlElement';
import type {PhrasingContent, RootContent} from 'mdast';

import {code, link, spaced, text} from './nodes';
import {schemaAddress, type ReferencePage} from './page';
import type {DescribedKind} from './readReference';

/** What readers need to write a manifest of a kind and to query it. */
export function renderFacts(
  page: ReferencePage,
  {model}: DescribedKind,
): RootContent[] {
  const schema = schemaAddress(page.reference.version, model.kind);
  const facts: (readonly [string, readonly PhrasingContent[]])[] = [
    ['apiVersion', [code(model.apiVersion)]],
    ['kind', [code(model.kind)]],
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
        htmlElement('div', {}, [
          htmlElement('dt', {}, [text(term)]),
          htmlElement('dd', {}, values),
        ]),
      ),
    ),
  ];
}
