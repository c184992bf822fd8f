import {AHEAD_ANCHOR, SINCE_ANCHOR} from '../../../lib/changeSections';
import {htmlElement} from '../../../lib/htmlElement';
import type {Heading, PhrasingContent, RootContent} from 'mdast';

import {
  compareKinds,
  type ChangedAspect,
  type FieldChange,
  type KindChange,
} from '../shared/compareKinds';

import {code, link, paragraph, spaced, text} from './nodes';
import {fieldUrl, kindUrl, type ReferencePage} from './page';
import type {VersionReference} from './readReference';

/**
 * What changed since the previous docs version and what changes in the next
 * one, each with its own heading; nothing if nothing changed.
 */
export function renderChanges(
  page: ReferencePage,
  kind: string,
): RootContent[] {
  const {reference, older, newer} = page;
  return [
    ...(older === undefined
      ? []
      : changeSection(
          page,
          kind,
          older,
          reference,
          `Changes since ${older.version.label}`,
          SINCE_ANCHOR,
        )),
    ...(newer === undefined
      ? []
      : changeSection(
          page,
          kind,
          reference,
          newer,
          `Changes in ${newer.version.label}`,
          AHEAD_ANCHOR,
        )),
  ];
}

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

function changeSection(
  page: ReferencePage,
  kind: string,
  before: VersionReference,
  after: VersionReference,
  title: string,
  anchor: string,
): RootContent[] {
  const change = kindChange(kind, before, after);
  if (change.change === 'same') return [];
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [text(title)],
    data: {hProperties: {id: anchor}},
  };
  if (change.change === 'added') {
    const words = `${kind} is new in ${after.version.label}.`;
    return [heading, paragraph([text(words)])];
  }
  if (change.change === 'removed') {
    const words = `${after.version.label} removes ${kind}.`;
    return [heading, paragraph([text(words)])];
  }
  return [
    heading,
    htmlElement('ul', {className: ['oc-changes']}, [
      ...change.facts.map(({fact, before: was, after: is}) =>
        htmlElement('li', {}, [
          text(`Changed ${fact}: `),
          ...nowAndBefore(code(is), code(was)),
        ]),
      ),
      ...change.fields.map((field) =>
        htmlElement('li', {}, fieldChange(page, kind, before, after, field)),
      ),
    ]),
  ];
}

function fieldChange(
  page: ReferencePage,
  kind: string,
  before: VersionReference,
  after: VersionReference,
  change: FieldChange,
): PhrasingContent[] {
  const target = change.change === 'removed' ? before : after;
  const url = fieldUrl(page, target, kind, change.field);
  const path = code(change.field.path);
  const field = url === undefined ? path : link(url, [path]);
  switch (change.change) {
    case 'added':
      return [
        text('Added '),
        field,
        text(
          inParentheses([
            ...(change.field.required === true ? ['required'] : []),
            ...belowInWords(change.below),
          ]),
        ),
      ];
    case 'removed':
      return [
        text('Removed '),
        field,
        text(inParentheses(belowInWords(change.below))),
      ];
    case 'changed':
      return [
        text('Changed '),
        field,
        text(': '),
        ...change.aspects.flatMap((aspect, index) => [
          ...(index === 0 ? [] : [text('; ')]),
          ...aspectInWords(aspect),
        ]),
      ];
  }
}

/** `2 fields`: what was added or removed with a field. */
export function belowInWords(below: number): string[] {
  if (below === 0) return [];
  return [below === 1 ? '1 field' : `${below} fields`];
}

/** Facts in parentheses after a word; nothing without facts. */
export function inParentheses(facts: readonly string[]): string {
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

/** `m (was s)` */
function nowAndBefore(
  now: PhrasingContent,
  before: PhrasingContent,
): PhrasingContent[] {
  return [now, text(' (was '), before, text(')')];
}

/** What changed about a field: `default is now m (was s)`. */
export function aspectInWords(aspect: ChangedAspect): PhrasingContent[] {
  const {before, after} = aspect;
  if (aspect.aspect === 'required') {
    return [text(after === undefined ? 'no longer required' : 'now required')];
  }
  const name = {
    type: 'type',
    default: 'default',
    limits: 'limit',
    rules: 'rule',
  }[aspect.aspect];
  const value = (words: string): PhrasingContent =>
    aspect.aspect === 'type' ? text(words) : code(words);
  if (before === undefined && after !== undefined) {
    return spaced([text(`new ${name}`), value(after)]);
  }
  if (after === undefined && before !== undefined) {
    return spaced([text(name), value(before), text('removed')]);
  }
  return [
    text(`${name} is now `),
    ...nowAndBefore(value(after ?? ''), value(before ?? '')),
  ];
}

/** Marks of a kind in the list of kinds, linked to the details. */
export function changeMarks(
  page: ReferencePage,
  kind: string,
): PhrasingContent[][] {
  const {reference, older, newer} = page;
  const marks: PhrasingContent[][] = [];
  const mark = (words: string, anchor: string): void => {
    const url = kindUrl(page, reference, kind, anchor);
    marks.push([url === undefined ? text(words) : link(url, [text(words)])]);
  };
  if (older !== undefined) {
    const {change} = kindChange(kind, older, reference);
    const label = older.version.label;
    if (change === 'added') mark(`new since ${label}`, SINCE_ANCHOR);
    if (change === 'changed') mark(`changed since ${label}`, SINCE_ANCHOR);
  }
  if (newer !== undefined) {
    const {change} = kindChange(kind, reference, newer);
    const label = newer.version.label;
    if (change === 'removed') mark(`removed in ${label}`, AHEAD_ANCHOR);
    if (change === 'changed') mark(`changed in ${label}`, AHEAD_ANCHOR);
  }
  return marks;
}
