import {
  fieldTree,
  isElement,
  withDescendants,
  type Field,
} from './flattenSchema';
import {limitsInWords, valueInWords, type Limit} from './limitsInWords';
import type {KindStructure} from './model';
import {typeInWords} from './typeInWords';

/** A property of a field that changed; `undefined` means not set. */
export interface ChangedAspect {
  readonly aspect: 'type' | 'required' | 'default' | 'limits' | 'rules';
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A field that was added, removed or changed between two versions. */
export type FieldChange =
  | {
      readonly change: 'added' | 'removed';
      readonly field: Field;
      /** Number of nested fields, which were added or removed with it. */
      readonly below: number;
    }
  | {
      readonly change: 'changed';
      /** The field in the newer version. */
      readonly field: Field;
      readonly aspects: readonly ChangedAspect[];
    };

/** How a kind differs between two versions. */
export type KindChange =
  | {readonly change: 'added'}
  | {readonly change: 'removed'}
  | {readonly change: 'same'}
  | {
      readonly change: 'changed';
      readonly facts: readonly ChangedFact[];
      readonly fields: readonly FieldChange[];
    };

/** A property of the kind as a whole that changed. */
export interface ChangedFact {
  readonly fact: 'API version' | 'scope' | 'short names';
  readonly before: string;
  readonly after: string;
}

/**
 * Compares what the API server enforces, not the descriptions. Fields are in the
 * order of the page, with removed ones last.
 *
 * @param before - The kind in the older version, if it has it.
 * @param after - The kind in the newer version, if it has it.
 */
export function compareKinds(
  before: KindStructure | undefined,
  after: KindStructure | undefined,
): KindChange {
  if (before === undefined) {
    return {change: after === undefined ? 'same' : 'added'};
  }
  if (after === undefined) return {change: 'removed'};
  const old = byPath(fieldTree(before.schema));
  const now = byPath(fieldTree(after.schema));
  const changes: FieldChange[] = [];
  for (const field of now.values()) {
    const earlier = old.get(field.path);
    if (earlier === undefined) {
      if (isBelowChange(field.path, old, now)) continue;
      changes.push({change: 'added', field, below: countBelow(field)});
      continue;
    }
    const aspects = compareFields(earlier, field);
    if (aspects.length > 0) changes.push({change: 'changed', field, aspects});
  }
  for (const field of old.values()) {
    if (now.has(field.path) || isBelowChange(field.path, now, old)) continue;
    changes.push({change: 'removed', field, below: countBelow(field)});
  }
  const facts = compareFacts(before, after);
  return changes.length + facts.length === 0
    ? {change: 'same'}
    : {change: 'changed', facts, fields: changes};
}

function compareFacts(
  before: KindStructure,
  after: KindStructure,
): ChangedFact[] {
  const facts = [
    ['API version', apiVersionOf(before), apiVersionOf(after)],
    ['scope', before.scope, after.scope],
    ['short names', shortNamesOf(before), shortNamesOf(after)],
  ] as const;
  return facts
    .map(([fact, was, is]) => ({fact, before: was, after: is}))
    .filter((fact) => fact.before !== fact.after);
}

function apiVersionOf({group, version}: KindStructure): string {
  return `${group}/${version}`;
}

function shortNamesOf({shortNames = []}: KindStructure): string {
  return shortNames.length === 0 ? 'none' : shortNames.join(', ');
}

function byPath(fields: readonly Field[]): Map<string, Field> {
  return new Map(
    fields.flatMap(withDescendants).map((field) => [field.path, field]),
  );
}

/** Whether a field was added or removed together with its parent. */
function isBelowChange(
  path: string,
  without: ReadonlyMap<string, Field>,
  within: ReadonlyMap<string, Field>,
): boolean {
  for (let above = parentOf(path); above !== ''; above = parentOf(above)) {
    // Skips items and values that have no row of their own.
    if (within.has(above)) return !without.has(above);
  }
  return false;
}

function parentOf(path: string): string {
  if (path.endsWith('[]')) return path.slice(0, -2);
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** Counts named fields only: a row for the items of a list has no name. */
function countBelow(field: Field): number {
  return withDescendants(field)
    .slice(1)
    .filter((below) => !isElement(below)).length;
}

function compareFields(before: Field, after: Field): ChangedAspect[] {
  const aspects: ChangedAspect[] = [
    {
      aspect: 'type',
      before: typeInWords(before.node),
      after: typeInWords(after.node),
    },
    {
      aspect: 'required',
      before: before.required === true ? 'required' : undefined,
      after: after.required === true ? 'required' : undefined,
    },
    {
      aspect: 'default',
      before: defaultOf(before),
      after: defaultOf(after),
    },
    {
      aspect: 'limits',
      before: joined(limitsInWords(before.node)),
      after: joined(limitsInWords(after.node)),
    },
    {aspect: 'rules', before: rulesOf(before), after: rulesOf(after)},
  ];
  return aspects.filter((aspect) => aspect.before !== aspect.after);
}

function defaultOf({node}: Field): string | undefined {
  return node.default === undefined ? undefined : valueInWords(node.default);
}

function rulesOf({node}: Field): string | undefined {
  const rules = node['x-kubernetes-validations'];
  return rules?.map(({rule}) => rule).join('; ');
}

function joined(limits: readonly Limit[]): string | undefined {
  if (limits.length === 0) return undefined;
  return limits
    .map(({words, code}) => [words, ...(code ?? [])].join(' '))
    .join('; ');
}
