import {countBelow, fieldRows, type Field} from './fields';
import type {KindStructure} from './model';
import {limitTexts, typeInWords, valueInWords} from './words';

/** A property that changed; `undefined` means not set. */
export interface ChangedAspect {
  readonly aspect: 'type' | 'required' | 'default' | 'limits' | 'rules';
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A field that was added, removed or changed between two versions. */
export interface FieldChange {
  readonly change: 'added' | 'removed' | 'changed';
  /** The field in the newer version, if it has it. */
  readonly field: Field;
  /** Number of nested fields, which were added or removed with it. */
  readonly below: number;
  /** What changed, if neither version lacks it. */
  readonly aspects: readonly ChangedAspect[];
}

/** How a kind differs between two versions. */
export interface KindChange {
  readonly change: 'added' | 'removed' | 'same' | 'changed';
  /** Properties of the kind as a whole. */
  readonly facts: readonly {
    readonly fact: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly fields: readonly FieldChange[];
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
  if (before === undefined || after === undefined) {
    const change = before ? 'removed' : after ? 'added' : 'same';
    return {change, facts: [], fields: []};
  }
  const old = fieldRows(before.schema);
  const now = fieldRows(after.schema);
  const added = onlyIn(now, old);
  const fields: FieldChange[] = [
    ...[...now.values()].flatMap((field) =>
      added.includes(field)
        ? oneSided('added', field)
        : changed(old.get(field.path), field),
    ),
    ...onlyIn(old, now).map((field) => oneSided('removed', field)),
  ];
  const was = factsOf(before);
  const facts = Object.entries(factsOf(after)).flatMap(([fact, is]) => {
    const {[fact]: earlier = is} = was;
    return earlier === is ? [] : {fact, before: earlier, after: is};
  });
  const isSame = fields.length + facts.length === 0;
  return {change: isSame ? 'same' : 'changed', facts, fields};
}

type Rows = ReadonlyMap<string, Field>;

/** Fields that only one version has, without those that came or went with one above. */
function onlyIn(rows: Rows, others: Rows): readonly Field[] {
  const missing = [...rows.values()].filter(({path}) => !others.has(path));
  const below = new Set(missing.flatMap(({children}) => children));
  return missing.filter((field) => !below.has(field));
}

function oneSided(change: 'added' | 'removed', field: Field): FieldChange {
  return {change, field, below: countBelow(field), aspects: []};
}

function changed(before: Field | undefined, field: Field): FieldChange[] {
  if (before === undefined) return [];
  const was = aspectsOf(before);
  const is = aspectsOf(field);
  const aspects = ASPECTS.filter((aspect) => was[aspect] !== is[aspect]).map(
    (aspect) => ({aspect, before: was[aspect], after: is[aspect]}),
  );
  if (aspects.length === 0) return [];
  return [{change: 'changed', field, below: 0, aspects}];
}

function factsOf(kind: KindStructure): Readonly<Record<string, string>> {
  const {group, version, scope, shortNames = []} = kind;
  return {
    'API version': `${group}/${version}`,
    scope,
    'short names': shortNames.join(', ') || 'none',
  };
}

const ASPECTS = ['type', 'required', 'default', 'limits', 'rules'] as const;

function aspectsOf({
  node,
  required,
}: Field): Record<ChangedAspect['aspect'], string | undefined> {
  const rules = node['x-kubernetes-validations'];
  return {
    type: typeInWords(node),
    required: required === true ? 'required' : undefined,
    default:
      node.default === undefined ? undefined : valueInWords(node.default),
    limits: limitTexts(node).join('; ') || undefined,
    rules: rules?.map(({rule}) => rule).join('; '),
  };
}
