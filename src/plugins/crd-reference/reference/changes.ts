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

/** ID of the list on a kind's page of what changed since the previous version. */
const SINCE_ANCHOR = 'changes';

/** ID of the list of what changes in the next version. */
const AHEAD_ANCHOR = 'changes-ahead';

/** The changes of a kind between two docs versions. */
interface KindChanges {
  readonly change: 'new' | 'removed' | 'changed';
  /** What changed in it. */
  readonly changes: readonly Change[];
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
): readonly KindChanges[] {
  const found: KindChanges[] = [];
  const compare = (
    before: VersionReference,
    after: VersionReference,
    since: string,
    anchor: string,
  ): void => {
    const was = before.kinds.get(kind);
    const is = after.kinds.get(kind);
    const changes = was && is ? compareKinds(was.model, is.model) : [];
    const versions = {changes, since, anchor, before, after};
    if (changes.length > 0) found.push({change: 'changed', ...versions});
    else if (!was && is) found.push({change: 'new', ...versions});
    else if (was && !is) found.push({change: 'removed', ...versions});
  };
  if (older) {
    compare(older, reference, `since ${older.version.label}`, SINCE_ANCHOR);
  }
  if (newer)
    compare(reference, newer, `in ${newer.version.label}`, AHEAD_ANCHOR);
  return found;
}

/** Marks of a kind that changed, linked to the lists on its page. */
export function changeMarks(
  page: ReferencePage,
  kind: string,
): PhrasingContent[] {
  return changesOf(page, kind).map(({change, since, anchor}) => {
    const url = kindUrl(page, kind, page.reference, anchor);
    const mark = link(url, `${change} ${since}`);
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
  {change, changes, before, after}: KindChanges,
): RootContent {
  const {label} = after.version;
  if (change === 'new') return paragraph(`${kind} is new in ${label}.`);
  if (change === 'removed') return paragraph(`${label} removes ${kind}.`);
  const items = changes.map(({change, field, differences}) => {
    const words: Phrase[] = [`${VERBS[change]} `];
    if (field) {
      const target = change === 'removed' ? before : after;
      words.push(fieldLink(page, kind, field, target));
      if (change === 'added')
        words.push(belowInWords(field, field.required ? 'required' : ''));
      if (change === 'removed') words.push(belowInWords(field));
    }
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

/** An effect of a change, and words about it. */
type Effect = readonly [name: keyof typeof EFFECTS, ...words: Phrase[]];

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
    for (const [effect, ...words] of effectsOf(page, kind)) {
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

function effectsOf(page: ReferencePage, kind: string): readonly Effect[] {
  const since = changesOf(page, kind).find(
    ({anchor}) => anchor === SINCE_ANCHOR,
  );
  if (!since) return [];
  const {change, changes, before, after} = since;
  if (change === 'new') return [['kinds-added', kindLink(page, kind)]];
  if (change === 'removed')
    return [['kinds-removed', kindLink(page, kind, before)]];
  const name = kindLink(page, kind, after, SINCE_ANCHOR);
  const effects: Effect[] = [];
  for (const {change, field, differences} of changes) {
    const about: Phrase[] = [name];
    if (field) {
      const target = change === 'removed' ? before : after;
      about.push(' ', fieldLink(page, kind, field, target));
    }
    if (field && change === 'removed') {
      effects.push(['fields-removed', ...about, belowInWords(field)]);
    } else if (field && change === 'added') {
      // The API server fills in a default, so nothing has to be written.
      const isNeeded = field.required && field.node.default === undefined;
      const effect = isNeeded ? 'fields-required' : 'fields-added';
      effects.push([
        effect,
        ...about,
        belowInWords(field, isNeeded ? 'new' : ''),
      ]);
    }
    for (const difference of differences) {
      const {name: aspect, after: now} = difference;
      const words = [...about, ': ', ...inWords(difference)];
      if (!field) effects.push(['kinds-changed', ...words]);
      else if (aspect === 'type') effects.push(['types-changed', ...words]);
      else if (aspect === 'default')
        effects.push(['defaults-changed', ...words]);
      else if (aspect !== 'required')
        effects.push(['limits-changed', ...words]);
      else if (now === undefined) effects.push(['fields-optional', ...about]);
      else effects.push(['fields-required', ...about]);
    }
  }
  return effects;
}
