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

/** IDs of the lists on a kind's page: since the previous version, and in the next. */
const SINCE_ANCHOR = 'changes';
const AHEAD_ANCHOR = 'changes-ahead';

interface Changes extends KindChange {
  readonly before: VersionReference;
  readonly after: VersionReference;
  readonly since: string;
  readonly anchor: string;
}

function changesBetween(
  kind: string,
  before: VersionReference,
  after: VersionReference,
): KindChange {
  const modelIn = ({kinds}: VersionReference) => kinds.get(kind)?.model;
  return compareKinds(modelIn(before), modelIn(after));
}

/** What changed since the previous docs version, and what changes in the next. */
function changesOf(
  {reference, older, newer}: ReferencePage,
  kind: string,
): Changes[] {
  const pairs = [
    older && {
      ...{before: older, after: reference, anchor: SINCE_ANCHOR},
      since: `since ${older.version.label}`,
    },
    newer && {
      ...{before: reference, after: newer, anchor: AHEAD_ANCHOR},
      since: `in ${newer.version.label}`,
    },
  ];
  return pairs
    .filter((pair) => pair !== undefined)
    .map((pair) => ({
      ...changesBetween(kind, pair.before, pair.after),
      ...pair,
    }))
    .filter(({change}) => change !== 'same');
}

/** Marks of a kind that changed, linked to the lists on its page. */
export function changeMarks(
  page: ReferencePage,
  kind: string,
): PhrasingContent[] {
  return changesOf(page, kind).flatMap(({change, since, anchor}) => {
    const word = change === 'added' ? 'new' : change;
    const url = kindUrl(page, page.reference, kind, anchor);
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
    const label = after.version.label;
    const items = [
      ...facts.map(({fact, before: was, after: is}) =>
        phrases([`Changed ${fact}: `, code(is), ' (was ', code(was), ')']),
      ),
      ...fields.map((field) => {
        const target = field.change === 'removed' ? before : after;
        const name = fieldLink(page, target, kind, field.field);
        return phrases(fieldInWords(field, name));
      }),
    ];
    return [
      heading(2, anchor, `Changes ${since}`),
      change === 'changed'
        ? list('oc-changes', items)
        : paragraph(
            change === 'added'
              ? `${kind} is new in ${label}.`
              : `${label} removes ${kind}.`,
          ),
    ];
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
  const {below, field} = change;
  const isRequired = change.change === 'added' && field.required === true;
  return [
    change.change === 'added' ? 'Added ' : 'Removed ',
    name,
    belowInWords(below, isRequired ? 'required' : undefined),
  ];
}

/** ` (new, 2 fields)`: what was added or removed with a field. */
function belowInWords(below: number, fact?: string): string {
  const count = below === 1 ? '1 field' : `${below} fields`;
  const facts = [fact ?? [], below === 0 ? [] : count].flat();
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

const ASPECT_NAMES = {
  type: 'type',
  default: 'default',
  limits: 'limit',
  rules: 'rule',
} as const;

/** What changed about a field: `default is now m (was s)`. */
function aspectInWords({aspect, before, after}: ChangedAspect): Phrase[] {
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
  const {change, facts, fields} = changesBetween(kind, older, page.reference);
  if (change === 'added') return [['kinds-added', kindLink(page, kind)]];
  if (change === 'removed') {
    return [['kinds-removed', kindLink(page, kind, older)]];
  }
  const name = kindLink(page, kind, page.reference, SINCE_ANCHOR);
  return [
    ...facts.map(({fact, before, after}): Effect => {
      const now = [`: ${fact} is now `, code(after)];
      return ['kinds-changed', name, ...now, ' (was ', code(before), ')'];
    }),
    ...fields.flatMap((field) => {
      const target = field.change === 'removed' ? older : page.reference;
      const path = fieldLink(page, target, kind, field.field);
      return effectsOnField(field).map(([effect, ...words]): Effect => {
        return [effect, name, ' ', path, ...words];
      });
    }),
  ];
}

const ASPECT_EFFECTS = {
  type: 'types-changed',
  default: 'defaults-changed',
  limits: 'limits-changed',
  rules: 'limits-changed',
} as const;

/** A field whose default and limits changed has two effects. */
function effectsOnField(change: FieldChange): Effect[] {
  if (change.change === 'changed') {
    return change.aspects.map((aspect): Effect => {
      if (aspect.aspect === 'required') {
        return [aspect.after ? 'fields-required' : 'fields-optional'];
      }
      return [ASPECT_EFFECTS[aspect.aspect], ': ', ...aspectInWords(aspect)];
    });
  }
  const {below, field} = change;
  if (change.change === 'removed') {
    return [['fields-removed', belowInWords(below)]];
  }
  // The API server fills in a default, so nothing has to be written.
  const isNeeded = field.required === true && field.node.default === undefined;
  return isNeeded
    ? [['fields-required', belowInWords(below, 'new')]]
    : [['fields-added', belowInWords(below)]];
}
