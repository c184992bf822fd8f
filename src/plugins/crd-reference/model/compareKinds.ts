import {countBelow, fieldsByPath, fieldTree, type Field} from './fields';
import {limitsInWords, typeInWords, valueInWords} from './words';
import type {KindStructure} from './model';

const ASPECTS = ['type', 'required', 'default', 'limits', 'rules'] as const;

/** A property of a field that changed; `undefined` means not set. */
export interface ChangedAspect {
  readonly aspect: (typeof ASPECTS)[number];
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

const FACTS = ['API version', 'scope', 'short names'] as const;

/** A property of the kind as a whole that changed. */
export interface ChangedFact {
  readonly fact: (typeof FACTS)[number];
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
  const old = fieldsByPath(fieldTree(before.schema));
  const now = fieldsByPath(fieldTree(after.schema));
  const changes: FieldChange[] = [];
  for (const field of now.values()) {
    const earlier = old.get(field.path);
    if (earlier === undefined) {
      if (isBelowChange(field.path, old, now)) continue;
      changes.push({change: 'added', field, below: countBelow(field)});
      continue;
    }
    const aspects = changed(ASPECTS, aspectsOf(earlier), aspectsOf(field)).map(
      ({key: aspect, ...values}) => ({aspect, ...values}),
    );
    if (aspects.length > 0) changes.push({change: 'changed', field, aspects});
  }
  for (const field of old.values()) {
    if (now.has(field.path) || isBelowChange(field.path, now, old)) continue;
    changes.push({change: 'removed', field, below: countBelow(field)});
  }
  const facts = changed(FACTS, factsOf(before), factsOf(after)).map(
    ({key: fact, ...values}) => ({fact, ...values}),
  );
  return changes.length + facts.length === 0
    ? {change: 'same'}
    : {change: 'changed', facts, fields: changes};
}

/** The keys whose values differ, with both. */
function changed<Key extends string, Value>(
  keys: readonly Key[],
  was: Readonly<Record<Key, Value>>,
  is: Readonly<Record<Key, Value>>,
): {key: Key; before: Value; after: Value}[] {
  return keys
    .map((key) => ({key, before: was[key], after: is[key]}))
    .filter(({before, after}) => before !== after);
}

function factsOf({
  group,
  version,
  scope,
  shortNames = [],
}: KindStructure): Record<ChangedFact['fact'], string> {
  return {
    'API version': `${group}/${version}`,
    scope,
    'short names': shortNames.join(', ') || 'none',
  };
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

function aspectsOf({
  node,
  required,
}: Field): Record<ChangedAspect['aspect'], string | undefined> {
  const limits = limitsInWords(node).map(({words, code = []}) =>
    [words, ...code].join(' '),
  );
  const rules = node['x-kubernetes-validations'];
  return {
    type: typeInWords(node),
    required: required === true ? 'required' : undefined,
    default:
      node.default === undefined ? undefined : valueInWords(node.default),
    limits: limits.length === 0 ? undefined : limits.join('; '),
    rules: rules?.map(({rule}) => rule).join('; '),
  };
}
