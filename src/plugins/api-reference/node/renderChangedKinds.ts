import {htmlElement} from '../../../lib/htmlElement';
import type {PhrasingContent, RootContent} from 'mdast';

import type {FieldChange, KindChange} from '../shared/compareKinds';

import {code, link, text} from './nodes';
import {kindUrl, type ReferencePage} from './page';
import {kindChange, SINCE_ANCHOR} from './renderChanges';

/**
 * For a changelog: the kinds that changed since the previous docs version, each
 * with the number of changes and a link to the details.
 */
export function renderChangedKinds(page: ReferencePage): RootContent[] {
  const {reference, older} = page;
  if (older === undefined) return [];
  const names = new Set([...reference.kinds.keys(), ...older.kinds.keys()]);
  const items = [...names].sort().flatMap((kind) => {
    const summary = changeInNumbers(kindChange(kind, older, reference));
    if (summary === undefined) return [];
    return [htmlElement('li', {}, [nameOf(page, kind), text(`: ${summary}`)])];
  });
  return items.length === 0
    ? []
    : [htmlElement('ul', {className: ['oc-changes']}, items)];
}

function nameOf(page: ReferencePage, kind: string): PhrasingContent {
  const url = kindUrl(page, page.reference, kind, SINCE_ANCHOR);
  return url === undefined ? code(kind) : link(url, [text(kind)]);
}

function changeInNumbers(change: KindChange): string | undefined {
  switch (change.change) {
    case 'same':
      return undefined;
    case 'added':
      return 'new';
    case 'removed':
      return 'removed';
    case 'changed':
      return (['added', 'changed', 'removed'] as const)
        .map((how) => countOf(how, change.fields))
        .concat(change.facts.map(({fact}) => `${fact} changed`))
        .filter((words) => words !== '')
        .join(', ');
  }
}

function countOf(
  how: FieldChange['change'],
  changes: readonly FieldChange[],
): string {
  const count = changes.filter(({change}) => change === how).length;
  if (count === 0) return '';
  return `${count === 1 ? '1 field' : `${count} fields`} ${how}`;
}
