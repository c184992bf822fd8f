import type {PhrasingContent, RootContent} from 'mdast';

import {AHEAD_ANCHOR, SINCE_ANCHOR} from './changeSections';
import {htmlElement} from '../../../markdown/htmlElement';

import {
  compareKinds,
  type ChangedAspect,
  type FieldChange,
  type KindChange,
} from '../model/compareKinds';

import {
  code,
  heading,
  link,
  list,
  paragraph,
  phrases,
  type Phrase,
} from '../../../markdown/nodes';
import {fieldLink, kindUrl, type ReferencePage} from './page';
import type {VersionReference} from '../files/readReference';

/** How a kind differs between two docs versions. */
export function kindChange(
  kind: string,
  before: VersionReference,
  after: VersionReference,
): KindChange {
  return compareKinds(
    before.kinds.get(kind)?.model,
    after.kinds.get(kind)?.model,
  );
}

/** What changed since the previous docs version, and what changes in the next. */
function changesOf(
  {reference, older, newer}: ReferencePage,
  kind: string,
): (KindChange & {
  readonly before: VersionReference;
  readonly after: VersionReference;
  readonly since: string;
  readonly anchor: string;
})[] {
  const sides = [
    {before: older, after: reference, other: older, word: 'since'},
    {before: reference, after: newer, other: newer, word: 'in'},
  ];
  return sides.flatMap(({before, after, other, word}) => {
    if (!before || !after || !other) return [];
    const since = `${word} ${other.version.label}`;
    const anchor = word === 'since' ? SINCE_ANCHOR : AHEAD_ANCHOR;
    return {...kindChange(kind, before, after), before, after, since, anchor};
  });
}

/**
 * What changed since the previous docs version and what changes in the next
 * one, each with its own heading; nothing if nothing changed.
 */
export function renderChanges(
  page: ReferencePage,
  kind: string,
): RootContent[] {
  return changesOf(page, kind).flatMap((change) => {
    if (change.change === 'same') return [];
    const {before, after, since, anchor} = change;
    const title = heading(2, anchor, `Changes ${since}`);
    if (change.change === 'added') {
      return [title, paragraph(`${kind} is new in ${after.version.label}.`)];
    }
    if (change.change === 'removed') {
      return [title, paragraph(`${after.version.label} removes ${kind}.`)];
    }
    const facts = change.facts.map(({fact, before: was, after: is}) =>
      phrases([`Changed ${fact}: `, code(is), ' (was ', code(was), ')']),
    );
    const fields = change.fields.map((field) => {
      const target = field.change === 'removed' ? before : after;
      const name = fieldLink(page, target, kind, field.field);
      return phrases(fieldInWords(field, name));
    });
    return [title, list('oc-changes', [...facts, ...fields])];
  });
}

function fieldInWords(change: FieldChange, name: PhrasingContent): Phrase[] {
  if (change.change === 'changed') {
    const aspects = change.aspects.flatMap((aspect, index) => [
      index === 0 ? ': ' : '; ',
      ...aspectInWords(aspect),
    ]);
    return ['Changed ', name, ...aspects];
  }
  const isAdded = change.change === 'added';
  const isRequired = isAdded && change.field.required === true;
  return [
    isAdded ? 'Added ' : 'Removed ',
    name,
    belowInWords(change.below, isRequired ? 'required' : undefined),
  ];
}

/** ` (new, 2 fields)`: what was added or removed with a field. */
export function belowInWords(below: number, fact?: string): string {
  const facts = [
    ...(fact === undefined ? [] : [fact]),
    ...(below === 0 ? [] : [below === 1 ? '1 field' : `${below} fields`]),
  ];
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

const ASPECT_NAMES = {
  type: 'type',
  default: 'default',
  limits: 'limit',
  rules: 'rule',
} as const;

/** What changed about a field: `default is now m (was s)`. */
export function aspectInWords({
  aspect,
  before,
  after,
}: ChangedAspect): Phrase[] {
  if (aspect === 'required') {
    return [after === undefined ? 'no longer required' : 'now required'];
  }
  const name = ASPECT_NAMES[aspect];
  const value = (words = ''): Phrase =>
    aspect === 'type' ? words : code(words);
  if (before === undefined) return [`new ${name} `, value(after)];
  if (after === undefined) return [`${name} `, value(before), ' removed'];
  return [`${name} is now `, value(after), ' (was ', value(before), ')'];
}

/** Marks of a kind that changed, linked to the lists on its page. */
export function changeMarks(
  page: ReferencePage,
  kind: string,
): PhrasingContent[] {
  return changesOf(page, kind).flatMap(({change, since, anchor}) => {
    // A version lists only its own kinds.
    if (change === 'same') return [];
    const word = change === 'added' ? 'new' : change;
    const url = kindUrl(page, page.reference, kind, anchor);
    const mark = link(url, `${word} ${since}`);
    return htmlElement('span', {className: ['oc-mark']}, [mark]);
  });
}
