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

import type {VersionReference} from '../files/readReference';
import {
  compareKinds,
  type ChangedAspect,
  type FieldChange,
  type KindChange,
} from '../model/compareKinds';

import {fieldLink, kindLink, kindUrl, type ReferencePage} from './page';

/** ID of the list on a kind's page of what changed since the previous version. */
const SINCE_ANCHOR = 'changes';

function changesBetween(
  kind: string,
  before: VersionReference,
  after: VersionReference,
): KindChange {
  const modelIn = ({kinds}: VersionReference) => kinds.get(kind)?.model;
  return compareKinds(modelIn(before), modelIn(after));
}

/** What changed since the previous docs version, and what changes in the next. */
function changesOf({reference, older, newer}: ReferencePage, kind: string) {
  return [
    {word: 'since', anchor: SINCE_ANCHOR, before: older, after: reference},
    {word: 'in', anchor: 'changes-ahead', before: reference, after: newer},
  ].flatMap(({word, anchor, before, after}) => {
    if (!before || !after) return [];
    const other = before === reference ? after : before;
    const since = `${word} ${other.version.label}`;
    const changes = changesBetween(kind, before, after);
    if (changes.change === 'same') return [];
    return {...changes, since, anchor, before, after};
  });
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
  return changesOf(page, kind).flatMap((changes) => {
    const {change, facts, fields, before, after, since, anchor} = changes;
    const {label} = after.version;
    const whole =
      change === 'added'
        ? `${kind} is new in ${label}.`
        : `${label} removes ${kind}.`;
    const items = [
      ...facts.map(({fact, before: was, after: is}) =>
        phrases([`Changed ${fact}: `, code(is), ' (was ', code(was), ')']),
      ),
      ...fields.map((field) => {
        const target = field.change === 'removed' ? before : after;
        const name = fieldLink(page, kind, field.field, target);
        return phrases([VERBS[field.change], name, ...fieldInWords(field)]);
      }),
    ];
    return [
      heading(2, anchor, `Changes ${since}`),
      change === 'changed' ? list('oc-changes', items) : paragraph(whole),
    ];
  });
}

const VERBS = {added: 'Added ', removed: 'Removed ', changed: 'Changed '};

function fieldInWords({change, field, below, aspects}: FieldChange): Phrase[] {
  if (change !== 'changed') {
    const isRequired = change === 'added' && field.required === true;
    return [belowInWords(below, isRequired ? 'required' : '')];
  }
  return aspects.flatMap((aspect, index) => [
    index === 0 ? ': ' : '; ',
    ...aspectInWords(aspect),
  ]);
}

/** ` (new, 2 fields)`: what was added or removed with a field. */
function belowInWords(below: number, fact = ''): string {
  const count = below === 0 ? '' : below === 1 ? '1 field' : `${below} fields`;
  const facts = [fact, count].filter(Boolean);
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
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

const ASPECTS = {
  type: {name: 'type', effect: 'types-changed'},
  default: {name: 'default', effect: 'defaults-changed'},
  limits: {name: 'limit', effect: 'limits-changed'},
  rules: {name: 'rule', effect: 'limits-changed'},
} as const;

/** What changed about a field: `default is now m (was s)`. */
function aspectInWords({aspect, before, after}: ChangedAspect): Phrase[] {
  if (aspect === 'required') {
    return [after === undefined ? 'no longer required' : 'now required'];
  }
  const {name} = ASPECTS[aspect];
  const value = (words = ''): Phrase =>
    aspect === 'type' ? words : code(words);
  if (before === undefined) return [`new ${name} `, value(after)];
  if (after === undefined) return [`${name} `, value(before), ' removed'];
  return [`${name} is now `, value(after), ' (was ', value(before), ')'];
}

/**
 * For a changelog: what changed in the kinds since the previous docs version,
 * starting with what breaks manifests. Each change links to the field and to all
 * changes of its kind.
 */
export function renderChangedKinds(page: ReferencePage): RootContent[] {
  const {reference, older} = page;
  if (older === undefined) return [];
  const names = new Set([...reference.kinds.keys(), ...older.kinds.keys()]);
  const effects = [...names]
    .sort()
    .flatMap((kind) => effectsOnKind(page, kind, older));
  return Object.entries(EFFECTS).flatMap(([id, title]) => {
    const items = effects.flatMap(([effect, ...words]) =>
      effect === id ? [phrases(words)] : [],
    );
    if (items.length === 0) return [];
    return [heading(4, id, title), list('oc-changes', items)];
  });
}

function effectsOnKind(
  page: ReferencePage,
  kind: string,
  older: VersionReference,
): Effect[] {
  const {reference} = page;
  const {change, facts, fields} = changesBetween(kind, older, reference);
  if (change === 'added') return [['kinds-added', kindLink(page, kind)]];
  if (change === 'removed') {
    return [['kinds-removed', kindLink(page, kind, older)]];
  }
  const name = kindLink(page, kind, reference, SINCE_ANCHOR);
  return [
    ...facts.map(({fact, before, after}): Effect => {
      const now = [`: ${fact} is now `, code(after)];
      return ['kinds-changed', name, ...now, ' (was ', code(before), ')'];
    }),
    ...fields.flatMap((field) => {
      const target = field.change === 'removed' ? older : reference;
      const path = fieldLink(page, kind, field.field, target);
      return effectsOnField(field).map(([effect, ...words]): Effect => [
        effect,
        name,
        ' ',
        path,
        ...words,
      ]);
    }),
  ];
}

/** A field whose default and limits changed has two effects. */
function effectsOnField(change: FieldChange): Effect[] {
  const {field, below} = change;
  if (change.change === 'changed') {
    return change.aspects.map((aspect): Effect => {
      if (aspect.aspect === 'required') {
        return [aspect.after ? 'fields-required' : 'fields-optional'];
      }
      const {effect} = ASPECTS[aspect.aspect];
      return [effect, ': ', ...aspectInWords(aspect)];
    });
  }
  if (change.change === 'removed') {
    return [['fields-removed', belowInWords(below)]];
  }
  // The API server fills in a default, so nothing has to be written.
  return field.required && field.node.default === undefined
    ? [['fields-required', belowInWords(below, 'new')]]
    : [['fields-added', belowInWords(below)]];
}
