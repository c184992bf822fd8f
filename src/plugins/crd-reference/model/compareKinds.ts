import {fieldRows, type Field} from './fields';
import type {KindStructure} from './model';
import {limitTexts, typeInWords, valueInWords} from './words';

/** A property that differs between two versions; `undefined` means not set. */
export interface Difference {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A field that was added, removed or changed between two versions. */
export interface FieldChange {
  readonly change: 'added' | 'removed' | 'changed';
  /** The field in the newer version, if it has it. */
  readonly field: Field;
  /** What changed, if neither version lacks it. */
  readonly differences: readonly Difference[];
}

/** How a kind differs between two versions. */
export interface KindChange {
  readonly change: 'added' | 'removed' | 'same' | 'changed';
  /** Properties of the kind as a whole. */
  readonly facts: readonly Difference[];
  readonly fields: readonly FieldChange[];
}

/**
 * Compares what the API server enforces, not the descriptions. Fields are in the
 * order of the page, with removed ones last; those that came or went with one
 * above are left out.
 *
 * @param before - The kind in the older version, if it has it.
 * @param after - The kind in the newer version, if it has it.
 */
export function compareKinds(
  before: KindStructure | undefined,
  after: KindStructure | undefined,
): KindChange {
  if (!before && !after) return {change: 'same', facts: [], fields: []};
  if (!before) return {change: 'added', facts: [], fields: []};
  if (!after) return {change: 'removed', facts: [], fields: []};
  const old = fieldRows(before.schema);
  const now = fieldRows(after.schema);
  const added = onlyIn(now, old);
  const fields: FieldChange[] = [];
  for (const field of now.values()) {
    const earlier = old.get(field.path);
    if (added.includes(field)) {
      fields.push({change: 'added', field, differences: []});
    } else if (earlier) {
      const differences = differencesOf(aspectsOf(earlier), aspectsOf(field));
      if (differences.length === 0) continue;
      fields.push({change: 'changed', field, differences});
    }
  }
  for (const field of onlyIn(old, now)) {
    fields.push({change: 'removed', field, differences: []});
  }
  const facts = differencesOf(factsOf(before), factsOf(after));
  const isSame = fields.length + facts.length === 0;
  return {change: isSame ? 'same' : 'changed', facts, fields};
}

type Rows = ReadonlyMap<string, Field>;

/** The topmost fields that only one version has. */
function onlyIn(rows: Rows, others: Rows): readonly Field[] {
  const missing = [...rows.values()].filter(({path}) => !others.has(path));
  const below = new Set<Field>();
  for (const {children} of missing) {
    for (const child of children) below.add(child);
  }
  return missing.filter((field) => !below.has(field));
}

type Properties = Readonly<Record<string, string | undefined>>;

function differencesOf(was: Properties, is: Properties): Difference[] {
  return Object.keys(is)
    .filter((name) => was[name] !== is[name])
    .map((name) => ({name, before: was[name], after: is[name]}));
}

function factsOf(kind: KindStructure): Properties {
  const {group, version, scope, shortNames = []} = kind;
  return {
    'API version': `${group}/${version}`,
    scope,
    'short names': shortNames.join(', ') || 'none',
  };
}

function aspectsOf({node, required}: Field): Properties {
  const value = node.default;
  const rules = node['x-kubernetes-validations'];
  return {
    type: typeInWords(node),
    required: required ? 'required' : undefined,
    default: value === undefined ? undefined : valueInWords(value),
    limit: limitTexts(node).join('; ') || undefined,
    rule: rules?.map(({rule}) => rule).join('; '),
  };
}
