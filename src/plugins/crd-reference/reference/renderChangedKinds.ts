import type {RootContent} from 'mdast';

import {SINCE_ANCHOR} from './changeSections';

import type {FieldChange} from '../model/compareKinds';

import {
  code,
  heading,
  list,
  phrases,
  type Phrase,
} from '../../../markdown/nodes';
import {fieldLink, kindLink, type ReferencePage} from './page';
import type {VersionReference} from '../files/readReference';
import {aspectInWords, belowInWords, kindChange} from './renderChanges';

/** The effect of a change on a manifest of the older version, worst first. */
const EFFECTS = {
  'kinds-removed': 'Kinds removed',
  'kinds-changed': 'Kinds with another API version, scope or short name',
  'fields-removed': 'Fields removed',
  'fields-required': 'Fields now required',
  'types-changed': 'Types changed',
  'limits-changed': 'Limits and rules changed',
  'defaults-changed': 'Defaults changed',
  'fields-optional': 'Fields no longer required',
  'fields-added': 'Optional fields added',
  'kinds-added': 'Kinds added',
} as const;

type Effect = keyof typeof EFFECTS;

type Change = readonly [Effect, ...Phrase[]];

/**
 * For a changelog: what changed in the kinds since the previous docs version,
 * starting with what breaks manifests. Each change links to the field and to all
 * changes of its kind.
 */
export function renderChangedKinds(page: ReferencePage): RootContent[] {
  const {reference, older} = page;
  if (older === undefined) return [];
  const names = new Set([...reference.kinds.keys(), ...older.kinds.keys()]);
  const changes = [...names]
    .sort()
    .flatMap((kind) => changesOf(page, kind, older));
  return Object.entries(EFFECTS).flatMap(([id, title]) => {
    const items = changes.flatMap(([effect, ...words]) =>
      effect === id ? [phrases(words)] : [],
    );
    if (items.length === 0) return [];
    return [heading(4, id, title), list('oc-changes', items)];
  });
}

function changesOf(
  page: ReferencePage,
  kind: string,
  older: VersionReference,
): Change[] {
  const change = kindChange(kind, older, page.reference);
  switch (change.change) {
    case 'same':
      return [];
    case 'added':
      return [['kinds-added', kindLink(page, kind)]];
    case 'removed':
      return [['kinds-removed', kindLink(page, kind, older)]];
    case 'changed': {
      const name = kindLink(page, kind, page.reference, SINCE_ANCHOR);
      const facts = change.facts.map(({fact, before, after}): Change => {
        const now = [`: ${fact} is now `, code(after)];
        return ['kinds-changed', name, ...now, ' (was ', code(before), ')'];
      });
      const fields = change.fields.flatMap((field) => {
        const target = field.change === 'removed' ? older : page.reference;
        const path = fieldLink(page, target, kind, field.field);
        return effectsOf(field).map(([effect, ...words]): Change => {
          return [effect, name, ' ', path, ...words];
        });
      });
      return [...facts, ...fields];
    }
  }
}

const ASPECT_EFFECTS = {
  type: 'types-changed',
  default: 'defaults-changed',
  limits: 'limits-changed',
  rules: 'limits-changed',
} as const;

/** A field whose default and limits changed has two effects. */
function effectsOf(change: FieldChange): Change[] {
  const {field} = change;
  if (change.change === 'changed') {
    return change.aspects.map((aspect): Change => {
      if (aspect.aspect === 'required') {
        const isRequired = aspect.after !== undefined;
        return [isRequired ? 'fields-required' : 'fields-optional'];
      }
      return [ASPECT_EFFECTS[aspect.aspect], ': ', ...aspectInWords(aspect)];
    });
  }
  const below = belowInWords(change.below);
  if (change.change === 'removed') return [['fields-removed', below]];
  // The API server fills in a default, so nothing has to be written.
  const isNeeded = field.required === true && field.node.default === undefined;
  return isNeeded
    ? [['fields-required', belowInWords(change.below, 'new')]]
    : [['fields-added', below]];
}
