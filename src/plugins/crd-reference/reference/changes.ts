import type {PhrasingContent, RootContent} from 'mdast';

import {
  code,
  heading,
  htmlElement,
  link,
  list,
  paragraph,
  phrases,
  type Phrase,
} from '../../../markdown/nodes';

import {counted} from '../../../lib/text';
import type {VersionReference} from '../files/readReference';
import {
  compareKinds,
  type Difference,
  type FieldChange,
  type KindChange,
} from '../model/compareKinds';
import {countBelow, type Field} from '../model/fields';

import {fieldLink, kindLink, kindUrl, type ReferencePage} from './page';

/** ID of the list on a kind's page of what changed since the previous version. */
const SINCE_ANCHOR = 'changes';

/** ID of the list of what changes in the next version. */
const AHEAD_ANCHOR = 'changes-ahead';

/** The changes of a kind between two docs versions. */
interface KindChanges extends KindChange {
  /** `since v0.3.x` or `in Next` */
  readonly since: string;
  /** ID of their list on the page of the kind. */
  readonly anchor: string;
  readonly before: VersionReference;
  readonly after: VersionReference;
}

/** What changed since the previous docs version, and what changes in the next. */
function changesOf(
  {reference, older, newer}: ReferencePage,
  kind: string,
): KindChanges[] {
  const modelIn = ({kinds}: VersionReference) => kinds.get(kind)?.model;
  const found: KindChanges[] = [];
  if (older) {
    const changes = compareKinds(modelIn(older), modelIn(reference));
    const since = `since ${older.version.label}`;
    const versions = {before: older, after: reference};
    found.push({...changes, since, anchor: SINCE_ANCHOR, ...versions});
  }
  if (newer) {
    const changes = compareKinds(modelIn(reference), modelIn(newer));
    const since = `in ${newer.version.label}`;
    const versions = {before: reference, after: newer};
    found.push({...changes, since, anchor: AHEAD_ANCHOR, ...versions});
  }
  return found.filter(({change}) => change !== 'same');
}

/** Marks of a kind that changed, linked to the lists on its page. */
export function changeMarks(
  page: ReferencePage,
  kind: string,
): PhrasingContent[] {
  return changesOf(page, kind).map(({change, since, anchor}) => {
    const word = change === 'added' ? 'new' : change;
    const url = kindUrl(page, kind, page.reference, anchor);
    const mark = link(url, `${word} ${since}`);
    return htmlElement('span', {className: ['oc-mark']}, [mark]);
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
  const nodes: RootContent[] = [];
  for (const changes of changesOf(page, kind)) {
    nodes.push(
      heading(2, changes.anchor, `Changes ${changes.since}`),
      renderKindChanges(page, kind, changes),
    );
  }
  return nodes;
}

function renderKindChanges(
  page: ReferencePage,
  kind: string,
  {change, facts, fields, before, after}: KindChanges,
): RootContent {
  const {label} = after.version;
  if (change === 'added') return paragraph(`${kind} is new in ${label}.`);
  if (change === 'removed') return paragraph(`${label} removes ${kind}.`);
  const items = facts.map((fact) => phrases(['Changed ', ...inWords(fact)]));
  for (const field of fields) {
    const target = field.change === 'removed' ? before : after;
    const name = fieldLink(page, kind, field.field, target);
    items.push(phrases(changeInWords(field, name)));
  }
  return list('oc-changes', items);
}

/** `Added spec.a (required)`, `Changed spec.a: default is now m (was s)` */
function changeInWords(
  {change, field, differences}: FieldChange,
  name: Phrase,
): Phrase[] {
  if (change === 'removed') return ['Removed ', name, belowInWords(field)];
  if (change === 'added') {
    const fact = field.required ? 'required' : '';
    return ['Added ', name, belowInWords(field, fact)];
  }
  const words: Phrase[] = ['Changed ', name];
  for (const [index, difference] of differences.entries()) {
    words.push(index === 0 ? ': ' : '; ', ...inWords(difference));
  }
  return words;
}

/** ` (new, 2 fields)`: what was added or removed with a field. */
function belowInWords(field: Field, fact = ''): string {
  const below = countBelow(field);
  const facts = [fact, below > 0 && counted(below, 'field')].filter(Boolean);
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

/** `default is now m (was s)` */
function inWords({name, before, after}: Difference): Phrase[] {
  if (name === 'required') {
    return [after === undefined ? 'no longer required' : 'now required'];
  }
  const value = (words = ''): Phrase => (name === 'type' ? words : code(words));
  if (before === undefined) return [`new ${name} `, value(after)];
  if (after === undefined) return [`${name} `, value(before), ' removed'];
  return [`${name} is now `, value(after), ' (was ', value(before), ')'];
}

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

type Effect = readonly [keyof typeof EFFECTS, ...Phrase[]];

/**
 * For a changelog: what changed in the kinds since the previous docs version,
 * starting with what breaks manifests. Each change links to the field and to all
 * changes of its kind.
 */
export function renderChangedKinds(page: ReferencePage): RootContent[] {
  const {reference, older} = page;
  const kinds = new Set(reference.kinds.keys());
  for (const kind of older?.kinds.keys() ?? []) kinds.add(kind);
  const effects: Effect[] = [];
  for (const kind of [...kinds].sort()) {
    effects.push(...effectsOnKind(page, kind));
  }
  const nodes: RootContent[] = [];
  for (const [id, title] of Object.entries(EFFECTS)) {
    const items = effects
      .filter(([effect]) => effect === id)
      .map(([, ...words]) => phrases(words));
    if (items.length === 0) continue;
    nodes.push(heading(4, id, title), list('oc-changes', items));
  }
  return nodes;
}

function effectsOnKind(page: ReferencePage, kind: string): Effect[] {
  const changes = changesOf(page, kind).find(
    ({anchor}) => anchor === SINCE_ANCHOR,
  );
  if (!changes) return [];
  const {change, facts, fields, before, after} = changes;
  if (change === 'added') return [['kinds-added', kindLink(page, kind)]];
  if (change === 'removed') {
    return [['kinds-removed', kindLink(page, kind, before)]];
  }
  const name = kindLink(page, kind, after, SINCE_ANCHOR);
  const effects: Effect[] = facts.map((fact) => {
    return ['kinds-changed', name, ': ', ...inWords(fact)];
  });
  for (const field of fields) {
    const target = field.change === 'removed' ? before : after;
    const path = fieldLink(page, kind, field.field, target);
    for (const [effect, ...words] of effectsOnField(field)) {
      effects.push([effect, name, ' ', path, ...words]);
    }
  }
  return effects;
}

/** A field whose default and limits changed has two effects. */
function effectsOnField({change, field, differences}: FieldChange): Effect[] {
  if (change === 'removed') return [['fields-removed', belowInWords(field)]];
  if (change === 'added') {
    // The API server fills in a default, so nothing has to be written.
    return field.required && field.node.default === undefined
      ? [['fields-required', belowInWords(field, 'new')]]
      : [['fields-added', belowInWords(field)]];
  }
  return differences.map((difference): Effect => {
    const {name, after} = difference;
    const words = [': ', ...inWords(difference)];
    if (name === 'type') return ['types-changed', ...words];
    if (name === 'default') return ['defaults-changed', ...words];
    if (name !== 'required') return ['limits-changed', ...words];
    return [after === undefined ? 'fields-optional' : 'fields-required'];
  });
}
