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
  const found: KindChanges[] = [];
  const compare = (
    before: VersionReference | undefined,
    after: VersionReference | undefined,
    since: string,
    anchor: string,
  ): void => {
    if (!before || !after) return;
    const modelIn = ({kinds}: VersionReference) => kinds.get(kind)?.model;
    const changes = compareKinds(modelIn(before), modelIn(after));
    if (changes.change === 'same') return;
    found.push({...changes, since, anchor, before, after});
  };
  compare(older, reference, `since ${older?.version.label}`, SINCE_ANCHOR);
  compare(reference, newer, `in ${newer?.version.label}`, AHEAD_ANCHOR);
  return found;
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
  if (facts.length === 0) return '';
  return ` (${facts.join(', ')})`;
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

/** Adds a line about a change below the effect that it has. */
type AddLine = (
  effect: keyof typeof EFFECTS,
  ...words: readonly Phrase[]
) => void;

/**
 * For a changelog: what changed in the kinds since the previous docs version,
 * starting with what breaks manifests. Each change links to the field and to all
 * changes of its kind.
 */
export function renderChangedKinds(page: ReferencePage): RootContent[] {
  const {reference, older} = page;
  const kinds = new Set(reference.kinds.keys());
  for (const kind of older?.kinds.keys() ?? []) kinds.add(kind);
  const lines = new Map<string, PhrasingContent[][]>();
  for (const kind of [...kinds].sort()) {
    addEffects(page, kind, (effect, ...words) => {
      lines.set(effect, [...(lines.get(effect) ?? []), phrases(words)]);
    });
  }
  const nodes: RootContent[] = [];
  for (const [id, title] of Object.entries(EFFECTS)) {
    const items = lines.get(id);
    if (items) nodes.push(heading(4, id, title), list('oc-changes', items));
  }
  return nodes;
}

function addEffects(page: ReferencePage, kind: string, add: AddLine): void {
  const changes = changesOf(page, kind).find(
    ({anchor}) => anchor === SINCE_ANCHOR,
  );
  if (!changes) return;
  const {change, facts, fields, before, after} = changes;
  if (change === 'added') add('kinds-added', kindLink(page, kind));
  if (change === 'removed') add('kinds-removed', kindLink(page, kind, before));
  const name = kindLink(page, kind, after, SINCE_ANCHOR);
  for (const fact of facts) add('kinds-changed', name, ': ', ...inWords(fact));
  for (const field of fields) {
    const target = field.change === 'removed' ? before : after;
    const path = fieldLink(page, kind, field.field, target);
    addFieldEffects(field, (effect, ...words) => {
      add(effect, name, ' ', path, ...words);
    });
  }
}

/** A field whose default and limits changed has two effects. */
function addFieldEffects(
  {change, field, differences}: FieldChange,
  add: AddLine,
): void {
  if (change === 'removed') add('fields-removed', belowInWords(field));
  if (change === 'added') {
    // The API server fills in a default, so nothing has to be written.
    const isNeeded = field.required && field.node.default === undefined;
    if (isNeeded) add('fields-required', belowInWords(field, 'new'));
    else add('fields-added', belowInWords(field));
  }
  for (const difference of differences) {
    const {name, after} = difference;
    const words = [': ', ...inWords(difference)];
    if (name === 'type') add('types-changed', ...words);
    else if (name === 'default') add('defaults-changed', ...words);
    else if (name !== 'required') add('limits-changed', ...words);
    else if (after === undefined) add('fields-optional');
    else add('fields-required');
  }
}
