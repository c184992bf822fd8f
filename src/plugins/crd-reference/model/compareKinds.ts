import {countBelow, fieldsByPath, fieldTree, type Field} from './fields';
import type {KindStructure} from './model';
import {limitsInWords, typeInWords, valueInWords} from './words';

/** A property that changed; `undefined` means not set. */
export interface ChangedAspect {
  readonly aspect: 'type' | 'required' | 'default' | 'limits' | 'rules';
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A field that was added, removed or changed between two versions. */
export type FieldChange = {
  /** The field in the newer version, if it has it. */
  readonly field: Field;
} & (
  | {
      readonly change: 'added' | 'removed';
      /** Number of nested fields, which were added or removed with it. */
      readonly below: number;
    }
  | {readonly change: 'changed'; readonly aspects: readonly ChangedAspect[]}
);

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
  const old = fieldsByPath(fieldTree(before.schema));
  const now = fieldsByPath(fieldTree(after.schema));
  const fields = [
    ...[...now.values()].flatMap((field): FieldChange[] => {
      const earlier = old.get(field.path);
      if (earlier === undefined) return aloneIn(now, old, field, 'added');
      const was = aspectsOf(earlier);
      const is = aspectsOf(field);
      const aspects = ASPECTS.flatMap((aspect) =>
        was[aspect] === is[aspect]
          ? []
          : {aspect, before: was[aspect], after: is[aspect]},
      );
      return aspects.length > 0 ? [{change: 'changed', field, aspects}] : [];
    }),
    ...[...old.values()].flatMap((field) =>
      now.has(field.path) ? [] : aloneIn(old, now, field, 'removed'),
    ),
  ];
  const was = factsOf(before);
  const is = factsOf(after);
  const facts = Object.keys(was).flatMap((fact) => {
    const [before = '', after = ''] = [was[fact], is[fact]];
    return before === after ? [] : {fact, before, after};
  });
  const isSame = fields.length + facts.length === 0;
  return {change: isSame ? 'same' : 'changed', facts, fields};
}

/** A field that only one version has, unless it came or went with its parent. */
function aloneIn(
  within: ReadonlyMap<string, Field>,
  without: ReadonlyMap<string, Field>,
  field: Field,
  change: 'added' | 'removed',
): FieldChange[] {
  let above = parentOf(field.path);
  // Skips items and values that have no row of their own.
  while (above !== '' && !within.has(above)) above = parentOf(above);
  return above !== '' && !without.has(above)
    ? []
    : [{change, field, below: countBelow(field)}];
}

function parentOf(path: string): string {
  if (path.endsWith('[]')) return path.slice(0, -2);
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
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
  const limits = limitsInWords(node).map(({words, code = []}) =>
    [words, ...code].join(' '),
  );
  const rules = node['x-kubernetes-validations'];
  return {
    type: typeInWords(node),
    required: required === true ? 'required' : undefined,
    default:
      node.default === undefined ? undefined : valueInWords(node.default),
    limits: limits.join('; ') || undefined,
    rules: rules?.map(({rule}) => rule).join('; '),
  };
}
