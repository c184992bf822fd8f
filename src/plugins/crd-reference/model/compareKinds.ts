import {fieldRows, type Field} from './fields';
import type {KindStructure} from './model';
import {limitTexts, typeInWords, valueInWords} from './words';

/** A property that differs between two versions; `undefined` means not set. */
export interface Difference {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What was added, removed or changed between two versions of a kind. */
export interface Change {
  readonly change: 'added' | 'removed' | 'changed';
  /** The field in the newer version, if it has it; none for the kind as a whole. */
  readonly field?: Field;
  /** What changed, if neither version lacks it. */
  readonly differences: readonly Difference[];
}

/**
 * Compares what the API server enforces, not the descriptions. Fields are in the
 * order of the page, with removed ones last; those that came or went with one
 * above are left out.
 */
export function* compareKinds(
  before: KindStructure,
  after: KindStructure,
): Generator<Change> {
  for (const fact of differencesOf(factsOf(before), factsOf(after))) {
    yield {change: 'changed', differences: [fact]};
  }
  const old = fieldRows(before.schema);
  const now = fieldRows(after.schema);
  const added = onlyIn(now, old);
  for (const field of now.values()) {
    const earlier = old.get(field.path);
    if (added.has(field)) {
      yield {change: 'added', field, differences: []};
    } else if (earlier) {
      const differences = differencesOf(aspectsOf(earlier), aspectsOf(field));
      if (differences.length === 0) continue;
      yield {change: 'changed', field, differences};
    }
  }
  for (const field of onlyIn(old, now)) {
    yield {change: 'removed', field, differences: []};
  }
}

type Rows = ReadonlyMap<string, Field>;

/** The topmost fields that only one version has. */
function onlyIn(rows: Rows, others: Rows): ReadonlySet<Field> {
  const found = new Set<Field>();
  const below = new Set<Field>();
  for (const field of rows.values()) {
    if (others.has(field.path)) continue;
    if (!below.has(field)) found.add(field);
    for (const child of field.children) below.add(child);
  }
  return found;
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
    'short name': shortNames.join(', ') || undefined,
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
