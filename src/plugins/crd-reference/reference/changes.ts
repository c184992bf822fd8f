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
} from '../model/compareKinds';
import {countBelow, type Field} from '../model/fields';

import {fieldLink, kindLink, kindUrl, type ReferencePage} from './page';

/** ID of the list on a kind's page of what changed since the previous version. */
const SINCE_ANCHOR = 'changes';

/** What changed since the previous docs version, and what changes in the next. */
function changesOf({reference, older, newer}: ReferencePage, kind: string) {
  return [
    {word: 'since', anchor: SINCE_ANCHOR, before: older, after: reference},
    {word: 'in', anchor: 'changes-ahead', before: reference, after: newer},
  ].flatMap(({word, anchor, before, after}) => {
    if (!before || !after) return [];
    const other = before === reference ? after : before;
    const since = `${word} ${other.version.label}`;
    const modelIn = ({kinds}: VersionReference) => kinds.get(kind)?.model;
    const changes = compareKinds(modelIn(before), modelIn(after));
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
      ...facts.map((fact) => phrases(['Changed ', ...inWords(fact)])),
      ...fields.map(({change, field, differences}) => {
        const target = change === 'removed' ? before : after;
        const isRequired = change === 'added' && field.required;
        return phrases([
          {added: 'Added ', removed: 'Removed ', changed: 'Changed '}[change],
          fieldLink(page, kind, field, target),
          ...(change === 'changed'
            ? differences.flatMap((difference, index) => [
                index === 0 ? ': ' : '; ',
                ...inWords(difference),
              ])
            : [belowInWords(field, isRequired ? 'required' : '')]),
        ]);
      }),
    ];
    return [
      heading(2, anchor, `Changes ${since}`),
      change === 'changed' ? list('oc-changes', items) : paragraph(whole),
    ];
  });
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
  const names = [reference, older].flatMap((one) => [
    ...(one?.kinds.keys() ?? []),
  ]);
  const effects = [...new Set(names)]
    .sort()
    .flatMap((kind) => effectsOnKind(page, kind));
  return Object.entries(EFFECTS).flatMap(([id, title]) => {
    const items = effects.flatMap(([effect, ...words]) =>
      effect === id ? [phrases(words)] : [],
    );
    if (items.length === 0) return [];
    return [heading(4, id, title), list('oc-changes', items)];
  });
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
  return [
    ...facts.map((fact): Effect => {
      return ['kinds-changed', name, ': ', ...inWords(fact)];
    }),
    ...fields.flatMap((field) => {
      const target = field.change === 'removed' ? before : after;
      const path = fieldLink(page, kind, field.field, target);
      return effectsOnField(field).map(([effect, ...words]): Effect => {
        return [effect, name, ' ', path, ...words];
      });
    }),
  ];
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
