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
  type Change,
  type Difference,
} from '../model/compareKinds';
import {countBelow, type Field} from '../model/fields';
import {fieldLink, kindLink, kindUrl, type ReferencePage} from './page';

/** How a kind differs between two docs versions. */
interface KindChange {
  readonly kind: string;
  readonly change: 'new' | 'removed' | 'changed';
  /** What changed in it. */
  readonly changes: readonly Change[];
  readonly before: VersionReference;
  readonly after: VersionReference;
}

function changeBetween(
  before: VersionReference,
  after: VersionReference,
  kind: string,
): KindChange | undefined {
  const was = before.kinds.get(kind);
  const is = after.kinds.get(kind);
  const changes = was && is ? [...compareKinds(was.model, is.model)] : [];
  const found = {kind, changes, before, after};
  if (!was && is) return {change: 'new', ...found};
  if (was && !is) return {change: 'removed', ...found};
  if (changes.length > 0) return {change: 'changed', ...found};
  return undefined;
}

/** What changed since the previous docs version, and what changes in the next. */
function changesOf(
  {reference, older, newer}: ReferencePage,
  kind: string,
): readonly KindChange[] {
  const since = older && changeBetween(older, reference, kind);
  const ahead = newer && changeBetween(reference, newer, kind);
  return [since, ahead].filter((change) => change !== undefined);
}

/** ID of the list on a kind's page of what changed since the previous version. */
const SINCE_ANCHOR = 'changes';

/** The ID of the list of a change, and when it is: `since v0.3.x` or `in Next`. */
function listOf({before, after}: KindChange, {reference}: ReferencePage) {
  if (before === reference) {
    return {anchor: 'changes-ahead', when: `in ${after.version.label}`};
  }
  return {anchor: SINCE_ANCHOR, when: `since ${before.version.label}`};
}

/** Marks of a kind that changed, linked to the lists on its page. */
export function changeMarks(
  page: ReferencePage,
  kind: string,
): PhrasingContent[] {
  return changesOf(page, kind).map((change) => {
    const {anchor, when} = listOf(change, page);
    const url = kindUrl(page, kind, page.reference, anchor);
    const mark = link(url, `${change.change} ${when}`);
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
  for (const change of changesOf(page, kind)) {
    const {anchor, when} = listOf(change, page);
    nodes.push(heading(2, anchor, `Changes ${when}`));
    nodes.push(renderKindChange(page, change));
  }
  return nodes;
}

function renderKindChange(
  page: ReferencePage,
  kindChange: KindChange,
): RootContent {
  const {kind, change, changes, after} = kindChange;
  const {label} = after.version;
  if (change === 'new') return paragraph(`${kind} is new in ${label}.`);
  if (change === 'removed') return paragraph(`${label} removes ${kind}.`);
  const items = changes.map((part) => {
    const {field, differences} = part;
    const words: Phrase[] = [`${VERBS[part.change]} `];
    if (field) words.push(...aboutField(page, kindChange, part, 'required'));
    for (const [index, difference] of differences.entries()) {
      if (index > 0) words.push('; ');
      else if (field) words.push(': ');
      words.push(...inWords(difference));
    }
    return phrases(words);
  });
  return list('oc-changes', items);
}

const VERBS = {added: 'Added', removed: 'Removed', changed: 'Changed'} as const;

/** Whether it has to be written: the API server fills in a default. */
function isNeeded({required, node}: Field): boolean {
  return required === true && node.default === undefined;
}

/**
 * `spec.owner (new, 2 fields)`: a field, with what came or went with it.
 *
 * @param needed - What to say of a new field that has to be written.
 */
function aboutField(
  page: ReferencePage,
  {kind, before, after}: KindChange,
  {change, field}: Change,
  needed: string,
): Phrase[] {
  if (!field) return [];
  const version = change === 'removed' ? before : after;
  const name = fieldLink(page, kind, field, version);
  const below = countBelow(field);
  const facts: string[] = [];
  if (change === 'added' && isNeeded(field)) facts.push(needed);
  if (change !== 'changed' && below > 0) facts.push(counted(below, 'field'));
  return facts.length === 0 ? [name] : [name, ` (${facts.join(', ')})`];
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

/** An effect of a change, and words about it. */
type Effect = readonly [name: keyof typeof EFFECTS, ...words: Phrase[]];

/**
 * For a changelog: what changed in the kinds since the previous docs version,
 * starting with what breaks manifests. Each change links to the field and to all
 * changes of its kind.
 */
export function renderChangedKinds(page: ReferencePage): RootContent[] {
  const {reference, older} = page;
  if (!older) return [];
  const kinds = new Set([...reference.kinds.keys(), ...older.kinds.keys()]);
  const lines = new Map<string, PhrasingContent[][]>();
  for (const kind of [...kinds].sort()) {
    const change = changeBetween(older, reference, kind);
    for (const [effect, ...words] of change ? effectsOf(page, change) : []) {
      lines.set(effect, [...(lines.get(effect) ?? []), phrases(words)]);
    }
  }
  const nodes: RootContent[] = [];
  for (const [id, title] of Object.entries(EFFECTS)) {
    const items = lines.get(id);
    if (items) nodes.push(heading(4, id, title), list('oc-changes', items));
  }
  return nodes;
}

function* effectsOf(
  page: ReferencePage,
  kindChange: KindChange,
): Generator<Effect> {
  const {kind, change, changes, before, after} = kindChange;
  if (change === 'new') yield ['kinds-added', kindLink(page, kind)];
  if (change === 'removed') {
    yield ['kinds-removed', kindLink(page, kind, before)];
  }
  for (const part of changes) {
    const {field, differences} = part;
    const about: Phrase[] = [kindLink(page, kind, after, SINCE_ANCHOR)];
    if (field) about.push(' ', ...aboutField(page, kindChange, part, 'new'));
    if (part.change === 'removed') yield ['fields-removed', ...about];
    if (part.change === 'added' && field) {
      yield [isNeeded(field) ? 'fields-required' : 'fields-added', ...about];
    }
    for (const difference of differences) {
      // The titles of these effects say all of it.
      const isSaid = difference.name === 'required';
      const words = isSaid ? [] : [': ', ...inWords(difference)];
      const effect = effectOf(difference, field);
      if (effect) yield [effect, ...about, ...words];
    }
  }
}

/** @returns `undefined` for a field that is required now, but has a default. */
function effectOf(
  {name, after}: Difference,
  field: Field | undefined,
): keyof typeof EFFECTS | undefined {
  if (!field) return 'kinds-changed';
  if (name === 'type') return 'types-changed';
  if (name === 'required' && after === undefined) return 'fields-optional';
  const isOfPresence = name === 'required' || name === 'default';
  // Also a field that was filled in by its default until now.
  if (isOfPresence && isNeeded(field)) return 'fields-required';
  if (name === 'required') return undefined;
  return name === 'default' ? 'defaults-changed' : 'limits-changed';
}
