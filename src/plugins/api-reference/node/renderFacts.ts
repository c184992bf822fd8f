import {htmlElement} from '../../../lib/htmlElement';
import type {PhrasingContent, RootContent} from 'mdast';

import {code, link, spaced, text} from './nodes';
import {schemaAddress, type ReferencePage} from './page';
import type {DescribedKind} from './readReference';

/** What a reader needs to write and to ask for a kind, in one list. */
export function renderFacts(
  page: ReferencePage,
  {model}: DescribedKind,
): RootContent[] {
  const schema = schemaAddress(page.reference.version, model.kind);
  const facts: (readonly [string, readonly PhrasingContent[]])[] = [
    ['apiVersion', [code(model.apiVersion)]],
    ['kind', [code(model.kind)]],
    [
      'Scope',
      [
        text(
          model.scope === 'Namespaced' ? 'a namespace' : 'the whole cluster',
        ),
      ],
    ],
    [
      'With kubectl',
      spaced([model.plural, ...(model.shortNames ?? [])].map(code)),
    ],
    ...(model.otherServedVersions === undefined
      ? []
      : [
          [
            'Served as well',
            spaced(model.otherServedVersions.map(code)),
          ] as const,
        ]),
    ...(model.printerColumns === undefined
      ? []
      : [
          [
            'Columns',
            spaced(model.printerColumns.map(({name}) => code(name))),
          ] as const,
        ]),
    ['Schema', [link(`pathname://${schema}`, [text(schema)])]],
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
